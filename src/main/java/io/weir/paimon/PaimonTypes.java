package io.weir.paimon;

import io.weir.shared.Problem;

/** What Paimon makes of the text of a type. */
public final class PaimonTypes {

  private PaimonTypes() {}

  /**
   * The type as Paimon writes it: {@code decimal(10,2) not null} becomes {@code DECIMAL(10, 2) NOT
   * NULL}.
   *
   * @param pointer of the text in the input
   * @throws Problem INVALID at the pointer, when the text is not a type
   */
  public static String canonical(String pointer, String text) {
    try {
      return TypeText.parse(text).asSQLString();
    } catch (IllegalArgumentException e) {
      throw Problem.invalid(pointer, Failures.reason(e));
    }
  }

  /** Whether a column of this type may hold null; the text must be a type. */
  public static boolean isNullable(String text) {
    return TypeText.parse(text).isNullable();
  }
}
