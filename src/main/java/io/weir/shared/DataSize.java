package io.weir.shared;

import java.util.Locale;

/** Sizes as people read them, by powers of 1024. */
public final class DataSize {

  private static final String[] UNITS = {"bytes", "KiB", "MiB", "GiB", "TiB", "PiB"};
  private static final int STEP = 1024;
  private static final int ONE_DIGIT = 10;

  private DataSize() {}

  /** {@code 512 bytes}, {@code 1.5 MiB} or {@code 81 MiB}. */
  public static String words(double bytes) {
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
