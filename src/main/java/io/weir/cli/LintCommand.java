package io.weir.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tools.jackson.databind.JsonNode;

/** The command {@code weir lint}. */
@Command(
    name = "lint",
    description = "Says what is wrong with definitions; makes nothing.",
    footer = "Exits with 0, or 1 when there are errors.")
final class LintCommand implements Callable<Integer> {

  @Mixin private DefinitionOptions definitions = new DefinitionOptions();
  @Mixin private OutputOptions output = new OutputOptions();

  private final Invocation invocation;

  LintCommand(Invocation invocation) {
    this.invocation = invocation;
  }

  @Override
  public Integer call() {
    Terminal terminal = invocation.terminal();
    Answer answer = invocation.server().post("/lint", definitions.body(terminal.in()));
    JsonNode findings = answer.json().path("findings");
    if (output.isJson()) {
      terminal.out().println(answer.body());
    } else {
      new FindingText(terminal).print(findings);
      terminal.out().println(FindingText.summary(findings));
    }
    return FindingText.count(findings, "error") > 0 ? ExitCode.FAILED : ExitCode.OK;
  }
}
