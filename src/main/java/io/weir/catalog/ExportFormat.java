package io.weir.catalog;

import io.weir.definition.TableDefinition;
import io.weir.definition.manifest.Manifest;
import io.weir.definition.manifest.ManifestText;
import io.weir.definition.sql.CreateTableText;
import io.weir.definition.sql.StatementText;
import io.weir.paimon.TableShape;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.util.Map;

/** A language in which definitions are written. */
public enum ExportFormat {
  /** Manifests, for every table that a definition can declare. */
  YAML("# ") {
    @Override
    String catalog(String name) {
      return "";
    }

    @Override
    String database(String catalog, String name) {
      return ManifestText.of(new Manifest.Database(catalog, name, false));
    }

    @Override
    String table(TableId id, TableShape shape) {
      TableDefinition definition = TableDefinition.of(id.table(), shape);
      return ManifestText.of(new Manifest.Table(id, definition, null, Map.of()));
    }
  },

  /** Statements in Flink's dialect, for a session whose catalog has the same name. */
  SQL("-- ") {
    @Override
    String catalog(String name) {
      return StatementText.useCatalog(name);
    }

    @Override
    String database(String catalog, String name) {
      return "\n" + StatementText.createDatabase(name);
    }

    @Override
    String table(TableId id, TableShape shape) {
      return "\n" + CreateTableText.of(id.database(), id.table(), shape);
    }
  };

  /** Why a table is left out whose schema is gone or broken. */
  static final String UNREADABLE = "its schema can't be read.";

  private final String remark;

  ExportFormat(String remark) {
    this.remark = remark;
  }

  /** What stands before everything of a catalog. */
  abstract String catalog(String name);

  abstract String database(String catalog, String name);

  /**
   * One table.
   *
   * @throws Problem when no definition can declare it
   */
  abstract String table(TableId id, TableShape shape);

  /** A remark in place of a table. */
  String leftOut(TableId id, String reason) {
    return remark + id + " is left out: " + reason.replaceAll("\\R", " ") + "\n";
  }
}
