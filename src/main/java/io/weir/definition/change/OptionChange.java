package io.weir.definition.change;

import io.weir.paimon.SchemaAlteration;
import org.jspecify.annotations.Nullable;

/** An alteration of an option. */
public sealed interface OptionChange extends TableChange {

  /**
   * An option that gets a value.
   *
   * @param from null when it has none
   */
  record Set(String key, @Nullable String from, String to) implements OptionChange {

    @Override
    public String kind() {
      return "set-option";
    }

    @Override
    public String subject() {
      return key;
    }

    @Override
    public Risk risk() {
      return OptionRisk.of(key);
    }

    @Override
    public void addTo(SchemaAlteration alteration) {
      alteration.setOption(key, to);
    }

    @Override
    public String detail() {
      return from == null ? key + "=" + to : key + "=" + from + " -> " + to;
    }
  }

  /** An option that goes back to its default. */
  record Remove(String key, String from) implements OptionChange {

    @Override
    public String kind() {
      return "remove-option";
    }

    @Override
    public String subject() {
      return key;
    }

    @Override
    public Risk risk() {
      return OptionRisk.of(key);
    }

    @Override
    public void addTo(SchemaAlteration alteration) {
      alteration.removeOption(key);
    }

    @Override
    public String detail() {
      return key + "=" + from;
    }
  }
}
