package io.weir.health.signal;

import java.util.Locale;

/** Sizes as people read them, by powers of 1024. */
final class DataUnits {

  private static final String[] UNITS = {"B", "KiB", "MiB", "GiB", "TiB", "PiB"};
  private static final int STEP = 1024;
  private static final int ONE_DIGIT = 10;

  private DataUnits() {}

  static String words(double bytes) {
    double size = bytes;
    int unit = 0;
    while (size >= STEP && unit < UNITS.length - 1) {
      size /= STEP;
      unit++;
    }
    String number = size < ONE_DIGIT && unit > 0 ? "%.1f" : "%.0f";
    return String.format(Locale.ROOT, number, size) + " " + UNITS[unit];
  }
}
