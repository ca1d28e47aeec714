package io.weir.cli;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.JsonNode;

/** The command {@code weir jobs}. */
@Command(name = "jobs", description = "Lists jobs and how they are.")
final class JobsCommand implements Callable<Integer> {

  @Option(
      names = "--state",
      paramLabel = "STATE",
      description = "Only those in this state, such as RUNNING or FAILED.")
  private @Nullable String state;

  @Mixin private OutputOptions output = new OutputOptions();

  private final Invocation invocation;

  JobsCommand(Invocation invocation) {
    this.invocation = invocation;
  }

  @Override
  public Integer call() {
    Map<String, String> query = new Query().with("state", state).parameters();
    List<JsonNode> jobs = invocation.server().items("/jobs", query);
    if (output.isJson()) {
      invocation.terminal().out().println(Json.list(jobs));
    } else {
      print(jobs);
    }
    return ExitCode.OK;
  }

  private void print(List<JsonNode> jobs) {
    Columns columns =
        new Columns(
            invocation.terminal().paint(), "JOB", "KIND", "CLUSTER", "STATE", "WANTED", "ON", "");
    for (JsonNode job : jobs) {
      columns.add(
          Json.text(job, "name"),
          Json.text(job, "kind"),
          Json.text(job, "cluster"),
          Json.text(job, "state"),
          Json.text(job, "desiredState"),
          Json.text(job, "targets"),
          Json.text(job, "sentence"));
    }
    columns.print(invocation.terminal().out());
  }
}
