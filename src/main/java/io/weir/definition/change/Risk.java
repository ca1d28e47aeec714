package io.weir.definition.change;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** What a change may do to those who use a table, ascending. */
public enum Risk {
  /** Nobody notices. */
  GREEN,
  /** Readers or writers may notice: values may be read less exactly, jobs must be restarted. */
  AMBER,
  /** Data may be lost or unreadable. */
  RED;

  @JsonValue
  String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
