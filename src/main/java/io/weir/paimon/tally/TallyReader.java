package io.weir.paimon.tally;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.paimon.Snapshot;
import org.apache.paimon.fs.FileIO;
import org.apache.paimon.fs.Path;
import org.apache.paimon.table.FileStoreTable;

/**
 * Reads what is kept of one table. Every method asks the storage and blocks without a bound of its
 * own.
 */
public final class TallyReader {

  private final TableFiles files;
  private final TableFollower follower;
  private final TableLoader loader;

  /** Loads the table; asked only where its own files do not say enough. */
  public interface TableLoader {
    FileStoreTable load() throws Exception;
  }

  public TallyReader(FileIO io, Path table, String branch, TableLoader loader, Clock clock) {
    this.files = new TableFiles(io, table, branch, new OtherFormats(loader));
    this.follower = new TableFollower(files, new SmallFileSize(io, table, branch), clock);
    this.loader = loader;
  }

  /**
   * What became of the table since.
   *
   * @param known where the tally that is kept stands
   * @param verify whether to make sure too where nothing new is seen; one call more
   */
  public Look look(Position known, boolean verify) throws IOException {
    return follower.look(known, verify);
  }

  /**
   * What is there beside the newest snapshot.
   *
   * @param kept ids of snapshots whose facts are kept already
   * @param most of the other snapshots that are read, newest first
   */
  public TableHistory history(Set<Long> kept, int most) throws Exception {
    List<Long> ids = files.snapshotIds();
    SnapshotHint.requireWhole(files, ids);
    List<Long> missing = new ArrayList<>();
    for (int i = ids.size() - 1; i >= 0 && missing.size() < most; i--) {
      if (!kept.contains(ids.get(i))) {
        missing.add(ids.get(i));
      }
    }
    FileStoreTable table = load();
    // before the snapshots: where one of these can't be read, those would be read for nothing
    SchemaFacts schema = new SchemaReader(table).read();
    Surroundings surroundings = new SurroundingsReader(table, files).read(ids);
    return new TableHistory(
        ids, snapshots(missing), SmallFileSize.of(table.schema()), schema, surroundings);
  }

  private FileStoreTable load() throws Exception {
    try {
      return loader.load();
    } catch (UncheckedIOException e) {
      throw TableFiles.unreadable("Its newest schema", e);
    }
  }

  /** What these snapshots changed; those that are gone meanwhile are left out. */
  private List<SnapshotFacts> snapshots(Collection<Long> ids) throws IOException {
    SnapshotReader reader = new SnapshotReader(files);
    List<SnapshotFacts> facts = new ArrayList<>();
    for (long id : ids) {
      Optional<Snapshot> snapshot = files.snapshot(id);
      if (snapshot.isPresent()) {
        facts.add(reader.change(snapshot.get(), 0).snapshot());
      }
    }
    return facts;
  }

  /** The names of these partitions. */
  public Map<PartitionKey, String> names(Collection<PartitionKey> partitions) throws Exception {
    PartitionNames paths = new PartitionNames(loader.load());
    Map<PartitionKey, String> names = new HashMap<>();
    partitions.forEach(partition -> names.put(partition, paths.of(partition)));
    return names;
  }
}
