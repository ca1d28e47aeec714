package io.weir.paimon;

import io.weir.paimon.tally.PartitionNames;
import io.weir.shared.ListPosition;
import io.weir.shared.Page;
import io.weir.shared.PageCollector;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import io.weir.shared.SortOrder;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToLongFunction;
import org.apache.paimon.Snapshot;
import org.apache.paimon.data.BinaryRow;
import org.apache.paimon.io.DataFileMeta;
import org.apache.paimon.manifest.ManifestEntry;
import org.apache.paimon.table.FileStoreTable;

/**
 * Pages of the files that are live at the newest snapshot of a table. They are not kept anywhere:
 * each page scans the manifests of the partition that is asked for, or all. What is held meanwhile
 * is one page, and the entries of files that went.
 */
final class FilePages {

  private static final Map<String, ToLongFunction<DataFileMeta>> NUMBERS =
      Map.of(
          "bytes", DataFileMeta::fileSize,
          "records", DataFileMeta::rowCount,
          "level", DataFileMeta::level,
          "createdAt", DataFileMeta::creationTimeEpochMillis);

  private final FileStoreTable table;
  private final PartitionNames paths;
  private final Map<BinaryRow, String> names = new HashMap<>();

  FilePages(FileStoreTable table) {
    this.table = table;
    this.paths = new PartitionNames(table);
  }

  /**
   * Takes as long as Paimon's scan of the manifests does: grows with the table's files, and with
   * those of the manifests that name the partition where one is asked for; see docs/benchmarks.md.
   *
   * @throws Problem INVALID for a sort, a cursor or a partition that is none
   */
  Page<DataFile> page(FileFilter filter, PageRequest page) {
    Optional<SortOrder> order = page.sortedBy(NUMBERS.keySet());
    ToLongFunction<DataFileMeta> number =
        order.map(by -> Objects.requireNonNull(NUMBERS.get(by.field()))).orElse(file -> 0);
    PageCollector<DataFile> collector =
        new PageCollector<>(page, order.map(SortOrder::descending).orElse(false));
    Snapshot newest = table.snapshotManager().latestSnapshotFromFileSystem();
    if (newest != null) {
      new LiveFiles(table, newest)
          .forEach(filter, entry -> collect(entry, filter, number, collector));
    }
    return collector.page();
  }

  private void collect(
      ManifestEntry entry,
      FileFilter filter,
      ToLongFunction<DataFileMeta> number,
      PageCollector<DataFile> collector) {
    String partition = name(entry.partition());
    if (filter.takesPartition(partition)) {
      DataFileMeta file = entry.file();
      String place = "%s\n%010d\n%s".formatted(partition, entry.bucket(), file.fileName());
      collector.add(
          new ListPosition(number.applyAsLong(file), place),
          () -> describe(partition, entry.bucket(), file));
    }
  }

  private String name(BinaryRow partition) {
    String known = names.get(partition);
    if (known == null) {
      known = paths.of(partition);
      names.put(partition.copy(), known);
    }
    return known;
  }

  private static DataFile describe(String partition, int bucket, DataFileMeta file) {
    return new DataFile(
        partition,
        bucket,
        file.fileName(),
        file.level(),
        file.fileSize(),
        file.rowCount(),
        file.schemaId(),
        Instant.ofEpochMilli(file.creationTimeEpochMillis()),
        file.fileFormat());
  }
}
