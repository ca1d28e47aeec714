package io.weir.maintenance;

import java.util.regex.Pattern;

/**
 * Matches a pattern that someone else wrote within a bound of work: some, such as {@code (a+)+b},
 * would try for years.
 */
final class BoundedMatch {

  /** Characters looked at; a sane pattern looks at each of a name's some dozen times. */
  private static final int MAX_LOOKS = 200_000;

  private BoundedMatch() {}

  /** Whether the whole text matches; false when that can't be told within the bound. */
  static boolean matches(Pattern pattern, String text) {
    try {
      return pattern.matcher(new Counted(text, 0, text.length(), new int[1])).matches();
    } catch (TooManyLooks | StackOverflowError e) {
      return false;
    }
  }

  private static final class TooManyLooks extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooManyLooks() {
      super(null, null, false, false);
    }
  }

  private record Counted(String text, int start, int end, int[] looks) implements CharSequence {

    @Override
    public char charAt(int index) {
      looks[0]++;
      if (looks[0] > MAX_LOOKS) {
        throw new TooManyLooks();
      }
      return text.charAt(start + index);
    }

    @Override
    public int length() {
      return end - start;
    }

    @Override
    public CharSequence subSequence(int from, int to) {
      return new Counted(text, start + from, start + to, looks);
    }

    @Override
    public String toString() {
      return text.substring(start, end);
    }
  }
}
