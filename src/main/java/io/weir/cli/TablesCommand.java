package io.weir.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;

/** The command {@code weir tables}. */
@Command(name = "tables", description = "Lists tables.")
final class TablesCommand implements Callable<Integer> {

  @Parameters(paramLabel = "CATALOG", arity = "0..1", description = "Only those of this catalog.")
  private @Nullable String catalog;

  @Option(names = "--database", paramLabel = "NAME", description = "Only those of this database.")
  private @Nullable String database;

  @Mixin private OutputOptions output = new OutputOptions();

  private final Invocation invocation;

  TablesCommand(Invocation invocation) {
    this.invocation = invocation;
  }

  @Override
  public Integer call() {
    WeirServer server = invocation.server();
    List<JsonNode> tables = new ArrayList<>();
    for (String in : catalog == null ? names(server, "/catalogs") : List.of(catalog)) {
      String databases = "/catalogs/" + Address.encoded(in) + "/databases";
      for (String of : database == null ? names(server, databases) : List.of(database)) {
        tables.addAll(server.items(databases + "/" + Address.encoded(of) + "/tables", Map.of()));
      }
    }
    if (output.isJson()) {
      invocation.terminal().out().println(Json.list(tables));
    } else {
      print(tables);
    }
    return ExitCode.OK;
  }

  private static List<String> names(WeirServer server, String path) {
    return server.items(path, Map.of()).stream()
        .map(item -> item.path("name").asString(""))
        .toList();
  }

  private void print(List<JsonNode> tables) {
    Columns columns =
        new Columns(
            invocation.terminal().paint(),
            "TABLE",
            "LAYER",
            "OWNER",
            "FILES",
            "SIZE",
            "LAST COMMIT");
    for (JsonNode table : tables) {
      columns.add(
          TableName.of(table),
          Words.orDash(table, "layer"),
          Words.orDash(table, "owner"),
          Words.orDash(table, "files"),
          Words.bytes(table, "bytes"),
          Words.time(table, "lastCommitAt"));
    }
    columns.print(invocation.terminal().out());
  }
}
