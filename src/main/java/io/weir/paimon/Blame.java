package io.weir.paimon;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.paimon.CoreOptions;

/** Guesses which field of a table's spec a message of Paimon's is about. */
final class Blame {

  private Blame() {}

  /** A JSON pointer; empty when the message points nowhere. */
  static String pointer(TableShape shape, String message) {
    return bucketKey(shape, message)
        .or(() -> namedOption(shape, message))
        .or(() -> optionOfNamedColumn(shape, message))
        .or(() -> wholeKey(message))
        .or(() -> namedColumn(shape, message))
        .orElse("");
  }

  static String option(String key) {
    return "/options/" + key.replace("~", "~0").replace("/", "~1");
  }

  /** Paimon spells it in two words, which looks like the option bucket. */
  private static Optional<String> bucketKey(TableShape shape, String message) {
    String key = CoreOptions.BUCKET_KEY.key();
    return shape.options().containsKey(key)
            && message.toLowerCase(Locale.ROOT).contains("bucket key")
        ? Optional.of(option(key))
        : Optional.empty();
  }

  private static Optional<String> namedOption(TableShape shape, String message) {
    return shape.options().keySet().stream()
        .filter(key -> names(message, key))
        .max(Comparator.comparing(String::length))
        .map(Blame::option);
  }

  private static Optional<String> optionOfNamedColumn(TableShape shape, String message) {
    return shape.options().keySet().stream()
        .filter(key -> key.startsWith("fields."))
        .filter(
            key ->
                shape.columns().stream()
                    .anyMatch(
                        column ->
                            key.startsWith("fields." + column.name() + ".")
                                && names(message, column.name())))
        .findFirst()
        .map(Blame::option);
  }

  private static Optional<String> wholeKey(String message) {
    String lower = message.toLowerCase(Locale.ROOT);
    if (lower.contains("primary key")) {
      return Optional.of("/primaryKey");
    }
    if (lower.contains("partition")) {
      return Optional.of("/partitionedBy");
    }
    return lower.contains("bucket") ? Optional.of("/options/bucket") : Optional.empty();
  }

  private static Optional<String> namedColumn(TableShape shape, String message) {
    List<ColumnShape> columns = shape.columns();
    for (int i = 0; i < columns.size(); i++) {
      if (names(message, columns.get(i).name())) {
        return Optional.of("/columns/" + i);
      }
    }
    return Optional.empty();
  }

  /** Whether the message has the word, not merely as a part of another. */
  private static boolean names(String message, String word) {
    for (int at = message.indexOf(word); at >= 0; at = message.indexOf(word, at + 1)) {
      boolean starts = at == 0 || !isNamePart(message.charAt(at - 1));
      int end = at + word.length();
      boolean ends = end == message.length() || !isNamePart(message.charAt(end));
      if (starts && ends) {
        return true;
      }
    }
    return false;
  }

  private static boolean isNamePart(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '-';
  }
}
