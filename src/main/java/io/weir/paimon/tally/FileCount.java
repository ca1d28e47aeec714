package io.weir.paimon.tally;

/** How many files, and of which size together. */
public record FileCount(long files, long bytes) {

  public static final FileCount NONE = new FileCount(0, 0);

  public FileCount plus(FileCount other) {
    return new FileCount(files + other.files, bytes + other.bytes);
  }
}
