package io.weir.paimon;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.paimon.CoreOptions;
import org.apache.paimon.KeyValueFileStore;
import org.apache.paimon.compact.CompactUnit;
import org.apache.paimon.data.InternalRow;
import org.apache.paimon.io.DataFileMeta;
import org.apache.paimon.mergetree.LevelSortedRun;
import org.apache.paimon.mergetree.Levels;
import org.apache.paimon.mergetree.compact.CompactStrategy;
import org.apache.paimon.mergetree.compact.ForceUpLevel0Compaction;
import org.apache.paimon.mergetree.compact.FullCompactTrigger;
import org.apache.paimon.mergetree.compact.OffPeakHours;
import org.apache.paimon.mergetree.compact.UniversalCompaction;
import org.apache.paimon.table.FileStoreTable;

/** Foretells which files of a bucket Paimon's own compaction will take. */
interface FilePicker {

  /** Paimon compacts an append bucket fully from this many files on. */
  int FULL_COMPACT_MIN_FILES = 3;

  /**
   * @param files all live files of one bucket
   * @return those that would be rewritten; empty for none
   */
  List<DataFileMeta> pick(List<DataFileMeta> files);

  /**
   * @param vectored the names of files of which rows are marked as deleted: a full compaction
   *     rewrites them, however large they are and wherever they lie
   */
  static FilePicker of(FileStoreTable table, CompactionStrategy strategy, Set<String> vectored) {
    return table.primaryKeys().isEmpty()
        ? ofAppendBucket(table.coreOptions(), strategy, vectored)
        : ofMergeTree(table, strategy, vectored);
  }

  private static FilePicker ofMergeTree(
      FileStoreTable table, CompactionStrategy strategy, Set<String> vectored) {
    CoreOptions options = table.coreOptions();
    Comparator<InternalRow> keys = ((KeyValueFileStore) table.store()).newKeyComparator();
    CompactStrategy minor = minor(options);
    return files -> {
      Levels levels = new Levels(keys, files, options.numLevels());
      List<LevelSortedRun> runs = levels.levelSortedRuns();
      Optional<CompactUnit> unit =
          strategy == CompactionStrategy.FULL
              ? CompactStrategy.pickFullCompaction(
                  levels.numberOfLevels(), runs, null, null, options.forceRewriteAllFiles())
              : minor.pick(levels.numberOfLevels(), runs);
      return unit.filter(FilePicker::changesSomething)
          .map(CompactUnit::files)
          .orElseGet(() -> withDeletedRows(files, vectored));
    };
  }

  private static List<DataFileMeta> withDeletedRows(
      List<DataFileMeta> files, Set<String> vectored) {
    return files.stream().filter(file -> vectored.contains(file.fileName())).toList();
  }

  private static boolean changesSomething(CompactUnit unit) {
    return unit.files().size() > 1
        || (unit.files().size() == 1
            && (unit.fileRewrite() || unit.files().get(0).level() != unit.outputLevel()));
  }

  private static CompactStrategy minor(CoreOptions options) {
    UniversalCompaction universal =
        new UniversalCompaction(
            options.maxSizeAmplificationPercent(),
            options.sortedRunSizeRatio(),
            options.numSortedRunCompactionTrigger(),
            FullCompactTrigger.create(options),
            OffPeakHours.create(options));
    boolean level0First = options.needLookup() || options.compactionForceUpLevel0();
    return level0First ? new ForceUpLevel0Compaction(universal, null) : universal;
  }

  private static FilePicker ofAppendBucket(
      CoreOptions options, CompactionStrategy strategy, Set<String> vectored) {
    long small = options.compactionFileSize(false);
    int least =
        strategy == CompactionStrategy.FULL
            ? FULL_COMPACT_MIN_FILES
            : options.compactionMinFileNum();
    return files -> {
      List<DataFileMeta> picked = files.stream().filter(f -> f.fileSize() < small).toList();
      return picked.size() < least ? withDeletedRows(files, vectored) : picked;
    };
  }
}
