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

  /** What a type is made of; the text must be a type. */
  public static TypeTree tree(String text) {
    return TypeTree.of(TypeText.parse(text));
  }

  /** What becomes of values when one type is altered into another; both texts must be types. */
  public static TypeChange change(String from, String to) {
    return TypeChanges.judge(TypeText.parse(from), TypeText.parse(to));
  }
}
