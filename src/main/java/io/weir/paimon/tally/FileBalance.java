package io.weir.paimon.tally;

/**
 * How often a file comes less how often it goes, in some entries.
 *
 * @param bytes its size
 */
record FileBalance(int files, long bytes) {

  FileBalance plus(FileBalance other) {
    return new FileBalance(files + other.files, bytes);
  }
}
