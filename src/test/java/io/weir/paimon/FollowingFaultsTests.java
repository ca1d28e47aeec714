package io.weir.paimon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.weir.lake.SlowFiles;
import io.weir.paimon.tally.FileCount;
import io.weir.paimon.tally.HistorySight;
import io.weir.paimon.tally.HistoryWatch;
import io.weir.paimon.tally.Look;
import io.weir.paimon.tally.Position;
import io.weir.paimon.tally.TableSight;
import io.weir.paimon.tally.TableWatch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is broken about one table is said of that one; what was missed is caught up. */
class FollowingFaultsTests {

  private static final Duration LIMIT = Duration.ofSeconds(30);

  @TempDir Path directory;
  private TestLake lake;
  private Position ill = Position.UNKNOWN;
  private Position well = Position.UNKNOWN;

  @BeforeEach
  void fill() {
    lake = new TestLake(directory);
    lake.createKeyed("ill", Map.of());
    lake.createKeyed("well", Map.of());
    lake.write("ill", 1, 5, "a");
    lake.write("well", 1, 5, "a");
    ill = position(look().get(0));
    well = position(look().get(1));
  }

  @AfterEach
  void close() {
    lake.close();
  }

  @Test
  void aSnapshotThatIsCutShort() throws IOException {
    lake.write("ill", 6, 9, "b");
    assertMendedAfter(file("snapshot", "snapshot-2"), "{\"version\" : 3, \"id\"", "snapshot-2");
  }

  @Test
  void aManifestThatIsNotThere() throws IOException {
    Path manifest = newestManifestOf(() -> lake.write("ill", 6, 9, "b"));
    byte[] content = Files.readAllBytes(manifest);
    Files.delete(manifest);
    assertThat(look().get(0).failure()).contains(manifest.getFileName().toString());
    Files.write(manifest, content);
    assertCaughtUp();
  }

  @Test
  void aManifestThatIsCutShort() throws IOException {
    Path manifest = newestManifestOf(() -> lake.write("ill", 6, 9, "b"));
    byte[] content = Files.readAllBytes(manifest);
    Files.write(manifest, Arrays.copyOf(content, content.length / 2));
    assertThat(look().get(0).failure()).contains(manifest.getFileName().toString());
    Files.write(manifest, content);
    assertCaughtUp();
  }

  @Test
  void aFormatOfTheFuture() throws IOException {
    lake.write("ill", 6, 9, "b");
    Path snapshot = file("snapshot", "snapshot-2");
    String future = Files.readString(snapshot).replaceFirst("\"version\" : 3", "\"version\" : 9");
    assertMendedAfter(snapshot, future, "format version 9");
  }

  @Test
  void hintsThatAreCutShort() throws IOException {
    lake.write("ill", 6, 9, "b");
    Files.writeString(file("snapshot", "LATEST"), "");
    Files.writeString(file("snapshot", "EARLIEST"), "x");
    assertCaughtUp();
    ill = Position.UNKNOWN;
    assertCaughtUp();
  }

  @Test
  void aHintThatLeadsNowhere() throws IOException {
    assertThat(history().failure()).isNull();
    Files.writeString(file("snapshot", "LATEST"), "59");
    assertThat(history().failure()).contains("snapshot/LATEST names snapshot 59");
    Files.delete(file("snapshot", "LATEST"));
    assertThat(history().failure()).isNull();
  }

  @Test
  void aHintThatHidesTheNewestSnapshots() throws IOException {
    for (int i = 0; i < 6; i++) {
      lake.write("ill", i, i + 5, "b");
    }
    Files.writeString(file("snapshot", "LATEST"), "2");
    assertThat(history().failure()).as("readers look at the next").isNull();
    lake.expire("ill", 2);
    Files.writeString(file("snapshot", "LATEST"), "2");
    assertThat(lake.stored("ill").snapshotManager().latestSnapshotId()).isEqualTo(2);
    assertThat(history().failure()).contains("snapshot/LATEST names snapshot 2", "which is 7");
    assertThatThrownBy(
            () ->
                lake.table("ill")
                    .manifestCompaction()
                    .execute("weir-run-1", Duration.ofMinutes(1), new Unhindered()))
        .as("a commit would follow snapshot 2")
        .hasMessageContaining("Delete the file LATEST");
    Files.delete(file("snapshot", "LATEST"));
    assertThat(history().failure()).isNull();
  }

