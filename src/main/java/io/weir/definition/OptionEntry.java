package io.weir.definition;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An option of the catalogue.
 *
 * @param key with {@code <name>} where a column's or another name stands, in families of options
 * @param type of its value in words, such as Duration
 * @param defaultValue null for none
 * @param values what an enumeration allows; null for other types
 * @param immutable whether it can't be altered once the table has snapshots
 * @param appliesTo which tables heed it; null for all
 */
public record OptionEntry(
    String key,
    String type,
    @Nullable String defaultValue,
    String description,
    @Nullable List<String> values,
    Scope scope,
    boolean immutable,
    @Nullable Tables appliesTo) {

  /** Where an option belongs. */
  public enum Scope {
    /** Stored with the table. */
    TABLE,
    /** Of a writing job. */
    WRITE,
    /** Of a reading job; stored with the table it binds every reader. */
    READ
  }

  /** A kind of table. */
  public enum Tables {
    PRIMARY_KEY,
    APPEND
  }
}
