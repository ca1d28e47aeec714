package io.weir.definition.sql;

import org.jspecify.annotations.Nullable;

/**
 * Where the names of statements belong that don't say it.
 *
 * @param catalog null for none
 * @param database null for none
 */
public record SqlDefaults(@Nullable String catalog, @Nullable String database) {

  /** For texts that must say it themselves. */
  public static final SqlDefaults NONE = new SqlDefaults(null, null);
}
