package io.weir.definition.manifest;

import java.util.HashMap;
import java.util.Map;

/**
 * Where the parts of a manifest stand in its text.
 *
 * @param byPointer by the JSON pointer of the part, as in YAML; the whole under the empty one
 */
public record Places(Map<String, Place> byPointer) {

  private static final Place START = new Place(1, 1);

  public Places {
    byPointer = Map.copyOf(byPointer);
  }

  /** The place of a part, or of the nearest thing that it would be in. */
  public Place of(String pointer) {
    String nearest = pointer;
    while (!byPointer.containsKey(nearest) && !nearest.isEmpty()) {
      nearest = nearest.substring(0, Math.max(0, nearest.lastIndexOf('/')));
    }
    return byPointer.getOrDefault(nearest, START);
  }

  /** The same in a file of that name. */
  Places in(String name) {
    Map<String, Place> named = new HashMap<>();
    byPointer.forEach((pointer, place) -> named.put(pointer, place.in(name)));
    return new Places(named);
  }
}
