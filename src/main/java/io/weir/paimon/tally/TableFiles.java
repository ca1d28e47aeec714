package io.weir.paimon.tally;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.paimon.Snapshot;
import org.apache.paimon.fs.FileIO;
import org.apache.paimon.fs.FileStatus;
import org.apache.paimon.fs.Path;
import org.apache.paimon.fs.SeekableInputStream;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.utils.BranchManager;
import org.apache.paimon.utils.HintFileUtils;
import org.apache.paimon.utils.SnapshotManager;
import org.jspecify.annotations.Nullable;

/**
 * The metadata files of a table, or of a branch of it, each read with one call of the storage.
 * Snapshots are found without Paimon's hints: one that lags, or was cut short, hides some.
 */
final class TableFiles {

  /** What Paimon 1.3 writes; a newer one may mean something else by the same words. */
  private static final int NEWEST_VERSION = 3;

  private static final int TRIES = 3;

  private final FileIO files;
  private final Path snapshots;
  private final Path manifests;
  private final OtherFormats others;

  TableFiles(FileIO files, Path table, String branch, OtherFormats others) {
    this.files = files;
    this.snapshots = new Path(BranchManager.branchPath(table, branch), "snapshot");
    this.manifests = new Path(table, "manifest");
    this.others = others;
  }

  /** Of the branch that the table is read at. */
  static TableFiles of(FileStoreTable table) {
    return new TableFiles(
        table.fileIO(),
        table.location(),
        table.coreOptions().branch(),
        new OtherFormats(() -> table));
  }

  /** Empty when there is no such snapshot, be it not yet or not any more. */
  Optional<Snapshot> snapshot(long id) throws IOException {
    Path path = new Path(snapshots, SnapshotManager.SNAPSHOT_PREFIX + id);
    Snapshot snapshot;
    try {
      snapshot = SnapshotManager.tryFromPath(files, path);
    } catch (FileNotFoundException e) {
      return Optional.empty();
    } catch (RuntimeException e) {
      throw unreadable(path.getName(), e);
    }
    if (snapshot.baseManifestList() == null || snapshot.deltaManifestList() == null) {
      throw new IOException(path.getName() + " can't be read: it names no manifests.");
    }
    if (snapshot.version() > NEWEST_VERSION) {
      throw new IOException(
          path.getName()
              + " has format version "
              + snapshot.version()
              + "; this Weir reads versions up to "
              + NEWEST_VERSION
              + ".");
    }
    return Optional.of(snapshot);
  }

  /**
   * The newest snapshot; empty where nothing was committed. It may expire while it is looked for:
   * writers go on.
   */
  Optional<Snapshot> newest() throws IOException {
    for (int i = 0; i < TRIES; i++) {
      List<Long> ids = snapshotIds();
      if (ids.isEmpty()) {
        return Optional.empty();
      }
      Optional<Snapshot> newest = snapshot(ids.get(ids.size() - 1));
      if (newest.isPresent()) {
        return newest;
      }
    }
    throw new IOException("Its newest snapshot is gone each time it is to be read.");
  }

  /** The ids of the snapshots that are there, ascending; by a listing. */
  List<Long> snapshotIds() throws IOException {
    List<Long> ids = new ArrayList<>();
    for (FileStatus status : list(snapshots)) {
      String name = status.getPath().getName();
      if (name.matches(SnapshotManager.SNAPSHOT_PREFIX + "\\d+")) {
        ids.add(Long.parseLong(name.substring(SnapshotManager.SNAPSHOT_PREFIX.length())));
      }
    }
    ids.sort(null);
    return ids;
  }

  /** The snapshot from which Paimon's readers begin; null where none is named. */
  @Nullable Long hint() {
    return HintFileUtils.readHint(files, HintFileUtils.LATEST, snapshots);
  }

  private FileStatus[] list(Path directory) throws IOException {
    try {
      return files.listStatus(directory);
    } catch (FileNotFoundException e) {
      return new FileStatus[0];
    }
  }

  /** All manifests that make up a snapshot; two calls. */
  List<Manifest> manifests(Snapshot snapshot) throws IOException {
    List<Manifest> all = new ArrayList<>();
    all.addAll(manifests(snapshot.baseManifestList(), snapshot.baseManifestListSize()));
    all.addAll(manifests(snapshot.deltaManifestList(), snapshot.deltaManifestListSize()));
    return all;
  }

  /**
   * @param size of the list where it is known
   */
  List<Manifest> manifests(String list, @Nullable Long size) throws IOException {
    byte[] content = read(list, size);
    return AvroFile.is(content) ? new AvroFile(content).manifests() : others.manifests(list, size);
  }

  void forEachEntry(Manifest manifest, FileEntry.Detail wanted, Consumer<FileEntry> consumer)
      throws IOException {
    byte[] content = read(manifest.name(), manifest.bytes());
    try {
      if (AvroFile.is(content)) {
        new AvroFile(content).forEachEntry(wanted, consumer);
      } else {
        others.forEachEntry(manifest, consumer);
      }
    } catch (IOException | RuntimeException e) {
      throw unreadable(manifest.name(), e);
    }
  }

  /** Names the file that is at fault, which its reader does not; what it holds is left out. */
  static IOException unreadable(String file, Exception e) {
    String why = String.valueOf(e.getMessage()).lines().findFirst().orElse("it is empty");
    return new IOException(file + " can't be read: " + why, e);
  }

  /** Whole and at once: a reader that seeks makes hundreds of small reads of it. */
  private byte[] read(String name, @Nullable Long size) throws IOException {
    Path path = new Path(manifests, name);
    try (SeekableInputStream in = files.newInputStream(path)) {
      if (size == null || size <= 0) {
        return in.readAllBytes();
      }
      byte[] content = in.readNBytes(Math.toIntExact(size));
      if (content.length < size) {
        throw new IOException(
            name
                + " is cut short: it should have "
                + size
                + " bytes. A rollback to a snapshot that does not need it mends the table.");
      }
      return content;
    }
  }
}
