package io.weir.cli;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which definitions a command is about. */
final class DefinitionOptions {

  @Option(
      names = {"-f", "--file"},
      paramLabel = "PATH",
      required = true,
      arity = "1..*",
      description =
          "Files of definitions, folders of *.yaml, *.yml and *.sql, or - for the standard input.")
  private List<String> paths = new ArrayList<>();

  @Option(
      names = "--catalog",
      paramLabel = "NAME",
      description = "The catalog of SQL statements that name none.")
  private @Nullable String catalog;

  @Option(
      names = "--database",
      paramLabel = "NAME",
      description = "The database of SQL statements that name none.")
  private @Nullable String database;

  /**
   * The fields of a request that hold the definitions.
   *
   * @throws CommandFailure when they can't be read
   */
  Map<String, Object> body(InputStream stdin) {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("files", ManifestFiles.read(paths, stdin));
    if (catalog != null) {
      body.put("catalog", catalog);
    }
    if (database != null) {
      body.put("database", database);
    }
    return body;
  }
}
