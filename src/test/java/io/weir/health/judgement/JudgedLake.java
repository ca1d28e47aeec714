package io.weir.health.judgement;

import io.weir.health.advice.Advice;
import io.weir.health.advice.Advices;
import io.weir.health.signal.Commit;
import io.weir.health.signal.Commits;
import io.weir.health.signal.JobFacts;
import io.weir.health.signal.OldPartition;
import io.weir.health.signal.PartitionFacts;
import io.weir.health.signal.Reading;
import io.weir.health.signal.Signals;
import io.weir.health.signal.Storage;
import io.weir.health.signal.TableFacts;
import io.weir.lease.Care;
import io.weir.paimon.ClaimedFiles;
import io.weir.paimon.ColumnShape;
import io.weir.paimon.TableBranch;
import io.weir.paimon.TableFollowing;
import io.weir.paimon.TableShape;
import io.weir.paimon.TestLake;
import io.weir.paimon.tally.FileCount;
import io.weir.paimon.tally.HistoryWatch;
import io.weir.paimon.tally.Look;
import io.weir.paimon.tally.PartitionKey;
import io.weir.paimon.tally.Position;
import io.weir.paimon.tally.SchemaFacts.PartitionExpiry;
import io.weir.paimon.tally.SnapshotFacts;
import io.weir.paimon.tally.TableHistory;
import io.weir.paimon.tally.TableWatch;
import io.weir.paimon.tally.Tally;
import io.weir.shared.TableId;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.apache.paimon.data.BinaryString;
import org.apache.paimon.data.GenericRow;
import org.apache.paimon.table.FileStoreTable;
import org.jspecify.annotations.Nullable;

/** A real lake of which the tables are judged by what is read from them, without a database. */
final class JudgedLake implements AutoCloseable {

  private final TestLake lake;
  private Duration later = Duration.ZERO;
  private @Nullable Care care;
  private List<JobFacts> jobs = List.of();
  private Storage storage = new Storage("file", false);

  JudgedLake(Path directory) {
    this.lake = new TestLake(directory);
  }

  TestLake lake() {
    return lake;
  }

  /** Judges as if so much time had passed since. */
  JudgedLake later(Duration time) {
    this.later = time;
    return this;
  }

  JudgedLake caredFor(Care by) {
    this.care = by;
    return this;
  }

  JudgedLake workedOnBy(JobFacts... by) {
    this.jobs = List.of(by);
    return this;
  }

  JudgedLake storedOn(Storage on) {
    this.storage = on;
    return this;
  }

  /** A table {@code (p STRING, id INT, v STRING)}, with a key if it has a key option. */
  void create(String name, boolean keyed, boolean partitioned, Map<String, String> options) {
    List<ColumnShape> columns =
        List.of(
            new ColumnShape(-1, "p", "STRING NOT NULL", null, null),
            new ColumnShape(-1, "id", "INT NOT NULL", null, null),
            new ColumnShape(-1, "v", "STRING", null, null));
    List<String> key = keyed ? (partitioned ? List.of("p", "id") : List.of("id")) : List.of();
    lake.create(
        name, new TableShape(columns, key, partitioned ? List.of("p") : List.of(), options, null));
  }

  void write(String user, String table, String partition, int from, int to) {
    write(user, table, partition, from, to, "v");
  }

  void write(String user, String table, String partition, int from, int to, String value) {
    List<GenericRow> rows = new ArrayList<>();
    for (int id = from; id <= to; id++) {
      rows.add(
          GenericRow.of(
              BinaryString.fromString(partition), id, BinaryString.fromString(value + id)));
    }
    lake.writeAs(user, table, rows);
  }

  /** Rows of a kibibyte that does not compress, so that files have a size. */
  void writeLarge(String user, String table, String partition, int from, int to) {
    Random random = new Random(from);
    List<GenericRow> rows = new ArrayList<>();
    for (int id = from; id <= to; id++) {
      StringBuilder noise = new StringBuilder();
      random.ints(1024, ' ', '~').forEach(letter -> noise.append((char) letter));
      rows.add(
          GenericRow.of(
              BinaryString.fromString(partition), id, BinaryString.fromString(noise.toString())));
    }
    lake.writeAs(user, table, rows);
  }

