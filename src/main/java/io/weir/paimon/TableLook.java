package io.weir.paimon;

import org.jspecify.annotations.Nullable;

/**
 * A look at one table of a database.
 *
 * @param state null when it could not be read
 * @param failure why it could not; null when it could
 */
public record TableLook(String table, @Nullable TableState state, @Nullable String failure) {}
