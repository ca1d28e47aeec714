package io.weir.health;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.catalog.CatalogSpec;
import io.weir.catalog.Catalogs;
import io.weir.health.following.FollowedTable;
import io.weir.health.following.FollowedTables;
import io.weir.health.following.TableTotals;
import io.weir.health.following.TallyStore;
import io.weir.lease.Act;
import io.weir.lease.TableLeases;
import io.weir.paimon.TableBranch;
import io.weir.paimon.tally.BucketTally;
import io.weir.paimon.tally.FileSums;
import io.weir.paimon.tally.Look;
import io.weir.paimon.tally.PaimonCount;
import io.weir.paimon.tally.PartitionKey;
import io.weir.paimon.tally.PartitionTally;
import io.weir.paimon.tally.Position;
import io.weir.paimon.tally.RandomHistory;
import io.weir.paimon.tally.TableSight;
import io.weir.paimon.tally.TableWatch;
import io.weir.paimon.tally.Tally;
import io.weir.shared.TableId;
import io.weir.testing.WeirIntegrationTest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.apache.paimon.table.FileStoreTable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.util.FileSystemUtils;

/** What is kept of a table in the database is what the table has, whatever happens to it. */
@WeirIntegrationTest
class FollowingIntegrationTests {

  private static final int OPERATIONS = 25;

  @Autowired private Catalogs catalogs;
  @Autowired private CatalogSweep sweep;
  @Autowired private FollowedTables followed;
  @Autowired private TallyStore store;
  @Autowired private TableLeases leases;
  @Autowired private JdbcTemplate jdbc;

  @TempDir private Path directory;
  private final String catalog = "f" + UUID.randomUUID().toString().substring(0, 8);
  private final TableId id = new TableId(catalog, "d", "t");
  private RandomHistory history;

  @BeforeEach
  void register() throws Exception {
    history = new RandomHistory(directory, 6);
    String warehouse = directory.resolve("warehouse").toString();
    catalogs.create(new CatalogSpec(catalog, "filesystem", warehouse, Map.of(), Map.of()));
  }

  @AfterEach
  void forget() throws Exception {
    catalogs.delete(catalog);
    history.close();
  }

  @Test
  void keepsWhatTheTableHas() throws Exception {
    for (int i = 0; i < OPERATIONS; i++) {
      if (history.step()) {
        jdbc.update("UPDATE table_observation SET looks = 1000 WHERE catalog = ?", catalog);
      }
      lookAtAll();
      assertThat(totals()).as("after operation %d", i).isEqualTo(expected());
      assertThat(partitions()).as("after operation %d", i).isEqualTo(expectedPartitions());
      assertThat(followedBranches()).isEqualTo(history.branches());
      for (String branch : history.branches()) {
        assertThat(totals(branch))
            .as("%s after operation %d", branch, i)
            .isEqualTo(expected(history.table(branch)));
      }
    }
  }

  private List<String> followedBranches() {
    return jdbc.queryForList(
        """
        SELECT branch FROM table_observation WHERE catalog = ? AND branch <> 'main' ORDER BY branch
        """,
        String.class,
        catalog);
  }

  @Test
  void addsNothingTwice() throws Exception {
    history.step();
    lookAtAll();
    FollowedTable stood = due();
    history.step();
    Look.Advanced advanced = (Look.Advanced) look(stood).look();
    assertThat(store.add(stood, advanced, Map.of(), Instant.now())).isPresent();
    List<Long> once = totals();
    Optional<TableTotals> again = store.add(stood, advanced, Map.of(), Instant.now());
    assertThat(again).isEmpty();
    assertThat(totals()).isEqualTo(once);
  }

  @Test
  void countsAnewWhereWhatIsKeptCannotBeRead() throws Exception {
    history.step();
    lookAtAll();
    jdbc.update("UPDATE table_partition SET buckets = '\\x62'");
    history.step();
    lookAtAll();
    assertThat(totals()).isEqualTo(expected());
    assertThat(partitions()).isEqualTo(expectedPartitions());
  }

  @Test
  void keepsWhenPartitionsChangedWhereAllIsCountedAnew() throws Exception {
    history.step();
    lookAtAll();
    List<Timestamp> changed = changedAt();
    jdbc.update("UPDATE table_observation SET small_below_bytes = NULL WHERE catalog = ?", catalog);
    lookAtAll();
    assertThat(changedAt()).isNotEmpty().isEqualTo(changed);
    assertThat(totals()).isEqualTo(expected());
  }

  private List<Timestamp> changedAt() {
    return jdbc.queryForList(
        """
        SELECT p.changed_at FROM table_partition p JOIN table_observation t ON t.id = p.table_id
        WHERE catalog = ? ORDER BY name
        """,
        Timestamp.class,
        catalog);
  }

