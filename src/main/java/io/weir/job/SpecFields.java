package io.weir.job;

import io.weir.definition.Finding;
import io.weir.shared.Problem;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Checks of the fields that specs have in common. */
final class SpecFields {

  private static final int MAX_PARALLELISM = 1024;
  private static final int MAX_AFFIX = 60;
  private static final Duration SHORTEST_INTERVAL = Duration.ofSeconds(1);
  private static final Duration LONGEST_INTERVAL = Duration.ofHours(24);

  private SpecFields() {}

  static String required(String pointer, @Nullable String value) {
    if (value == null || value.isBlank()) {
      throw Problem.invalid(pointer, "This is required.");
    }
    return value;
  }

  /** Empty for null, which JSON may also put among the texts. */
  static List<String> texts(String pointer, @Nullable List<String> list) {
    List<String> texts = list == null ? List.of() : list;
    for (int i = 0; i < texts.size(); i++) {
      required(pointer + "/" + i, texts.get(i));
    }
    return List.copyOf(texts);
  }

  /** Empty for null. */
  static Map<String, String> texts(String pointer, @Nullable Map<String, String> map) {
    Map<String, String> texts = map == null ? Map.of() : map;
    texts.forEach((key, value) -> required(Finding.pointer(pointer.substring(1), key), value));
    return Map.copyOf(texts);
  }

  static String affix(String pointer, @Nullable String value) {
    String affix = value == null ? "" : value;
    if (!affix.matches("[\\p{L}\\p{N}_-]{0," + MAX_AFFIX + "}")) {
      throw Problem.invalid(
          pointer, "Letters, digits, '-' and '_' only, " + MAX_AFFIX + " at most.");
    }
    return affix;
  }

  static Duration interval(@Nullable Duration asked, Duration otherwise) {
    Duration interval = asked == null ? otherwise : asked;
    if (interval.compareTo(SHORTEST_INTERVAL) < 0 || interval.compareTo(LONGEST_INTERVAL) > 0) {
      throw Problem.invalid("/checkpointInterval", "The interval is from 1 second to 24 hours.");
    }
    return interval;
  }

  static int parallelism(@Nullable Integer asked) {
    int parallelism = asked == null ? 1 : asked;
    if (parallelism < 1 || parallelism > MAX_PARALLELISM) {
      throw Problem.invalid("/parallelism", "The parallelism is 1 to " + MAX_PARALLELISM + ".");
    }
    return parallelism;
  }
}
