package io.weir.health.signal;

import com.fasterxml.jackson.annotation.JsonValue;
import io.weir.shared.DataSize;
import java.util.Locale;

/** What a signal's value counts. */
public enum Unit {
  COUNT {
    @Override
    public String words(double value) {
      return String.format(Locale.ROOT, "%,d", Math.round(value));
    }
  },
  BYTES {
    @Override
    public String words(double value) {
      return DataSize.words(value);
    }
  },
  SECONDS {
    @Override
    public String words(double value) {
      return TimeUnits.words(Math.round(value));
    }
  },
  /** Of a hundred; may be more. */
  PERCENT {
    @Override
    public String words(double value) {
      return String.format(Locale.ROOT, "%,d%%", Math.round(value));
    }
  },
  /** How many times as much. */
  RATIO {
    @Override
    public String words(double value) {
      return String.format(Locale.ROOT, "%.1fx", value);
    }
  };

  /** A value as people read it, such as {@code 1.2 GiB} or {@code 2 h 5 m}. */
  public abstract String words(double value);

  @JsonValue
  String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
