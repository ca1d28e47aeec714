package io.weir.definition.manifest;

import org.jspecify.annotations.Nullable;

/**
 * Where something stands in a text.
 *
 * @param file the name of the text; null when it has none
 * @param line from 1
 * @param column from 1
 */
public record Place(@Nullable String file, int line, int column) {

  /** In a text without a name. */
  public Place(int line, int column) {
    this(null, line, column);
  }

  Place in(String name) {
    return new Place(name, line, column);
  }
}