  @Test
  void schemasThatAreGone() throws IOException {
    alter("snapshot.time-retained", "2 h");
    alter("snapshot.time-retained", "3 h");
    lake.write("ill", 6, 9, "b");
    byte[] second = Files.readAllBytes(file("schema", "schema-1"));
    Files.delete(file("schema", "schema-1"));
    assertThat(history().failure()).as("no file was written with it").isNull();
    byte[] first = Files.readAllBytes(file("schema", "schema-0"));
    Files.delete(file("schema", "schema-0"));
    assertThat(history().failure()).contains("schema-0 is missing", "every reader fails");
    Files.write(file("schema", "schema-0"), first);
    Files.write(file("schema", "schema-1"), second);
    byte[] newest = Files.readAllBytes(file("schema", "schema-2"));
    Files.delete(file("schema", "schema-2"));
    assertThat(history().failure()).contains("schema-2 is missing");
    Files.write(file("schema", "schema-2"), Arrays.copyOf(newest, newest.length / 2));
    assertThat(history().failure()).contains("Its newest schema can't be read");
    Files.write(file("schema", "schema-2"), newest);
    assertThat(history().failure()).isNull();
  }

  @Test
  void aSnapshotThatNamesNoManifests() throws IOException {
    Path snapshot = file("snapshot", "snapshot-1");
    String whole = Files.readString(snapshot);
    Files.writeString(snapshot, whole.replaceFirst("\"deltaManifestList\" : [^,]*,", ""));
    assertThat(history().failure()).contains("snapshot-1 can't be read: it names no manifests");
    Files.writeString(snapshot, whole);
    assertThat(history().failure()).isNull();
  }

  private void alter(String option, String value) {
    lake.lake()
        .alterTable(TestLake.DATABASE, "ill", new SchemaAlteration().setOption(option, value));
  }

  @Test
  void aConsumerThatIsCutShort() throws IOException {
    Files.createDirectories(file("consumer", ""));
    Files.writeString(file("consumer", "consumer-reader"), "{\"nextSna");
    assertThat(history().failure()).contains("consumer/consumer-reader can't be read");
    Files.delete(file("consumer", "consumer-reader"));
    assertThat(history().failure()).isNull();
  }

  @Test
  void aTagThatIsCutShort() throws IOException {
    Files.createDirectories(file("tag", ""));
    Files.copy(file("snapshot", "snapshot-1"), file("tag", "tag-good"));
    Files.writeString(file("tag", "tag-bad"), "{\"version\" : 3, \"id");
    assertThat(history().failure()).contains("tag/tag-bad can't be read");
    Files.delete(file("tag", "tag-bad"));
    assertThat(history().failure()).isNull();
  }

  @Test
  void snapshotsThatExpiredBeforeTheyWereSeen() {
    lake.createKeyed("late", Map.of());
    Position empty = position(look("late", Position.UNKNOWN, false));
    for (int i = 1; i <= 3; i++) {
      lake.write("late", i, i, "a");
      lake.expire("late", 1);
    }
    assertThat(look("late", empty, false).look()).isInstanceOf(Look.Unchanged.class);
    assertThat(position(look("late", empty, true)).snapshotId()).isEqualTo(3);
    lake.write("ill", 6, 6, "a");
    lake.write("ill", 7, 7, "a");
    lake.expire("ill", 1);
    assertThat(position(look("ill", ill, true)).snapshotId()).isEqualTo(3);
  }

  @Test
  void aTableThatIsDropped() {
    lake.lake().dropTable(TestLake.DATABASE, "ill", LIMIT);
    ill = Position.UNKNOWN;
    assertThat(look().get(0).failure()).contains("no schema any more");
  }

  @Test
  void aTableThatIsDroppedAndMadeAgain() {
    lake.lake().dropTable(TestLake.DATABASE, "ill", LIMIT);
    lake.createKeyed("ill", Map.of());
    lake.write("ill", 1, 2, "c");
    lake.write("ill", 3, 3, "c");
    Look.Recounted again = (Look.Recounted) look().get(0).look();
    assertThat(again.reason()).isEqualTo(Look.Reason.HISTORY_CHANGED);
    assertThat(again.tally().sums().records()).isEqualTo(3);
  }

