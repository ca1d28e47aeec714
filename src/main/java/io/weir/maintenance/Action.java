package io.weir.maintenance;

import com.fasterxml.jackson.annotation.JsonValue;
import io.weir.lease.Act;
import io.weir.shared.Problem;
import java.util.Arrays;

/** What maintenance can do to a table. */
public enum Action {
  COMPACT("compact", Act.COMPACT, "compact", "files"),
  EXPIRE_SNAPSHOTS("expire-snapshots", Act.EXPIRE_SNAPSHOTS, "expire snapshots of", "snapshots"),
  EXPIRE_PARTITIONS(
      "expire-partitions", Act.EXPIRE_PARTITIONS, "expire partitions of", "partitions"),
  COMPACT_MANIFESTS(
      "compact-manifests", Act.COMPACT_MANIFESTS, "compact the manifests of", "manifests");

  private final String text;
  private final Act act;
  private final String words;
  private final String unit;

  Action(String text, Act act, String words, String unit) {
    this.text = text;
    this.act = act;
    this.words = words;
    this.unit = unit;
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

  /** In what its progress counts: {@code snapshots}. */
  String unit() {
    return unit;
  }
}
