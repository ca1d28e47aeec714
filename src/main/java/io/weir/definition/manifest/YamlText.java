package io.weir.definition.manifest;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Writes text as a scalar of YAML that every reader takes for text. */
final class YamlText {

  private static final Pattern PLAIN =
      Pattern.compile("\\p{L}([\\p{L}\\p{N}_ ().-]*[\\p{L}\\p{N}_)])?");

  /** Words that some version of YAML takes for something else than text, in lower case. */
  private static final Set<String> NO_TEXT =
      Set.of("null", "true", "false", "yes", "no", "on", "off", "y", "n");

  private static final int MAX_PLAIN = 100;

  private YamlText() {}

  /** The text, in quotes where it needs them; on one line. */
  static String scalar(String text) {
    boolean plain =
        text.length() <= MAX_PLAIN
            && PLAIN.matcher(text).matches()
            && !NO_TEXT.contains(text.toLowerCase(Locale.ROOT));
    return plain ? text : quoted(text);
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.codePoints().forEach(c -> quoted.append(escaped(c)));
    return quoted.append('"').toString();
  }

  private static String escaped(int c) {
    return switch (c) {
      case '"' -> "\\\"";
      case '\\' -> "\\\\";
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\t' -> "\\t";
      default -> isVisible(c) ? Character.toString(c) : "\\U%08x".formatted(c);
    };
  }

  /** Whether it may stand as it is: the others are refused, or not seen, in a text. */
  private static boolean isVisible(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.UNASSIGNED,
          Character.PRIVATE_USE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      case Character.SPACE_SEPARATOR -> c == ' ';
      default -> true;
    };
  }
}
