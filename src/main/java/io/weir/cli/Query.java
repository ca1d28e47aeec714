package io.weir.cli;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The parameters of a call; what was not said is left out. */
final class Query {

  private final Map<String, String> parameters = new TreeMap<>();

  Query with(String name, @Nullable String value) {
    if (value != null) {
      parameters.put(name, value);
    }
    return this;
  }

  Map<String, String> parameters() {
    return Map.copyOf(parameters);
  }
}
