package io.weir.paimon.tally;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How many files there are of each size class: class 0 holds empty files, class n those of 2^(n-1)
 * to 2^n - 1 bytes.
 */
public final class SizeHistogram {

  private long[] counts = new long[0];

  public static SizeHistogram of(long... counts) {
    SizeHistogram histogram = new SizeHistogram();
    histogram.counts = counts.clone();
    return histogram;
  }

  public SizeHistogram plus(SizeHistogram other) {
    SizeHistogram sum = of(counts);
    sum.add(other);
    return sum;
  }

  void add(long bytes, long files) {
    addAt(sizeClass(bytes), files);
  }

  void add(SizeHistogram other) {
    for (int i = 0; i < other.counts.length; i++) {
      addAt(i, other.counts[i]);
    }
  }

  void addAt(int sizeClass, long files) {
    if (files == 0) {
      return;
    }
    if (sizeClass >= counts.length) {
      counts = Arrays.copyOf(counts, sizeClass + 1);
    }
    counts[sizeClass] += files;
  }

  /** By size class, without the empty ones at the end. */
  public long[] counts() {
    int length = counts.length;
    while (length > 0 && counts[length - 1] == 0) {
      length--;
    }
    return Arrays.copyOf(counts, length);
  }

  /** From the first size class that holds files to the last, empty ones between too. */
  public List<SizeClass> classes() {
    List<SizeClass> classes = new ArrayList<>();
    for (int i = 0; i < counts().length; i++) {
      if (counts[i] != 0 || !classes.isEmpty()) {
        classes.add(new SizeClass(i == 0 ? 0 : 1L << (i - 1), (1L << i) - 1, counts[i]));
      }
    }
    return classes;
  }

  static int sizeClass(long bytes) {
    return Long.SIZE - Long.numberOfLeadingZeros(Math.max(0, bytes));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SizeHistogram histogram && Arrays.equals(counts(), histogram.counts());
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts());
  }

  @Override
  public String toString() {
    return Arrays.toString(counts());
  }
}
