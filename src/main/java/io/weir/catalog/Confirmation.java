package io.weir.catalog;

import io.weir.shared.Problem;

/** That a person typed the name of what is to go for good. */
final class Confirmation {

  private Confirmation() {}

  /**
   * @param given as it was typed; empty for nothing
   * @param act in words: {@code drop the table}
   * @throws Problem INVALID when it is not the name
   */
  static void require(String given, String name, String act) {
    if (!name.equals(given)) {
      throw Problem.invalid(
          "confirm", "To " + act + " for good, send its full name: " + name + ".");
    }
  }
}
