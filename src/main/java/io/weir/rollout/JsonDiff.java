package io.weir.rollout;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/** Reads the difference of two JSON objects as text: {@code parallelism: 1 -> 2; tables: ...}. */
final class JsonDiff {

  private JsonDiff() {}

  /** By the names of fields; empty when there is none. */
  static String of(JsonNode was, JsonNode is) {
    List<String> changes = new ArrayList<>();
    collect("", was, is, changes);
    return String.join("; ", changes);
  }

  private static void collect(String path, JsonNode was, JsonNode is, List<String> changes) {
    if (was.equals(is)) {
      return;
    }
    if (!was.isObject() || !is.isObject()) {
      changes.add(path + ": " + text(was) + " -> " + text(is));
      return;
    }
    TreeSet<String> names = new TreeSet<>(was.propertyNames());
    names.addAll(is.propertyNames());
    for (String name : names) {
      String inner = path.isEmpty() ? name : path + "." + name;
      collect(inner, was.path(name), is.path(name), changes);
    }
  }

  private static String text(JsonNode value) {
    return value instanceof MissingNode || value.isNull() ? "none" : value.toString();
  }
}
