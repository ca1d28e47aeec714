package io.weir.catalog;

import io.weir.catalog.ExportedFiles.File;
import io.weir.catalog.ExportedFiles.LeftOut;
import io.weir.paimon.SchemaVersion;
import io.weir.shared.Names;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Files of definitions while they are written. */
final class ExportFolder {

  private final String catalog;
  private final ExportFormat format;
  private final List<File> files = new ArrayList<>();
  private final List<LeftOut> leftOut = new ArrayList<>();

  ExportFolder(String catalog, ExportFormat format) {
    this.catalog = catalog;
    this.format = format;
  }

  /** Adds a database. */
  void add(String database) {
    add(
        catalog + "." + database,
        () -> {
          String path = Names.lake("", database);
          return file(path, format.database(catalog, database));
        });
  }

  /**
   * Adds a table.
   *
   * @param schema null when it can't be read
   */
  void add(TableId id, @Nullable SchemaVersion schema) {
    if (schema == null) {
      leftOut.add(new LeftOut(id.toString(), ExportFormat.UNREADABLE));
      return;
    }
    add(
        id.toString(),
        () -> {
          String path = Names.lake("", id.database()) + "/" + Names.lake("", id.table());
          return file(path, format.table(id, schema.shape()));
        });
  }

  ExportedFiles files() {
    return new ExportedFiles(files, leftOut);
  }

  private void add(String name, Supplier<File> file) {
    try {
      files.add(file.get());
    } catch (Problem problem) {
      leftOut.add(new LeftOut(name, problem.detail()));
    }
  }

  private File file(String path, String text) {
    String extension = "." + format.name().toLowerCase(Locale.ROOT);
    return new File(path + extension, format.catalog(catalog) + text);
  }
}
