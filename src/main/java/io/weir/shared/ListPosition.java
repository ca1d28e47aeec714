package io.weir.shared;

/**
 * Where an item stands in a list that is sorted by a number, and by place among equals.
 *
 * @param number 0 for all in a list that is sorted by place alone
 * @param place unique in the list
 */
public record ListPosition(long number, String place) {

  /**
   * Reads one from a cursor.
   *
   * @throws Problem INVALID when it is not one of such a list
   */
  static ListPosition parse(String text) {
    int end = text.indexOf(' ');
    try {
      if (end < 0 || text.indexOf('\0') >= 0) {
        throw PageRequest.strangeCursor();
      }
      return new ListPosition(Long.parseLong(text.substring(0, end)), text.substring(end + 1));
    } catch (NumberFormatException e) {
      throw PageRequest.strangeCursor();
    }
  }

  /** For a cursor. */
  public String text() {
    return number + " " + place;
  }
}
