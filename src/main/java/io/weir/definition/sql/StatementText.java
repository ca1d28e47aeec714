package io.weir.definition.sql;

import io.weir.flink.sql.SqlWords;

/** Short statements in Flink's dialect, each a line. */
public final class StatementText {

  private StatementText() {}

  /** Says which catalog the statements that follow mean. */
  public static String useCatalog(String name) {
    return "USE CATALOG " + SqlWords.name(name) + ";\n";
  }

  /** Makes a database unless it is there. */
  public static String createDatabase(String name) {
    return "CREATE DATABASE IF NOT EXISTS " + SqlWords.name(name) + ";\n";
  }
}
