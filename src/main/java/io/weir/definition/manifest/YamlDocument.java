package io.weir.definition.manifest;

import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * One document of a YAML text.
 *
 * @param tree its content
 * @param places where each value stands, by JSON pointer; the whole under the empty one
 */
record YamlDocument(JsonNode tree, Map<String, Place> places) {

  /** The place of a value, or of what it would be in. */
  Place place(String pointer) {
    String nearest = pointer;
    while (!places.containsKey(nearest) && !nearest.isEmpty()) {
      nearest = nearest.substring(0, nearest.lastIndexOf('/'));
    }
    return places.getOrDefault(nearest, new Place(1, 1));
  }
}