  /** Files that are only said to be there, on the highest level as after a full compaction. */
  ClaimedFiles claim(String table) {
    FileStoreTable stored = lake.stored(table);
    return new ClaimedFiles(
        stored, stored.coreOptions().bucket(), stored.coreOptions().numLevels() - 1);
  }

  Reading reading(String table, String signal) {
    return Signals.read(facts(table)).stream()
        .filter(reading -> reading.id().equals(signal))
        .findFirst()
        .orElseThrow(() -> new AssertionError(signal + " says nothing of " + table));
  }

  Judgement judge(String table) {
    TableFacts facts = facts(table);
    List<Reading> readings = Signals.read(facts);
    List<Advice> advice = Advices.find(facts, readings);
    return Judgement.of(new Score(readings, advice).signals(), advice, facts.now(), 1L);
  }

  TableFacts facts(String table) {
    TableFollowing following = lake.lake().following();
    Look.Recounted look =
        (Look.Recounted)
            Objects.requireNonNull(
                following
                    .look(
                        List.of(
                            new TableWatch(
                                TestLake.DATABASE,
                                table,
                                TableBranch.MAIN,
                                Position.UNKNOWN,
                                false)))
                    .get(0)
                    .look());
    TableHistory history = history(following, table);
    Tally tally = look.tally();
    List<PartitionFacts> partitions = partitions(following, table, tally);
    List<SnapshotFacts> snapshots =
        history.snapshots().stream()
            .sorted(Comparator.comparing(SnapshotFacts::id).reversed())
            .toList();
    return new TableFacts(
        new TableId("main", TestLake.DATABASE, table),
        Instant.now().plus(later),
        storage,
        history.schema(),
        tally.sums(),
        history.snapshotIds().size(),
        snapshots.stream()
            .limit(Math.max(0, snapshots.size() - 1))
            .map(SnapshotFacts::dead)
            .reduce(FileCount.NONE, FileCount::plus),
        history.surroundings(),
        commits(snapshots),
        partitions,
        oldest(partitions, history.schema().partitionExpiry()),
        care,
        jobs);
  }

  private static TableHistory history(TableFollowing following, String table) {
    List<TableHistory> parts = new ArrayList<>();
    Set<Long> kept = new HashSet<>();
    List<SnapshotFacts> all = new ArrayList<>();
    do {
      TableHistory part =
          Objects.requireNonNull(
              following
                  .histories(
                      List.of(
                          new HistoryWatch(
                              TestLake.DATABASE, table, TableBranch.MAIN, Set.copyOf(kept))))
                  .get(0)
                  .history());
      parts.add(part);
      part.snapshots().forEach(facts -> kept.add(facts.id()));
      all.addAll(part.snapshots());
    } while (!kept.containsAll(parts.get(parts.size() - 1).snapshotIds()));
    TableHistory last = parts.get(parts.size() - 1);
    return new TableHistory(
        last.snapshotIds(), all, last.smallBelowBytes(), last.schema(), last.surroundings());
  }

  private static Commits commits(List<SnapshotFacts> newestFirst) {
    List<Commit> commits =
        newestFirst.stream()
            .map(
                facts ->
                    new Commit(
                        facts.id(),
                        facts.kind(),
                        facts.commitUser(),
                        facts.committedAt(),
                        facts.level(),
                        facts.dead().bytes()))
            .toList();
    return new Commits(
        commits,
        commits.isEmpty() ? Optional.empty() : Optional.of(commits.get(commits.size() - 1).at()));
  }

  private static List<PartitionFacts> partitions(
      TableFollowing following, String table, Tally tally) {
    Map<PartitionKey, String> names =
        following.partitionNames(
            TestLake.DATABASE, table, TableBranch.MAIN, tally.partitions().keySet());
    return tally.partitions().entrySet().stream()
        .map(
            partition ->
                new PartitionFacts(
                    Objects.requireNonNull(names.get(partition.getKey())), partition.getValue()))
        .toList();
  }

  private static @Nullable OldPartition oldest(
      List<PartitionFacts> partitions, @Nullable PartitionExpiry expiry) {
    return expiry == null
        ? null
        : partitions.stream()
            .map(partition -> OldPartition.of(partition.name(), Instant.now(), expiry))
            .min(OldPartition.OLDEST_FIRST)
            .orElse(null);
  }

  @Override
  public void close() {
    lake.close();
  }
}
