package io.weir.cli;

import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads and writes JSON, and takes text out of it that is fit to be shown. */
final class Json {

  private static final JsonMapper MAPPER = new JsonMapper();

  private Json() {}

  /** Empty when the text is no JSON. */
  static Optional<JsonNode> read(String text) {
    try {
      JsonNode tree = MAPPER.readTree(text);
      return tree.isContainer() ? Optional.of(tree) : Optional.empty();
    } catch (JacksonException e) {
      return Optional.empty();
    }
  }

  static String write(Object value) {
    return MAPPER.writeValueAsString(value);
  }

  /** A list of what several pages hold. */
  static JsonNode list(Iterable<JsonNode> items) {
    return MAPPER.valueToTree(Map.of("items", items));
  }

  /** The value of a field on one line; empty when it is missing, null or no plain value. */
  static String text(JsonNode node, String field) {
    JsonNode value = node.path(field);
    return value.isValueNode() && !value.isNull() ? shown(value.asString()) : "";
  }

  /** Without what would steer a terminal, or end the line. */
  static String shown(String text) {
    return text.replaceAll("\\R", " ").replaceAll("\\p{Cntrl}", "\uFFFD");
  }
}
