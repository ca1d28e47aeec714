package io.weir.shared.web;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Names the types of values in words that don't need Java. */
final class JsonWords {

  private static final String NUMBER = "a number";
  private static final String TRUTH = "true or false";

  private JsonWords() {}

  /** Whether what is wanted, in {@link #wanted its words}, stands in JSON without quotes. */
  static boolean isUnquoted(String wanted) {
    return wanted.equals(NUMBER) || wanted.equals(TRUTH);
  }

  /** As part of a sentence: {@code a number}. */
  static String wanted(@Nullable Class<?> type) {
    if (type == null) {
      return "of another type";
    }
    if (type.isEnum()) {
      return Arrays.stream(type.getEnumConstants())
          .map(c -> c.toString().toLowerCase(Locale.ROOT))
          .collect(Collectors.joining(", ", "one of ", ""));
    }
    if (Iterable.class.isAssignableFrom(type)) {
      return "a list";
    }
    if (type == String.class) {
      return "a text";
    }
    if (Number.class.isAssignableFrom(type) || type.isPrimitive() && type != boolean.class) {
      return NUMBER;
    }
    return switch (type.getSimpleName()) {
      case "Duration" -> "a duration, such as PT5M";
      case "Instant" -> "a time, such as 2026-01-31T08:00:00Z";
      case "Boolean", "boolean" -> TRUTH;
      case "UUID" -> "an id, such as 0b8e7c4e-5f0a-4c38-9d0e-3c1f5b7a9d21";
      default -> "an object";
    };
  }
}
