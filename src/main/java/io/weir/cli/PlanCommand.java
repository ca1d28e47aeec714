package io.weir.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.JsonNode;

/** The command {@code weir plan}. */
@Command(
    name = "plan",
    description = "Finds the changes that would bring the lake to its definitions; makes none.",
    footer =
        "Exits with 0 when there is nothing to do, 2 when there are changes, 1 when it is blocked.")
final class PlanCommand implements Callable<Integer> {

  @Mixin private DefinitionOptions definitions = new DefinitionOptions();
  @Mixin private OutputOptions output = new OutputOptions();

  @Option(
      names = "--allow",
      paramLabel = "NAME",
      description = "The full name of a table, column or database whose data may be destroyed.")
  private List<String> allow = new ArrayList<>();

  @Option(names = "--commit", paramLabel = "SHA", description = "Where the definitions are from.")
  private @Nullable String commit;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Keep the plan for weir apply --plan.")
  private @Nullable Path out;

  private final Invocation invocation;

  PlanCommand(Invocation invocation) {
    this.invocation = invocation;
  }

  @Override
  public Integer call() {
    Terminal terminal = invocation.terminal();
    Map<String, Object> body = definitions.body(terminal.in());
    body.put("allow", allow);
    if (commit != null) {
      body.put("commit", commit);
    }
    Answer answer = invocation.server().postOnce("/plans", body);
    keep(answer);
    if (output.isJson()) {
      terminal.out().println(answer.body());
    } else {
      new PlanText(terminal).print(answer.json());
      printNext(answer.json());
    }
    return exitCode(answer.json());
  }

  private void keep(Answer answer) {
    if (out != null) {
      try {
        Files.writeString(out, answer.body() + "\n");
      } catch (IOException e) {
        throw new CommandFailure(out + " can't be written: " + e.getMessage());
      }
    }
  }

  private void printNext(JsonNode plan) {
    int exitCode = exitCode(plan);
    if (exitCode != ExitCode.FAILED) {
      String next =
          exitCode == ExitCode.OK
              ? "Nothing to do."
              : "Apply it with: weir apply " + Json.text(plan, "id");
      invocation.terminal().out().println("\n" + next);
    }
  }

  private static int exitCode(JsonNode plan) {
    if (Json.text(plan, "status").equals("BLOCKED")) {
      return ExitCode.FAILED;
    }
    return plan.path("steps").isEmpty() ? ExitCode.OK : ExitCode.CHANGES;
  }
}
