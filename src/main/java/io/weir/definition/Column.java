package io.weir.definition;

import org.jspecify.annotations.Nullable;

/**
 * A column of a definition.
 *
 * @param type in Paimon's SQL form, nested types too, with {@code NOT NULL} where null is not
 *     allowed
 * @param comment null for none
 * @param defaultValue text that Paimon casts to the type; null for none
 */
public record Column(
    String name, String type, @Nullable String comment, @Nullable String defaultValue) {}
