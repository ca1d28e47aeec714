package io.weir.paimon;

import io.weir.paimon.tally.DataFile;
import io.weir.paimon.tally.LiveFileReader;
import io.weir.shared.ListPosition;
import io.weir.shared.Page;
import io.weir.shared.PageCollector;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import io.weir.shared.SortOrder;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToLongFunction;
import org.apache.paimon.Snapshot;
import org.apache.paimon.manifest.ManifestFileMeta;
import org.apache.paimon.operation.FileStoreScan;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.source.ScanMode;

/**
 * Pages of the files that are live at the newest snapshot of a table. They are not kept anywhere:
 * each page reads the manifests that may name files of the partition and bucket that are asked for.
 * What is held meanwhile is one page, and which files went.
 */
final class FilePages {

  private static final Map<String, ToLongFunction<DataFile>> NUMBERS =
      Map.of(
          "bytes", DataFile::bytes,
          "records", DataFile::records,
          "level", DataFile::level,
          "createdAt", file -> file.createdAt().toEpochMilli());

  /** As many digits as the largest bucket has, so that buckets sort by number. */
  private static final int BUCKET_DIGITS = 10;

  private final FileStoreTable table;

  FilePages(FileStoreTable table) {
    this.table = table;
  }

  /**
   * Grows with the entries of the manifests that it reads; see docs/benchmarks.md.
   *
   * @throws Problem INVALID for a sort, a cursor or a partition that is none
   */
  Page<DataFile> page(FileFilter filter, PageRequest page) throws IOException {
    Optional<SortOrder> order = page.sortedBy(NUMBERS.keySet());
    ToLongFunction<DataFile> number =
        order.map(by -> Objects.requireNonNull(NUMBERS.get(by.field()))).orElse(file -> 0);
    PageCollector<DataFile> collector =
        new PageCollector<>(page, order.map(SortOrder::descending).orElse(false));
    new LiveFileReader(table)
        .forEach(
            manifests(filter),
            file -> {
              if (filter.takes(file.partition(), file.bucket())) {
                collector.add(new ListPosition(number.applyAsLong(file), place(file)), () -> file);
              }
            });
    return collector.page();
  }

  /** Without those of which the statistics tell that they name no file of the kind. */
  private List<ManifestFileMeta> manifests(FileFilter filter) {
    Snapshot newest = table.snapshotManager().latestSnapshotFromFileSystem();
    FileStoreScan scan = table.store().newScan();
    filter.restrict(scan, table);
    return newest == null
        ? List.of()
        : scan.manifestsReader().read(newest, ScanMode.ALL).filteredManifests;
  }

  private static String place(DataFile file) {
    String bucket = Integer.toString(file.bucket());
    return file.partition()
        + '\n'
        + "0".repeat(Math.max(0, BUCKET_DIGITS - bucket.length()))
        + bucket
        + '\n'
        + file.name();
  }
}
