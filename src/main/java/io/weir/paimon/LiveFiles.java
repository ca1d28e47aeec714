package io.weir.paimon;

import io.weir.paimon.BucketSize.Level;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.apache.paimon.Snapshot;
import org.apache.paimon.data.BinaryRow;
import org.apache.paimon.io.DataFileMeta;
import org.apache.paimon.manifest.ManifestEntry;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.utils.FileStorePathFactory;

/** The files that are live at one snapshot of a table, read from its manifests. */
final class LiveFiles {

  private final FileStoreTable table;
  private final Snapshot snapshot;
  private final FileStorePathFactory paths;

  LiveFiles(FileStoreTable table, Snapshot snapshot) {
    this.table = table;
    this.snapshot = snapshot;
    this.paths = table.store().pathFactory();
  }

  /** Manifest by manifest, so that not all entries are in memory at once. */
  void forEach(Consumer<ManifestEntry> consumer) {
    Iterator<ManifestEntry> entries =
        table.store().newScan().withSnapshot(snapshot).dropStats().readFileIterator();
    entries.forEachRemaining(consumer);
  }

  /** Ordered by partition, bucket, level and name. */
  List<DataFile> files() {
    List<DataFile> files = new ArrayList<>();
    forEach(entry -> files.add(file(entry)));
    files.sort(
        Comparator.comparing(DataFile::partition)
            .thenComparing(DataFile::bucket)
            .thenComparing(DataFile::level)
            .thenComparing(DataFile::name));
    return files;
  }

  /** Ordered by name. */
  List<PartitionSize> partitions() {
    return files().stream()
        .collect(Collectors.groupingBy(DataFile::partition, TreeMap::new, Collectors.toList()))
        .entrySet()
        .stream()
        .map(entry -> partition(entry.getKey(), entry.getValue()))
        .toList();
  }

  /** Ordered by partition and bucket. */
  List<BucketSize> buckets() {
    Map<String, Map<Integer, List<DataFile>>> grouped =
        files().stream()
            .collect(
                Collectors.groupingBy(
                    DataFile::partition,
                    TreeMap::new,
                    Collectors.groupingBy(DataFile::bucket, TreeMap::new, Collectors.toList())));
    List<BucketSize> buckets = new ArrayList<>();
    grouped.forEach(
        (partition, inPartition) ->
            inPartition.forEach((bucket, files) -> buckets.add(bucket(partition, bucket, files))));
    return buckets;
  }

  String partitionName(BinaryRow partition) {
    String path = paths.getPartitionString(partition);
    return path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
  }

  private DataFile file(ManifestEntry entry) {
    DataFileMeta file = entry.file();
    return new DataFile(
        partitionName(entry.partition()),
        entry.bucket(),
        file.fileName(),
        file.level(),
        file.fileSize(),
        file.rowCount(),
        file.schemaId(),
        Instant.ofEpochMilli(file.creationTimeEpochMillis()),
        file.fileFormat());
  }

  private static PartitionSize partition(String name, List<DataFile> files) {
    return new PartitionSize(
        name,
        records(files),
        bytes(files),
        files.size(),
        files.stream().map(DataFile::createdAt).max(Comparator.naturalOrder()).orElseThrow());
  }

  private static BucketSize bucket(String partition, int bucket, List<DataFile> files) {
    List<Level> levels =
        files.stream()
            .collect(Collectors.groupingBy(DataFile::level, TreeMap::new, Collectors.toList()))
            .entrySet()
            .stream()
            .map(e -> new Level(e.getKey(), e.getValue().size(), bytes(e.getValue())))
            .toList();
    long runs = levels.stream().mapToLong(l -> l.level() == 0 ? l.files() : 1).sum();
    return new BucketSize(
        partition,
        bucket,
        records(files),
        bytes(files),
        files.size(),
        levels,
        Math.toIntExact(runs));
  }

  private static long records(List<DataFile> files) {
    return files.stream().mapToLong(DataFile::records).sum();
  }

  private static long bytes(List<DataFile> files) {
    return files.stream().mapToLong(DataFile::bytes).sum();
  }
}
