package io.weir.definition.manifest;

/**
 * Where something stands in a text.
 *
 * @param line from 1
 * @param column from 1
 */
public record Place(int line, int column) {}
