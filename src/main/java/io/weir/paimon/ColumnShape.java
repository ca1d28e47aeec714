package io.weir.paimon;

import org.jspecify.annotations.Nullable;

/**
 * A column as Paimon stores it.
 *
 * @param id Paimon's field id; -1 for a column that has none yet
 * @param type in Paimon's SQL form, with {@code NOT NULL} where it is not nullable
 * @param comment null for none
 * @param defaultValue the text that Paimon casts to the type; null for none
 */
public record ColumnShape(
    int id, String name, String type, @Nullable String comment, @Nullable String defaultValue) {}
