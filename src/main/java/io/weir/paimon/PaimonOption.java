package io.weir.paimon;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An option that Paimon's own list describes.
 *
 * @param type of its value, in words: Boolean, Integer, Long, Double, String, Duration, MemorySize,
 *     Map, List or Enum
 * @param defaultValue as text; null for none
 * @param description plain text
 * @param values what an enumeration allows; empty for other types
 * @param meanings what each of these values means, by value, where Paimon says so
 * @param immutable whether it can't be altered once the table has snapshots
 * @param olderKeys under which it is still understood
 */
public record PaimonOption(
    String key,
    String type,
    @Nullable String defaultValue,
    String description,
    List<String> values,
    Map<String, String> meanings,
    boolean immutable,
    List<String> olderKeys) {

  public PaimonOption {
    values = List.copyOf(values);
    meanings = Map.copyOf(meanings);
    olderKeys = List.copyOf(olderKeys);
  }
}
