package io.weir.health.judgement;

import static io.weir.health.judgement.CompactionSignalsTests.care;
import static org.assertj.core.api.Assertions.assertThat;

import io.weir.health.advice.Advice;
import io.weir.health.advice.Remedy;
import io.weir.health.signal.Evidence;
import io.weir.health.signal.Reading;
import io.weir.lease.Care;
import io.weir.lease.Decision;
import io.weir.lease.MaintenanceOwner;
import io.weir.shared.ActionDescriptor.Kind;
import io.weir.shared.Severity;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.apache.paimon.consumer.Consumer;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.utils.SnapshotManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables that keep too much or too little, and others that are well. */
class RetentionSignalsTests {

  private static final Map<String, String> WRITE_ONLY = Map.of("bucket", "1", "write-only", "true");
  private static final Duration DAYS = Duration.ofDays(2);

  @TempDir private Path directory;
  private JudgedLake lake;

  @BeforeEach
  void open() {
    lake = new JudgedLake(directory);
  }

  @AfterEach
  void close() {
    lake.close();
  }

  @Test
  void nobodyExpiresAWriteOnlyTable() {
    lake.caredFor(care(MaintenanceOwner.WEIR));
    write("t", WRITE_ONLY, 10);
    rewind("t", DAYS);
    write("t", 15);
    Reading debt = lake.reading("t", "snapshot-debt");
    assertThat(debt.severity()).isEqualTo(Severity.INFO);
    rewind("t", DAYS);
    write("t", 1);
    debt = lake.reading("t", "snapshot-debt");
    assertThat(debt.value()).isEqualTo(26);
    assertThat(debt.severity()).isEqualTo(Severity.WARNING);
    assertThat(debt.evidence().get(0).values()).containsEntry("expected", 10L);
    assertThat(advice("t", "nobody-expires").remedy())
        .isInstanceOfSatisfying(
            Remedy.Call.class,
            call -> {
              assertThat(call.action().kind()).isEqualTo(Kind.POLICY);
              assertThat(call.action().body())
                  .as("as the table itself says")
                  .containsEntry("options", Map.of("retainTime", "PT1H", "retainMin", 10));
            });
  }

  @Test
  void aPolicyKeepsWhatItSays() {
    write("t", WRITE_ONLY, 26);
    assertThat(expiring("PT1H", "t").severity()).isEqualTo(Severity.INFO);
    lake.later(Duration.ofHours(5));
    assertThat(expiring("PT1H", "t").severity()).isEqualTo(Severity.WARNING);
    assertThat(advice("t", "expiry-falls-behind").reason()).contains("policy hourly");
    assertThat(expiring("PT24H", "t").severity()).isEqualTo(Severity.INFO);
  }

  @Test
  void aTableThatItsWriterExpiresIsWellHoweverLongItRests() {
    write("t", Map.of("bucket", "1"), 12);
    lake.later(Duration.ofDays(400));
    assertThat(lake.reading("t", "snapshot-debt").severity()).isEqualTo(Severity.INFO);
  }

  @Test
  void whatAReaderHoldsThatReadsOnIsNoDebt() {
    Map<String, String> few =
        Map.of("bucket", "1", "snapshot.num-retained.min", "1", "snapshot.num-retained.max", "2");
    write("t", few, 1);
    consumer("t", "reader", 1);
    write("t", 9);
    assertThat(lake.reading("t", "snapshot-debt").value()).isGreaterThan(9);
    assertThat(lake.reading("t", "snapshot-debt").severity()).isEqualTo(Severity.INFO);
    lake.later(Duration.ofHours(2));
    assertThat(lake.reading("t", "snapshot-debt").severity()).isEqualTo(Severity.WARNING);
    advice("t", "consumer-holds-snapshots");
  }

  @Test
  void aConsumerThatStoppedHoldsSnapshots() {
    write("t", Map.of("bucket", "1"), 4);
    consumer("t", "reader", 2);
    assertThat(lake.reading("t", "consumer-blocks-expiry").severity()).isEqualTo(Severity.INFO);
    lake.later(Duration.ofHours(2));
    assertThat(lake.reading("t", "consumer-blocks-expiry").severity()).isEqualTo(Severity.WARNING);
    lake.later(Duration.ofDays(2));
    Reading reading = lake.reading("t", "consumer-blocks-expiry");
    assertThat(reading.severity()).isEqualTo(Severity.ERROR);
    assertThat(reading.value()).isEqualTo(3);
    assertThat(reading.evidence().get(0).name()).isEqualTo("reader");
    assertThat(advice("t", "consumer-holds-snapshots").remedy())
        .isInstanceOfSatisfying(
            Remedy.Call.class,
            call -> {
              assertThat(call.action().kind()).isEqualTo(Kind.CONSUMER_RESET);
              assertThat(call.action().target()).isEqualTo("main.ods.t/consumers/reader");
              assertThat(call.action().body()).containsEntry("nextSnapshot", 5L);
            });
  }

  @Test
  void aConsumerThatHasReadAllHoldsNothing() {
    write("t", Map.of("bucket", "1"), 4);
    consumer("t", "reader", 5);
    lake.later(Duration.ofDays(30));
    assertThat(lake.reading("t", "consumer-blocks-expiry").severity()).isEqualTo(Severity.INFO);
  }

