package io.weir.paimon;

import io.weir.paimon.tally.DataFile;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import java.util.Comparator;
import java.util.List;
import org.apache.paimon.CoreOptions;
import org.apache.paimon.table.FileStoreTable;
import org.jspecify.annotations.Nullable;

/**
 * A table of a lake. Every method asks the storage afresh and blocks, for no longer than the call
 * timeout, and throws a {@link Problem}: NOT_FOUND when there is no such table, TIMEOUT, UPSTREAM
 * with the reason when its metadata can't be read.
 */
public final class LakeTable {

  private final Lake lake;
  private final Calls calls;
  private final String database;
  private final String name;

  LakeTable(Lake lake, Calls calls, String database, String name) {
    this.lake = lake;
    this.calls = calls;
    this.database = database;
    this.name = name;
  }

  /** The newest schema. */
  public SchemaVersion schema() {
    return read("the schema", table -> Shapes.version(table.schema()));
  }

  /** All schemas, newest first. */
  public List<SchemaVersion> schemas() {
    return read(
        "the schemas",
        table ->
            table.schemaManager().listAll().stream()
                .map(Shapes::version)
                .sorted(Comparator.comparing(SchemaVersion::id).reversed())
                .toList());
  }

  /**
   * Snapshots, newest first.
   *
   * @param beforeId only those below it; null for all
   */
  public List<TableSnapshot> snapshots(@Nullable Long beforeId, int limit) {
    return read("the snapshots", table -> new SnapshotReader(table).before(beforeId, limit));
  }

  /** What keeps its snapshots from expiry. */
  public SnapshotKeepers keepers() {
    return read(
        "what keeps snapshots",
        table -> {
          Long latest = table.snapshotManager().latestSnapshotIdFromFileSystem();
          CoreOptions options = table.coreOptions();
          return new SnapshotKeepers(
              latest == null ? 0 : latest,
              new ExpiryBounds(table).readers(),
              new SnapshotRetention(
                  options.snapshotTimeRetain(),
                  options.snapshotNumRetainMin(),
                  options.snapshotNumRetainMax()));
        });
  }

  /** Its tags. */
  public Tagging tagging() {
    return new Tagging(calls, this::load);
  }

  /** Its branches. */
  public Branching branching() {
    return new Branching(calls, this::load);
  }

  /** Taking it back to an earlier snapshot. */
  public Rollback rollback() {
    return new Rollback(calls, this::load);
  }

  /** How many branches there are besides main. */
  public int branchCount() {
    return read("the branches", table -> table.branchManager().branches().size());
  }

  /** By name, as they are now; reads all of its manifests. Empty when nothing was committed. */
  public List<PartitionSize> partitions() {
    return read("the partitions", PartitionSize::of);
  }

  /**
   * Live files, by partition, bucket and name or as the page asks; reads the manifests of what is
   * asked for. Empty when nothing was committed.
   *
   * @throws Problem INVALID too, for a sort, a cursor or a partition that is none
   */
  public Page<DataFile> files(FileFilter filter, PageRequest page) {
    return read("the files", table -> new FilePages(table).page(filter, page));
  }

  /** The table's numbers now; reads all of its manifests. */
  public TableState state() {
    return read("the files", TableState::of);
  }

  /** A preview of its rows. */
  public RowPage rows(RowQuery query) {
    return calls.call(
        "read rows of " + database + "." + name,
        query.maxTime().plus(RowQuery.GRACE),
        () -> new RowReader(load(), query).read());
  }

  /**
   * Reads values of a column, as far as the probe's limits go, to see which would break.
   *
   * @throws Problem NOT_FOUND when there is no such column either; REFUSED when Paimon casts no
   *     such values
   */
  public ProbedValues probe(ValueProbe probe) {
    return calls.call(
        "read values of " + database + "." + name,
        probe.maxTime().plus(RowQuery.GRACE),
        () -> new ColumnProbe(load(), probe).read());
  }

  /** Its compaction inside this JVM. */
  public TableCompaction compaction() {
    return new TableCompaction(calls, this::load);
  }

  /** The expiry of its snapshots. */
  public SnapshotExpiry snapshotExpiry() {
    return new SnapshotExpiry(calls, this::load);
  }

  /** The expiry of its partitions. */
  public PartitionExpiry partitionExpiry() {
    return new PartitionExpiry(calls, this::load);
  }

  /** The compaction of its manifests. */
  public ManifestCompaction manifestCompaction() {
    return new ManifestCompaction(calls, this::load);
  }

  /** Where its consumers are. */
  public ConsumerPositions consumers() {
    return new ConsumerPositions(calls, this::load);
  }

  private <T> T read(String what, Reading<T> reading) {
    return calls.call("read " + what + " of " + database + "." + name, () -> reading.from(load()));
  }

  FileStoreTable load() throws Exception {
    return lake.load(database, name);
  }

  /** What is read from a table that was just loaded. */
  private interface Reading<T> {
    T from(FileStoreTable table) throws Exception;
  }
}