  @Test
  void saysOfATableThatItsHistoryCannotBeRead() throws Exception {
    history.step();
    lookAtAll();
    Path tags = Files.createDirectories(directory.resolve("warehouse/d.db/t/tag"));
    Files.writeString(tags.resolve("tag-torn"), "{");
    lookAtAll();
    assertThat(failure()).contains("history");
    assertThat(totals().get(0)).isEqualTo(expected().get(0));
    Files.delete(tags.resolve("tag-torn"));
    lookAtAll();
    assertThat(failure()).isNull();
  }

  @Test
  void noticesAtTheNextListingThatATableIsAnother() throws Exception {
    Path table = directory.resolve("warehouse/d.db/t");
    history.step();
    FileSystemUtils.copyRecursively(table, directory.resolve("early"));
    history.step();
    lookAtAll();
    List<Long> late = totals();
    FileSystemUtils.deleteRecursively(table);
    FileSystemUtils.copyRecursively(directory.resolve("early"), table);
    sweep.run(catalog, Instant.now());
    assertThat(totals()).isEqualTo(expected()).isNotEqualTo(late);
  }

  @Test
  void keepsNothingOfATableThatWasForgottenMeanwhile() throws Exception {
    history.step();
    lookAtAll();
    FollowedTable gone = due();
    Look.Recounted counted =
        (Look.Recounted)
            catalogs
                .lake(catalog)
                .following()
                .look(List.of(new TableWatch("d", "t", TableBranch.MAIN, Position.UNKNOWN, false)))
                .get(0)
                .look();
    jdbc.update("DELETE FROM table_observation WHERE id = ?", gone.number());
    assertThat(store.replace(gone, counted, Map.of(), Instant.now())).isEmpty();
  }

  @Test
  void looksSoonAtWhatWeirItselfDid() throws Exception {
    history.step();
    lookAtAll();
    assertThat(followed.due(catalog, Instant.now())).isEmpty();
    leases.release(leases.acquire(id, Act.COMPACT, "a test", Duration.ofMinutes(1)));
    assertThat(followed.due(catalog, Instant.now()))
        .singleElement()
        .satisfies(table -> assertThat(table.surroundingsAt()).isNull());
  }

  /** As if all that is due now and then were due now. */
  private void lookAtAll() {
    jdbc.update("UPDATE table_observation SET surroundings_at = NULL WHERE catalog = ?", catalog);
    for (int looks = 0; looks < 6; looks++) {
      sweep.run(catalog, Instant.now().plus(Duration.ofDays(1)));
    }
  }

  private FollowedTable due() {
    return followed.due(catalog, Instant.now().plus(Duration.ofDays(1))).get(0);
  }

  private TableSight look(FollowedTable table) {
    TableWatch watch = new TableWatch("d", "t", table.branch(), table.position(), false);
    return catalogs.lake(catalog).following().look(List.of(watch)).get(0);
  }

  private @Nullable String failure() {
    return jdbc.queryForObject(
        "SELECT failure FROM observed_table WHERE catalog = ?", String.class, catalog);
  }

  private List<Long> totals() {
    return totals(TableBranch.MAIN);
  }

  private List<Long> totals(String branch) {
    return jdbc.queryForObject(
        """
        SELECT records, bytes, files, snapshots, small_files, sorted_runs
        FROM table_observation WHERE catalog = ? AND branch = ?
        """,
        (row, number) ->
            List.of(
                row.getLong(1),
                row.getLong(2),
                row.getLong(3),
                row.getLong(4),
                row.getLong(5),
                row.getLong(6)),
        catalog,
        branch);
  }

  private List<Long> expected() throws Exception {
    return expected(history.table());
  }

  private static List<Long> expected(FileStoreTable table) throws Exception {
    Tally counted = PaimonCount.of(table);
    FileSums sums = counted.sums();
    return List.of(
        sums.records(),
        sums.bytes(),
        sums.files(),
        table.snapshotManager().snapshotCount(),
        sums.smallFiles(),
        counted.partitions().values().stream()
            .mapToLong(partition -> partition.most(BucketTally::sortedRuns))
            .max()
            .orElse(0));
  }

  private List<String> partitions() {
    return jdbc.queryForList(
        """
        SELECT name || ' ' || p.records || ' ' || p.bytes || ' ' || p.files
        FROM table_partition p JOIN observed_table t ON t.id = p.table_id
        WHERE catalog = ? ORDER BY name
        """,
        String.class,
        catalog);
  }

  private List<String> expectedPartitions() throws Exception {
    Map<PartitionKey, PartitionTally> partitions = PaimonCount.of(history.table()).partitions();
    Map<PartitionKey, String> names =
        catalogs
            .lake(catalog)
            .following()
            .partitionNames("d", "t", TableBranch.MAIN, partitions.keySet());
    return partitions.entrySet().stream()
        .map(entry -> names.get(entry.getKey()) + words(entry.getValue().sums()))
        .sorted()
        .toList();
  }

  private static String words(FileSums sums) {
    return " " + sums.records() + " " + sums.bytes() + " " + sums.files();
  }
}