  @Test
  void tagsPinWhatWasReplaced() {
    lake.create("t", true, false, WRITE_ONLY);
    lake.write("w", "t", "a", 0, 999);
    lake.lake().compactAs("c", "t", 1, true);
    stored("t").createTag("before", 2);
    assertThat(lake.reading("t", "tags-pin-files").severity()).isEqualTo(Severity.INFO);
    lake.write("w", "t", "a", 0, 999, "other");
    lake.lake().compactAs("c", "t", 1, true);
    expireAllButTheNewest("t");
    Reading reading = lake.reading("t", "tags-pin-files");
    assertThat(reading.severity()).isEqualTo(Severity.WARNING);
    assertThat(reading.value()).isBetween(50.0, 150.0);
    assertThat(reading.evidence().get(0).name()).isEqualTo("before");
    assertThat(advice("t", "tags-hold-files").reason()).contains("before");
  }

  @Test
  void automaticTagsAreNotMade() {
    Map<String, String> daily =
        Map.of(
            "bucket",
            "1",
            "tag.automatic-creation",
            "process-time",
            "tag.creation-period",
            "daily");
    write("t", daily, 1);
    assertThat(lake.reading("t", "tag-missing").severity()).isEqualTo(Severity.INFO);
    String fourDaysAgo = LocalDate.now().minusDays(4).format(DateTimeFormatter.ISO_DATE);
    stored("t").deleteTag(LocalDate.now().minusDays(1).format(DateTimeFormatter.ISO_DATE));
    stored("t").createTag(fourDaysAgo, 1);
    Reading reading = lake.reading("t", "tag-missing");
    assertThat(reading.value()).isEqualTo(3);
    assertThat(reading.severity()).isEqualTo(Severity.ERROR);
    assertThat(advice("t", "tags-are-not-made").reason()).startsWith("3 periods have no tag");
  }

  @Test
  void aReaderIsFurtherBehindThanIsGoodForIt() {
    write("t", Map.of("bucket", "1", "snapshot.time-retained", "10 min"), 4);
    rewind("t", Duration.ofMinutes(7));
    write("t", 1);
    consumer("t", "reader", 4);
    assertThat(lake.reading("t", "retention-too-short").severity()).isEqualTo(Severity.WARNING);
    assertThat(advice("t", "retention-is-too-short").remedy())
        .isEqualTo(new Remedy.Options(Map.of("snapshot.time-retained", "20 min")));
    lake.later(Duration.ofMinutes(20));
    assertThat(advice("t", "retention-is-too-short").remedy())
        .as("twice would not do")
        .isEqualTo(new Remedy.Options(Map.of("snapshot.time-retained", "60 min")));
    lake.later(Duration.ZERO);
    consumer("t", "reader", 5);
    assertThat(lake.reading("t", "retention-too-short").severity()).isEqualTo(Severity.INFO);
  }

  @Test
  void snapshotsAreMissingBetweenOthers() {
    write("t", Map.of("bucket", "1", "write-only", "true"), 20);
    assertThat(lake.reading("t", "missing-snapshots").severity()).isEqualTo(Severity.INFO);
    delete("t", 5, 5);
    delete("t", 8, 10);
    Reading reading = lake.reading("t", "missing-snapshots");
    assertThat(reading.value()).isEqualTo(4);
    assertThat(reading.severity()).isEqualTo(Severity.WARNING);
    assertThat(reading.evidence()).extracting(Evidence::name).containsExactly("5", "8-10");
    assertThat(advice("t", "snapshots-are-missing").remedy()).as("it is the writers'").isNull();
    lake.caredFor(care(MaintenanceOwner.WEIR));
    Remedy remedy = advice("t", "snapshots-are-missing").remedy();
    assertThat(((Remedy.Call) Objects.requireNonNull(remedy)).action().body())
        .containsEntry("action", "expire-snapshots");
  }

  private void delete(String table, long first, long last) {
    SnapshotManager snapshots = stored(table).snapshotManager();
    LongStream.rangeClosed(first, last).forEach(snapshots::deleteSnapshot);
  }

  private Reading expiring(String time, String table) {
    Decision decision =
        new Decision(
            "expire-snapshots",
            "hourly",
            Duration.ofHours(1),
            Map.of("retainTime", time, "retainMin", 10),
            Map.of());
    Care care = care(MaintenanceOwner.WEIR, decision);
    return lake.caredFor(care).reading(table, "snapshot-debt");
  }

  private Advice advice(String table, String id) {
    List<Advice> advice = lake.judge(table).advice();
    return advice.stream()
        .filter(one -> one.about().id().equals(id))
        .findFirst()
        .orElseThrow(() -> new AssertionError(advice.toString()));
  }

  private void write(String table, Map<String, String> options, int commits) {
    lake.create(table, true, false, options);
    write(table, commits);
  }

  private void write(String table, int commits) {
    IntStream.range(0, commits).forEach(i -> lake.write("w", table, "a", i, i + 3));
  }

  private FileStoreTable stored(String table) {
    return lake.lake().stored(table);
  }

  private void consumer(String table, String id, long next) {
    stored(table).consumerManager().resetConsumer(id, new Consumer(next));
  }

  private void expireAllButTheNewest(String table) {
    lake.lake().expire(table, 1);
  }

  /** As if all snapshots so far had been committed so much earlier. */
  private void rewind(String table, Duration time) {
    lake.lake().rewind(table, time);
  }
}
