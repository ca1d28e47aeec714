package io.weir.job;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a MySQL type becomes in the lake, as Paimon's sync maps it (MySqlTypeUtils of 1.3.1). */
final class MySqlTypes {

  private static final int MAX_DECIMAL = 38;
  private static final Pattern TYPE =
      Pattern.compile("(?<name>[a-z]+)\\s*(?:\\((?<size>[^)]*)\\))?\\s*(?<unsigned>unsigned)?.*");

  /** Those that depend on nothing but their name; with a trailing '+' they are unsigned. */
  private static final Map<String, String> PLAIN =
      Map.ofEntries(
          Map.entry("boolean", "BOOLEAN"),
          Map.entry("bool", "BOOLEAN"),
          Map.entry("smallint", "SMALLINT"),
          Map.entry("smallint+", "INT"),
          Map.entry("mediumint", "INT"),
          Map.entry("mediumint+", "BIGINT"),
          Map.entry("int", "INT"),
          Map.entry("int+", "BIGINT"),
          Map.entry("year", "INT"),
          Map.entry("bigint", "BIGINT"),
          Map.entry("float", "FLOAT"),
          Map.entry("float+", "FLOAT"),
          Map.entry("double", "DOUBLE"),
          Map.entry("double+", "DOUBLE"),
          Map.entry("date", "DATE"),
          Map.entry("time", "TIME(0)"),
          Map.entry("set", "ARRAY<STRING>"),
          Map.entry("tinyblob", "BYTES"),
          Map.entry("blob", "BYTES"),
          Map.entry("mediumblob", "BYTES"),
          Map.entry("longblob", "BYTES"));

  private MySqlTypes() {}

  /**
   * @param columnType as the server writes it, such as {@code decimal(10,2) unsigned}
   * @param mapping the type mappings of the sync
   */
  static String inLake(String columnType, List<String> mapping) {
    Matcher type = TYPE.matcher(columnType.toLowerCase(Locale.ROOT));
    if (mapping.contains("to-string") || !type.matches()) {
      return "STRING";
    }
    String name = type.group("name");
    String size = type.group("size") == null ? "" : type.group("size");
    boolean unsigned = type.group("unsigned") != null;
    return switch (name) {
      case "bit" -> size.isEmpty() || size.equals("1") ? "BOOLEAN" : "BINARY(" + bytes(size) + ")";
      case "tinyint" ->
          size.equals("1") && !mapping.contains("tinyint1-not-bool")
              ? "BOOLEAN"
              : unsigned ? "SMALLINT" : "TINYINT";
      case "bigint" -> unsigned ? unsignedBigint(mapping) : "BIGINT";
      case "decimal", "numeric" -> decimal(size);
      case "datetime", "timestamp" -> "TIMESTAMP(" + (size.isEmpty() ? "0" : size) + ")";
      case "char", "varchar" -> text(name, size, mapping);
      case "binary", "varbinary" -> "VARBINARY(" + size + ")";
      case "longtext" -> mapping.contains("longtext-to-bytes") ? "BYTES" : "STRING";
      default -> PLAIN.getOrDefault(unsigned ? name + "+" : name, "STRING");
    };
  }

  private static int bytes(String bits) {
    return (Integer.parseInt(bits) + 7) / 8;
  }

  private static String unsignedBigint(List<String> mapping) {
    return mapping.contains("bigint-unsigned-to-bigint") ? "BIGINT" : "DECIMAL(20, 0)";
  }

  private static String decimal(String size) {
    String[] parts = size.split(",");
    int precision = size.isEmpty() ? 10 : Integer.parseInt(parts[0].strip());
    String scale = parts.length > 1 ? parts[1].strip() : "0";
    return precision <= MAX_DECIMAL ? "DECIMAL(" + precision + ", " + scale + ")" : "STRING";
  }

  private static String text(String name, String size, List<String> mapping) {
    boolean string = size.isEmpty() || size.equals("0") || mapping.contains("char-to-string");
    return string ? "STRING" : name.toUpperCase(Locale.ROOT) + "(" + size + ")";
  }
}
