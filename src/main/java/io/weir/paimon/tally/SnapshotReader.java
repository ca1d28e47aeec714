package io.weir.paimon.tally;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.apache.paimon.Snapshot;

/** Reads what a snapshot changed, and what a table has at it. */
final class SnapshotReader {

  private final TableFiles files;

  SnapshotReader(TableFiles files) {
    this.files = files;
  }

  static String identity(Snapshot snapshot) {
    return snapshot.baseManifestList() + " " + snapshot.deltaManifestList();
  }

  static long records(Snapshot snapshot) {
    return Objects.requireNonNullElse(snapshot.totalRecordCount(), 0L);
  }

  /** Reads its delta: one call for the list, one for each manifest in it. */
  SnapshotChange change(Snapshot snapshot, long smallBelowBytes) throws IOException {
    Tally change = new Tally();
    FileBalances balances = new FileBalances();
    HighestLevel level = new HighestLevel();
    for (Manifest manifest :
        files.manifests(snapshot.deltaManifestList(), snapshot.deltaManifestListSize())) {
      files.forEachEntry(
          manifest,
          FileEntry.Detail.NAMES,
          entry -> {
            change.add(entry, smallBelowBytes);
            balances.add(entry);
            level.see(entry);
          });
    }
    return new SnapshotChange(facts(snapshot, level.added, balances.gone()), change);
  }

  /**
   * Reads every manifest; sums comings and goings, whatever their order, so that no set of files is
   * kept. Time grows with entries, memory with buckets.
   */
  Tally count(Snapshot snapshot, long smallBelowBytes) throws IOException {
    Tally entries = new Tally();
    for (Manifest manifest : files.manifests(snapshot)) {
      files.forEachEntry(
          manifest, FileEntry.Detail.SUMS, entry -> entries.add(entry, smallBelowBytes));
    }
    return Tally.NOTHING.plus(entries);
  }

  private SnapshotFacts facts(Snapshot snapshot, int level, FileCount dead) throws IOException {
    return new SnapshotFacts(
        snapshot.id(),
        identity(snapshot),
        snapshot.schemaId(),
        snapshot.commitKind().name(),
        snapshot.commitUser(),
        Instant.ofEpochMilli(snapshot.timeMillis()),
        records(snapshot),
        level,
        dead,
        changelog(snapshot));
  }

  private FileCount changelog(Snapshot snapshot) throws IOException {
    Tally made = new Tally();
    for (Manifest manifest : changelogManifests(snapshot)) {
      files.forEachEntry(manifest, FileEntry.Detail.SUMS, entry -> made.add(entry, 0));
    }
    return new FileCount(made.sums().files(), made.sums().bytes());
  }

  /** None too of a snapshot that a branch, or a rollback, took from a tag: tags keep none. */
  private List<Manifest> changelogManifests(Snapshot snapshot) throws IOException {
    if (snapshot.changelogManifestList() == null) {
      return List.of();
    }
    try {
      return files.manifests(
          snapshot.changelogManifestList(), snapshot.changelogManifestListSize());
    } catch (FileNotFoundException expired) {
      return List.of();
    }
  }

  /** At which files were added. */
  private static final class HighestLevel {

    private int added = -1;

    void see(FileEntry entry) {
      if (entry.sign() > 0) {
        added = Math.max(added, entry.level);
      }
    }
  }
}