  @Test
  void aTableThatMayNotBeRead() {
    lake.write("ill", 6, 9, "b");
    String warehouse = SlowFiles.PREFIX + directory.resolve("warehouse");
    LakeAddress address = new LakeAddress("guarded", "filesystem", warehouse, Map.of(), Map.of());
    try (Lake guarded = TestLake.open(address)) {
      SlowFiles.forbid("ods.db/ill/");
      List<TableSight> sights = look(guarded);
      assertThat(sights.get(0).failure()).contains("ill");
      assertThat(sights.get(0).look()).isNull();
      assertThat(sights.get(1).look()).isInstanceOf(Look.Unchanged.class);
    } finally {
      SlowFiles.heal();
    }
    assertCaughtUp();
  }

  /** Tags keep no changelog, and a branch begins with the snapshot of one. */
  @Test
  void aBranchOfASnapshotWhoseChangelogExpired() {
    lake.createKeyed("logged", Map.of("changelog-producer", "input"));
    lake.write("logged", 1, 5, "a");
    lake.stored("logged").createTag("v1", 1);
    lake.stored("logged").createBranch("dev", "v1");
    lake.write("logged", 6, 9, "b");
    lake.expire("logged", 1);
    TableWatch watch = new TableWatch(TestLake.DATABASE, "logged", "dev", Position.UNKNOWN, false);
    TableSight sight = lake.lake().following().look(List.of(watch)).get(0);
    assertThat(sight.failure()).isNull();
    Look.Recounted counted = (Look.Recounted) sight.look();
    assertThat(counted.tally().sums().records()).isEqualTo(5);
    assertThat(counted.snapshot().changelog()).isEqualTo(FileCount.NONE);
  }

  /** Breaks a file, looks, and mends it. */
  private void assertMendedAfter(Path file, String broken, String saying) throws IOException {
    byte[] whole = Files.readAllBytes(file);
    Files.writeString(file, broken);
    List<TableSight> sights = look();
    assertThat(sights.get(0).failure()).contains(saying);
    assertThat(sights.get(1).look()).isInstanceOf(Look.Unchanged.class);
    Files.write(file, whole);
    assertCaughtUp();
  }

  private void assertCaughtUp() {
    Look look = look().get(0).look();
    assertThat(look).isNotNull();
    Position now =
        look instanceof Look.Advanced advanced
            ? advanced.position()
            : ((Look.Recounted) look).position();
    assertThat(now.snapshotId()).isEqualTo(2);
    assertThat(now.records()).isEqualTo(9);
  }

  private List<TableSight> look() {
    return look(lake.lake());
  }

  private List<TableSight> look(Lake in) {
    return in.following()
        .look(
            List.of(
                new TableWatch(TestLake.DATABASE, "ill", TableBranch.MAIN, ill, false),
                new TableWatch(TestLake.DATABASE, "well", TableBranch.MAIN, well, false)));
  }

  private TableSight look(String table, Position known, boolean verify) {
    return lake.lake()
        .following()
        .look(List.of(new TableWatch(TestLake.DATABASE, table, TableBranch.MAIN, known, verify)))
        .get(0);
  }

  private HistorySight history() {
    return lake.lake()
        .following()
        .histories(List.of(new HistoryWatch(TestLake.DATABASE, "ill", TableBranch.MAIN, Set.of())))
        .get(0);
  }

  private static Position position(TableSight sight) {
    return ((Look.Recounted) sight.look()).position();
  }

  private Path newestManifestOf(Runnable commit) throws IOException {
    List<Path> before = manifests();
    commit.run();
    List<Path> added = manifests();
    added.removeAll(before);
    return added.stream()
        .filter(path -> !path.getFileName().toString().startsWith("manifest-list"))
        .findFirst()
        .orElseThrow();
  }

  private List<Path> manifests() throws IOException {
    try (Stream<Path> files = Files.list(directory.resolve("warehouse/ods.db/ill/manifest"))) {
      return new ArrayList<>(files.toList());
    }
  }

  private Path file(String kind, String name) {
    return directory.resolve("warehouse/ods.db/ill").resolve(kind).resolve(name);
  }
}
