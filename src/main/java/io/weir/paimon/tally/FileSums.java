package io.weir.paimon.tally;

/**
 * Sums over data files.
 *
 * @param records that the files hold, deletions and what a compaction will still merge among them
 * @param smallFiles those under the size from which the tally calls a file small
 * @param deletedRecords that are marked as deleted within the files of a primary-key table
 */
public record FileSums(long records, long bytes, long files, long smallFiles, long deletedRecords) {

  public static final FileSums NONE = new FileSums(0, 0, 0, 0, 0);

  public FileSums plus(FileSums other) {
    return new FileSums(
        records + other.records,
        bytes + other.bytes,
        files + other.files,
        smallFiles + other.smallFiles,
        deletedRecords + other.deletedRecords);
  }
}
