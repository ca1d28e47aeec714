package io.weir.maintenance;

import java.util.Map;

/**
 * The options of an action that has none.
 *
 * @param words how it is done, as part of a sentence
 */
record NoOptions(String words) implements ActionOptions {

  static NoOptions from(OptionReader reader, String words) {
    reader.allow();
    return new NoOptions(words);
  }

  @Override
  public Map<String, Object> toMap() {
    return Map.of();
  }
}
