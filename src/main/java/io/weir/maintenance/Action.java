package io.weir.maintenance;

import com.fasterxml.jackson.annotation.JsonValue;
import io.weir.lease.Act;
import io.weir.shared.Problem;
import java.util.Arrays;

/** What maintenance can do to a table. */
public enum Action {
  COMPACT("compact", Act.COMPACT, "compact"),
  EXPIRE_SNAPSHOTS("expire-snapshots", Act.EXPIRE_SNAPSHOTS, "expire snapshots of");

  private final String text;
  private final Act act;
  private final String words;

  Action(String text, Act act, String words) {
    this.text = text;
    this.act = act;
    this.words = words;
  }

  /**
   * @throws Problem INVALID for a text that names none
   */
  public static Action of(String pointer, String text) {
    return Arrays.stream(values())
        .filter(a -> a.text.equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                Problem.invalid(
                    pointer,
                    "An action is one of "
                        + Arrays.stream(values()).map(Action::text).toList()
                        + "."));
  }

  /** As clients see it, {@code expire-snapshots}. */
  @JsonValue
  public String text() {
    return text;
  }

  /** What it is to the table's lease. */
  Act act() {
    return act;
  }

  /** As part of a sentence: {@code expire snapshots of}. */
  String words() {
    return words;
  }
}
