package io.weir.maintenance;

import io.weir.paimon.CompactionStrategy;
import java.util.Locale;
import java.util.Map;

/**
 * @param strategy how much to rewrite; MINOR when it is left out
 */
record CompactOptions(CompactionStrategy strategy) implements ActionOptions {

  private static final String STRATEGY = "strategy";

  static CompactOptions from(OptionReader reader) {
    reader.allow(STRATEGY);
    String text = reader.text(STRATEGY, "full", "minor");
    return new CompactOptions(
        text == null
            ? CompactionStrategy.MINOR
            : CompactionStrategy.valueOf(text.toUpperCase(Locale.ROOT)));
  }

  @Override
  public Map<String, Object> toMap() {
    return Map.of(STRATEGY, strategy.name().toLowerCase(Locale.ROOT));
  }

  @Override
  public String words() {
    return strategy == CompactionStrategy.FULL ? "in full" : "what a writer would";
  }
}
