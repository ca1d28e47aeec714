package io.weir.shared;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** How much a finding matters, ascending. */
public enum Severity {
  /** Good to know. */
  INFO,
  /** Likely not what is meant. */
  WARNING,
  /** Would not work, or would be wrong. */
  ERROR;

  @JsonValue
  String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
