package io.weir.paimon.tally;

import java.io.IOException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.apache.paimon.Snapshot;
import org.apache.paimon.deletionvectors.DeletionVectorsIndexFile;
import org.apache.paimon.fs.Path;
import org.apache.paimon.index.HashIndexFile;
import org.apache.paimon.index.IndexFileMeta;
import org.apache.paimon.manifest.IndexManifestEntry;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.tag.Tag;
import org.apache.paimon.utils.BranchManager;
import org.apache.paimon.utils.Pair;

/**
 * Reads what surrounds a table's newest snapshot: some eight calls, one for each tag and consumer,
 * and for each tag whose snapshot is gone otherwise the manifests that the next kept snapshot does
 * not share with it.
 */
final class SurroundingsReader {

  private final FileStoreTable table;
  private final TableFiles files;

  SurroundingsReader(FileStoreTable table, TableFiles files) {
    this.table = table;
    this.files = files;
  }

  /**
   * @param ids of the snapshots that are there, ascending
   */
  Surroundings read(List<Long> ids) throws IOException {
    Optional<Snapshot> earliest = ids.isEmpty() ? Optional.empty() : files.snapshot(ids.get(0));
    Optional<Snapshot> newest =
        ids.isEmpty() ? Optional.empty() : files.snapshot(ids.get(ids.size() - 1));
    if (newest.isPresent()) {
      new NeededSchemas(table, newest.get()).require();
    }
    return new Surroundings(
        tags(earliest),
        new ConsumersReader(table).read(),
        SnapshotGap.of(files, ids),
        branches(),
        newest.isPresent() ? manifests(newest.get()) : new ManifestFacts(0, 0, 0, 0),
        newest.isPresent() ? index(newest.get()) : IndexFacts.NONE);
  }

  private List<String> branches() {
    return BranchManager.isMainBranch(table.coreOptions().branch())
        ? table.branchManager().branches()
        : List.of();
  }

  private List<TagFacts> tags(Optional<Snapshot> earliest) throws IOException {
    List<Pair<Tag, String>> tags = tagObjects();
    tags.sort(Comparator.comparing(tag -> tag.getLeft().id()));
    AutomaticTags automatic = new AutomaticTags(table.coreOptions());
    List<TagFacts> facts = new ArrayList<>();
    for (int i = 0; i < tags.size(); i++) {
      Tag tag = tags.get(i).getLeft();
      Optional<Snapshot> next =
          i + 1 < tags.size() ? Optional.of(tags.get(i + 1).getLeft()) : Optional.empty();
      facts.add(
          new TagFacts(
              tags.get(i).getRight(),
              tag.id(),
              madeAt(tag),
              automatic.period(tags.get(i).getRight()),
              held(tag, next, earliest)));
    }
    return facts;
  }

  /** By Paimon; which file is at fault it does not say. */
  private List<Pair<Tag, String>> tagObjects() throws IOException {
    try {
      return new ArrayList<>(table.tagManager().tagObjects());
    } catch (RuntimeException e) {
      for (Path path : table.tagManager().tagPaths(any -> true)) {
        requireWhole(path);
      }
      throw e;
    }
  }

  private void requireWhole(Path path) throws IOException {
    try {
      Tag.fromPath(table.fileIO(), path);
    } catch (RuntimeException e) {
      throw new IOException("tag/" + path.getName() + " can't be read: " + e.getMessage(), e);
    }
  }

  /** Files live as long as one stretch of snapshots, so that looking at the next kept is enough. */
  private FileCount held(Tag tag, Optional<Snapshot> nextTag, Optional<Snapshot> earliest)
      throws IOException {
    if (earliest.isEmpty() || tag.id() >= earliest.get().id()) {
      return FileCount.NONE;
    }
    Snapshot next = nextTag.filter(n -> n.id() < earliest.get().id()).orElse(earliest.get());
    return next.id() == tag.id()
        ? FileCount.NONE
        : new HeldFiles(files).beyond(tag.trimToSnapshot(), next);
  }

  private static Instant madeAt(Tag tag) {
    return tag.getTagCreateTime() == null
        ? Instant.ofEpochMilli(tag.timeMillis())
        : tag.getTagCreateTime().atZone(ZoneId.systemDefault()).toInstant();
  }

  private ManifestFacts manifests(Snapshot snapshot) throws IOException {
    List<Manifest> manifests = files.manifests(snapshot);
    return new ManifestFacts(
        manifests.size(),
        manifests.stream().mapToLong(Manifest::bytes).sum(),
        manifests.stream().mapToLong(Manifest::added).sum(),
        manifests.stream().mapToLong(Manifest::deleted).sum());
  }

  private IndexFacts index(Snapshot snapshot) {
    if (snapshot.indexManifest() == null) {
      return IndexFacts.NONE;
    }
    FileCount vectors = FileCount.NONE;
    FileCount buckets = FileCount.NONE;
    long deleted = 0;
    for (IndexManifestEntry entry :
        table.store().newIndexFileHandler().readManifest(snapshot.indexManifest())) {
      IndexFileMeta file = entry.indexFile();
      FileCount one = new FileCount(1, file.fileSize());
      if (file.indexType().equals(DeletionVectorsIndexFile.DELETION_VECTORS_INDEX)) {
        vectors = vectors.plus(one);
        deleted = deleted < 0 ? deleted : addDeleted(deleted, file);
      } else if (file.indexType().equals(HashIndexFile.HASH_INDEX)) {
        buckets = buckets.plus(one);
      }
    }
    return new IndexFacts(vectors, deleted, buckets);
  }

  private static long addDeleted(long deleted, IndexFileMeta file) {
    long sum = deleted;
    for (var vector : file.dvRanges().values()) {
      if (vector.cardinality() == null) {
        return -1;
      }
      sum += vector.cardinality();
    }
    return sum;
  }
}
