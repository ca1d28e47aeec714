package io.weir.cli;

import java.util.Locale;
import tools.jackson.databind.JsonNode;

/** Puts numbers and times as people read them. */
final class Words {

  private static final String[] UNITS = {"B", "KiB", "MiB", "GiB", "TiB", "PiB"};

  private Words() {}

  /** Such as {@code 1 step} or {@code 2 steps}. */
  static String count(int number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }

  /** A size in bytes, such as {@code 1.5 GiB}; a dash when the field is null. */
  static String bytes(JsonNode node, String field) {
    if (!node.path(field).isNumber()) {
      return "-";
    }
    double size = node.path(field).asDouble();
    int unit = 0;
    while (size >= 1024 && unit < UNITS.length - 1) {
      size /= 1024;
      unit++;
    }
    return unit == 0
        ? (long) size + " B"
        : String.format(Locale.ROOT, "%.1f %s", size, UNITS[unit]);
  }

  /** A value; a dash when the field is null. */
  static String orDash(JsonNode node, String field) {
    String text = Json.text(node, field);
    return text.isEmpty() ? "-" : text;
  }

  /** A time in UTC to the second; a dash when the field is null. */
  static String time(JsonNode node, String field) {
    return orDash(node, field).replaceFirst("\\.\\d+Z$", "Z");
  }
}
