package io.weir.cli;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;

/** The command {@code weir drift}. */
@Command(
    name = "drift",
    description = "Tells which tables are not as the last applied definition left them.",
    footer = "Exits with 0 when none has drifted, 2 when some have, 1 when some could not be read.")
final class DriftCommand implements Callable<Integer> {

  @Parameters(paramLabel = "CATALOG", arity = "0..1", description = "Only this catalog.")
  private @Nullable String catalog;

  @Option(names = "--database", paramLabel = "NAME", description = "Only this database.")
  private @Nullable String database;

  @Mixin private OutputOptions output = new OutputOptions();

  private final Invocation invocation;

  DriftCommand(Invocation invocation) {
    this.invocation = invocation;
  }

  @Override
  public Integer call() {
    Map<String, String> query =
        new Query().with("catalog", catalog).with("database", database).parameters();
    List<JsonNode> drifts = invocation.server().items("/drift", query);
    if (output.isJson()) {
      invocation.terminal().out().println(Json.list(drifts));
    } else {
      drifts.forEach(this::print);
      long drifted = drifts.stream().filter(DriftCommand::isDrift).count();
      invocation.terminal().out().println(Words.count((int) drifted, "table") + " drifted.");
    }
    return exitCode(drifts);
  }

  private void print(JsonNode drift) {
    Terminal terminal = invocation.terminal();
    String message = Json.text(drift, "message");
    terminal
        .out()
        .println(
            terminal.paint().as(Json.text(drift, "state"))
                + "  "
                + terminal.paint().bold(TableName.of(drift))
                + ", applied by "
                + Words.orDash(drift, "appliedBy")
                + " at "
                + Words.time(drift, "appliedAt")
                + ", looked at "
                + Words.time(drift, "checkedAt")
                + (message.isEmpty() ? "" : ": " + message));
    if (drift.path("changes").isEmpty()) {
      return;
    }
    Columns columns = new Columns(terminal.paint(), "  RISK", "CHANGE BACK", "");
    for (JsonNode change : drift.path("changes")) {
      columns.add(
          "  " + Json.text(change, "risk"), Json.text(change, "kind"), Json.text(change, "detail"));
    }
    columns.print(terminal.out());
  }

  private static int exitCode(List<JsonNode> drifts) {
    if (drifts.stream().anyMatch(DriftCommand::isDrift)) {
      return ExitCode.CHANGES;
    }
    return drifts.isEmpty() ? ExitCode.OK : ExitCode.FAILED;
  }

  private static boolean isDrift(JsonNode drift) {
    return !Json.text(drift, "state").equals("UNKNOWN");
  }
}
