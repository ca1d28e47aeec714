package io.weir.shared;

/** What someone sent, short enough to stand in a sentence. */
public final class Excerpt {

  private static final int MAX_CHARACTERS = 100;

  private Excerpt() {}

  /** The text, or its first {@value #MAX_CHARACTERS} characters and an ellipsis. */
  public static String of(String text) {
    return text.codePointCount(0, text.length()) <= MAX_CHARACTERS
        ? text
        : text.substring(0, text.offsetByCodePoints(0, MAX_CHARACTERS)) + "…";
  }
}
