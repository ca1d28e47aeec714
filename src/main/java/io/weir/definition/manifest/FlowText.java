package io.weir.definition.manifest;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Writes a tree as YAML on one line. */
final class FlowText {

  /** YAML takes no longer word before a colon, unless it is marked as a key. */
  private static final int LONG_KEY = 100;

  private FlowText() {}

  static String of(JsonNode tree) {
    List<String> parts = new ArrayList<>();
    if (tree.isObject()) {
      tree.forEachEntry((key, value) -> parts.add(key(key) + ": " + of(value)));
      return "{" + String.join(", ", parts) + "}";
    }
    if (tree.isArray()) {
      tree.forEach(item -> parts.add(of(item)));
      return "[" + String.join(", ", parts) + "]";
    }
    return tree.isString() ? YamlText.scalar(tree.asString()) : tree.asString("null");
  }

  private static String key(String key) {
    return (key.length() > LONG_KEY ? "? " : "") + YamlText.scalar(key);
  }
}
