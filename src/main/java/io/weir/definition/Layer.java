package io.weir.definition;

import io.weir.shared.Problem;
import java.util.Arrays;

/** The place of a table in the warehouse. */
public enum Layer {
  /** As it is in the source. */
  ODS,
  /** What facts refer to. */
  DIM,
  /** Cleaned detail. */
  DWD,
  /** Summaries. */
  DWS,
  /** What applications read. */
  ADS;

  /** The table option that stores it. */
  public static final String OPTION = "weir.layer";

  /**
   * The layer of a word.
   *
   * @param pointer of the word in the input
   * @throws Problem INVALID at the pointer, when it is the word of none
   */
  public static Layer of(String pointer, String word) {
    return Arrays.stream(values())
        .filter(layer -> layer.name().equals(word))
        .findFirst()
        .orElseThrow(
            () -> Problem.invalid(pointer, "A layer is one of " + Arrays.toString(values()) + "."));
  }
}
