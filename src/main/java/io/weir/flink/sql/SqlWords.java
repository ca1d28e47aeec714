package io.weir.flink.sql;

/** Writes names and texts as Flink's dialect reads them, whatever they hold. */
public final class SqlWords {

  private SqlWords() {}

  /** A name in backticks. */
  public static String name(String name) {
    return "`" + name.replace("`", "``") + "`";
  }

  /** A text in quotes. */
  public static String literal(String text) {
    return "'" + text.replace("'", "''") + "'";
  }
}
