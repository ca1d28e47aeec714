package io.weir.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;

/** The command {@code weir export}. */
@Command(
    name = "export",
    description = "Writes what is in a catalog as definitions, of which a plan changes nothing.")
final class ExportCommand implements Callable<Integer> {

  /** The languages, by the words of the API. */
  enum Format {
    yaml,
    sql
  }

  @Parameters(paramLabel = "CATALOG", description = "The name of the catalog.")
  private String catalog = "";

  @Option(names = "--database", paramLabel = "NAME", description = "Only this database.")
  private @Nullable String database;

  @Option(names = "--table", paramLabel = "NAME", description = "Only this table of the database.")
  private @Nullable String table;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "${COMPLETION-CANDIDATES}; ${DEFAULT-VALUE} when it is not said.")
  private Format format = Format.yaml;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Write a folder for each database there and a file for each table.")
  private @Nullable Path out;

  private final Invocation invocation;

  ExportCommand(Invocation invocation) {
    this.invocation = invocation;
  }

  @Override
  public Integer call() {
    Map<String, String> query =
        new Query()
            .with("database", database)
            .with("table", table)
            .with("format", format.name())
            .parameters();
    String path = "/catalogs/" + Address.encoded(catalog) + "/export";
    if (out == null) {
      invocation.terminal().out().print(invocation.server().text(path, query));
      invocation.terminal().out().flush();
    } else {
      write(invocation.server().get(path + "/files", query).json(), out);
    }
    return ExitCode.OK;
  }

  private void write(JsonNode exported, Path folder) {
    JsonNode files = exported.path("items");
    for (JsonNode file : files) {
      write(folder, file.path("path").asString(""), file.path("text").asString(""));
    }
    for (JsonNode left : exported.path("leftOut")) {
      invocation
          .terminal()
          .err()
          .println("Left out " + Json.text(left, "name") + ": " + Json.text(left, "reason"));
    }
    invocation
        .terminal()
        .out()
        .println("Wrote " + Words.count(files.size(), "file") + " to " + folder + ".");
  }

  private static void write(Path folder, String path, String text) {
    Path file = folder.resolve(path).normalize();
    if (path.isEmpty() || !file.startsWith(folder.normalize())) {
      throw new CommandFailure("Weir names a file outside of " + folder + ": " + Json.shown(path));
    }
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new CommandFailure(file + " can't be written: " + e.getMessage());
    }
  }
}
