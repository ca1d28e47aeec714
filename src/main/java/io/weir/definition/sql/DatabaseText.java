package io.weir.definition.sql;

import io.weir.flink.sql.SqlWords;

/** Changes of databases as statements of Flink's dialect, for people to read. */
public final class DatabaseText {

  private DatabaseText() {}

  /** The database comes to be. */
  public static String create(String catalog, String name) {
    return "CREATE DATABASE " + name(catalog, name) + ";";
  }

  /** The database goes. */
  public static String drop(String catalog, String name) {
    return "DROP DATABASE " + name(catalog, name) + ";";
  }

  private static String name(String catalog, String name) {
    return SqlWords.name(catalog) + "." + SqlWords.name(name);
  }
}
