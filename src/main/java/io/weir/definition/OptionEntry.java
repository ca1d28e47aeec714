package io.weir.definition;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An option of the catalogue.
 *
 * @param key with {@code <name>} where a column's or another name stands, in families of options
 * @param type of its value in words, such as Duration
 * @param defaultValue null for none
 * @param values what an enumeration allows; null for other types
 * @param meanings what these values mean, by value, where Paimon says so
 * @param olderKeys under which it is still understood
 * @param immutable whether it can't be altered once the table has snapshots
 */
public record OptionEntry(
    String key,
    String type,
    @Nullable String defaultValue,
    String description,
    @Nullable List<String> values,
    Map<String, String> meanings,
    List<String> olderKeys,
    boolean immutable,
    OptionMarks marks) {

  public OptionEntry {
    values = values == null ? null : List.copyOf(values);
    meanings = Map.copyOf(meanings);
    olderKeys = List.copyOf(olderKeys);
  }

  /** Where it belongs. */
  public OptionMarks.Scope scope() {
    return marks.scope();
  }

  /** Which tables heed it; null for all. */
  public OptionMarks.@Nullable Tables appliesTo() {
    return marks.appliesTo();
  }
}
