package io.weir.paimon;

import java.util.List;

/**
 * Which values of a column would not survive another type.
 *
 * @param all whether every row was read; else these are but the first that were found
 * @param rowsBroken of those that were read
 * @param examples some of the broken ones in words, each with its row's key where it has one
 */
public record ProbedValues(boolean all, long rowsRead, long rowsBroken, List<String> examples) {

  public ProbedValues {
    examples = List.copyOf(examples);
  }
}
