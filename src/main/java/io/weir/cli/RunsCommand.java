package io.weir.cli;

import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.JsonNode;

/** The command {@code weir runs}. */
@Command(name = "runs", description = "Lists maintenance runs, newest first.")
final class RunsCommand implements Callable<Integer> {

  @Option(names = "--catalog", paramLabel = "NAME", description = "Only those in this catalog.")
  private @Nullable String catalog;

  @Option(names = "--database", paramLabel = "NAME", description = "Only those in this database.")
  private @Nullable String database;

  @Option(names = "--table", paramLabel = "NAME", description = "Only those on this table.")
  private @Nullable String table;

  @Option(names = "--action", paramLabel = "ACTION", description = "Such as compact.")
  private @Nullable String action;

  @Option(names = "--status", paramLabel = "STATUS", description = "Such as FAILED.")
  private @Nullable String status;

  @Option(
      names = "--limit",
      paramLabel = "COUNT",
      description = "So many; ${DEFAULT-VALUE} when it is not said.")
  private int limit = 20;

  @Mixin private OutputOptions output = new OutputOptions();

  private final Invocation invocation;

  RunsCommand(Invocation invocation) {
    this.invocation = invocation;
  }

  @Override
  public Integer call() {
    Answer runs = invocation.server().get("/runs", query());
    if (output.isJson()) {
      invocation.terminal().out().println(runs.body());
    } else {
      print(runs.json().path("items"));
    }
    return ExitCode.OK;
  }

  private Map<String, String> query() {
    return new Query()
        .with("catalog", catalog)
        .with("database", database)
        .with("table", table)
        .with("action", action)
        .with("status", status)
        .with("limit", Integer.toString(limit))
        .parameters();
  }

  private void print(JsonNode runs) {
    Columns columns =
        new Columns(
            invocation.terminal().paint(), "RUN", "ACTION", "TABLE", "STATUS", "CREATED", "REASON");
    for (JsonNode run : runs) {
      columns.add(
          Json.text(run, "id"),
          Json.text(run, "action"),
          TableName.of(run),
          Json.text(run, "status"),
          Words.time(run, "createdAt"),
          Json.text(run, "reason"));
    }
    columns.print(invocation.terminal().out());
  }
}
