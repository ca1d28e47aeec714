package io.weir.flink.sql;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What one statement says. */
public sealed interface SqlStatement {

  /** Where it begins. */
  SqlPlace at();

  /**
   * A table to be made.
   *
   * @param name of one to three parts, the catalog first
   * @param keys of the table and of its columns
   * @param comment null for none
   * @param clauses whatever else is said of it
   */
  record CreateTable(
      SqlPlace at,
      List<SqlPart> name,
      List<Column> columns,
      List<Key> keys,
      List<SqlPart> partitionedBy,
      List<Option> options,
      @Nullable SqlPart comment,
      List<Clause> clauses)
      implements SqlStatement {

    public CreateTable {
      name = List.copyOf(name);
      columns = List.copyOf(columns);
      keys = List.copyOf(keys);
      partitionedBy = List.copyOf(partitionedBy);
      options = List.copyOf(options);
      clauses = List.copyOf(clauses);
    }
  }

  /**
   * A database to be made.
   *
   * @param name of one or two parts, the catalog first
   * @param comment null for none
   */
  record CreateDatabase(
      SqlPlace at, List<SqlPart> name, List<Option> options, @Nullable SqlPart comment)
      implements SqlStatement {

    public CreateDatabase {
      name = List.copyOf(name);
      options = List.copyOf(options);
    }
  }

  /**
   * What names without a catalog or a database mean from here on.
   *
   * @param catalog null when it stays
   * @param database null when it stays
   */
  record Use(SqlPlace at, @Nullable SqlPart catalog, @Nullable SqlPart database)
      implements SqlStatement {}

  /**
   * A procedure that is called.
   *
   * @param procedure its name of one to three parts
   */
  record Call(SqlPlace at, List<SqlPart> procedure, List<Argument> arguments)
      implements SqlStatement {

    public Call {
      procedure = List.copyOf(procedure);
      arguments = List.copyOf(arguments);
    }
  }

  /**
   * A statement that declares nothing.
   *
   * @param kind such as INSERT or CREATE VIEW
   */
  record Other(SqlPlace at, String kind) implements SqlStatement {}

  /**
   * A statement that can't be read.
   *
   * @param at where reading it fails
   * @param message a sentence: why
   */
  record Broken(SqlPlace at, String message) implements SqlStatement {}

  /**
   * A column.
   *
   * @param type in the form of standard SQL, with {@code NOT NULL} where it is said; null when the
   *     column is computed
   * @param comment null for none
   */
  record Column(Kind kind, SqlPart name, @Nullable SqlPart type, @Nullable SqlPart comment) {

    /** Where its values are from. */
    public enum Kind {
      STORED,
      METADATA,
      COMPUTED
    }
  }

  /**
   * A key.
   *
   * @param primary otherwise it only says UNIQUE
   * @param enforced unless {@code NOT ENFORCED} is said
   */
  record Key(SqlPlace at, boolean primary, boolean enforced, List<SqlPart> columns) {

    public Key {
      columns = List.copyOf(columns);
    }
  }

  /** A key and a value of a WITH clause. */
  record Option(SqlPart key, SqlPart value) {}

  /**
   * An argument of a procedure.
   *
   * @param name null when it is told by its position
   * @param value null when it is no text
   */
  record Argument(@Nullable SqlPart name, @Nullable SqlPart value) {}

  /** Something that a CREATE TABLE can say besides columns, keys, partitions and options. */
  record Clause(SqlPlace at, Kind kind) {

    /** What it says. */
    public enum Kind {
      TEMPORARY,
      WATERMARK,
      DISTRIBUTED,
      LIKE,
      AS_SELECT
    }
  }
}
