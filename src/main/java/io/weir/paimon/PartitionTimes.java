package io.weir.paimon;

import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.apache.paimon.partition.PartitionTimeExtractor;
import org.jspecify.annotations.Nullable;

/** The time that Paimon reads from the values of a partition, to know when it expires. */
public final class PartitionTimes {

  /** A day of two digits and a month of one, so that both forms of a formatter are tried. */
  private static final LocalDateTime SAMPLE = LocalDateTime.of(2026, 1, 31, 10, 0);

  private PartitionTimes() {}

  /**
   * The time of one partition; empty when Paimon reads none, so that it never expires.
   *
   * @param pattern such as {@code $dt $hour:00:00}; null for the first value alone
   * @param formatter of Java's {@link DateTimeFormatter}; null for Paimon's own forms
   * @param values by the names of the partition columns, in their order
   */
  public static Optional<LocalDateTime> read(
      @Nullable String pattern, @Nullable String formatter, LinkedHashMap<String, String> values) {
    try {
      return Optional.of(new PartitionTimeExtractor(pattern, formatter).extract(values));
    } catch (RuntimeException e) {
      return Optional.empty();
    }
  }

  /** Whether a formatter can read what it writes; one without a day, such as yyyyMM, can't. */
  public static boolean canRead(String formatter) {
    try {
      String text = SAMPLE.format(DateTimeFormatter.ofPattern(formatter));
      new PartitionTimeExtractor(null, formatter).extract(List.of("p"), List.of(text));
      return true;
    } catch (RuntimeException e) {
      return false;
    }
  }
}
