package io.weir.maintenance;

import io.weir.shared.Problem;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads options one by one, each with its pointer when it is bad. */
record OptionReader(String pointer, Map<String, Object> options) {

  void allow(String... known) {
    Set<String> names = Set.of(known);
    options.keySet().stream()
        .filter(name -> !names.contains(name))
        .findFirst()
        .ifPresent(
            name -> {
              throw Problem.invalid(
                  pointer + "/" + name.replace("~", "~0").replace("/", "~1"),
                  known.length == 0
                      ? "This action takes no options."
                      : "There is no such option here. Known are " + Arrays.toString(known) + ".");
            });
  }

  @Nullable Duration duration(String name) {
    Object value = options.get(name);
    if (value == null) {
      return null;
    }
    try {
      Duration duration = Duration.parse(value.toString());
      if (!duration.isNegative()) {
        return duration;
      }
    } catch (DateTimeException e) {
      throw invalid(name, "This is not a duration, such as PT1H.");
    }
    throw invalid(name, "A duration can't be negative.");
  }

  @Nullable Integer count(String name, int least) {
    Object value = options.get(name);
    if (value == null) {
      return null;
    }
    if (value instanceof Integer count && count >= least) {
      return count;
    }
    throw invalid(name, "This is a whole number of at least " + least + ".");
  }

  @Nullable String text(String name, String... allowed) {
    Object value = options.get(name);
    if (value == null || Arrays.asList(allowed).contains(value)) {
      return (String) value;
    }
    throw invalid(name, "This is one of " + Arrays.toString(allowed) + ".");
  }

  Problem invalid(String name, String message) {
    return Problem.invalid(pointer + "/" + name, message);
  }
}
