package io.weir.health.judgement;

import static io.weir.health.judgement.CompactionSignalsTests.care;
import static org.assertj.core.api.Assertions.assertThat;

import io.weir.health.advice.Advice;
import io.weir.health.advice.Remedy;
import io.weir.health.signal.OldPartition;
import io.weir.health.signal.Reading;
import io.weir.lease.Decision;
import io.weir.lease.MaintenanceOwner;
import io.weir.paimon.SchemaAlteration;
import io.weir.paimon.TestLake;
import io.weir.paimon.Unhindered;
import io.weir.paimon.tally.SchemaFacts.PartitionExpiry;
import io.weir.shared.ActionDescriptor.Kind;
import io.weir.shared.Severity;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.apache.paimon.data.BinaryString;
import org.apache.paimon.data.GenericRow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables of which partitions stay, or manifests pile up, and others that are well. */
class PartitionSignalsTests {

  private static final String STUCK = "partition-expiry-stuck";
  private static final Map<String, String> THIRTY_DAYS =
      Map.of("bucket", "1", "partition.expiration-time", "30 d");
  private static final Map<String, String> WRITE_ONLY =
      Map.of("bucket", "1", "partition.expiration-time", "30 d", "write-only", "true");
  private static final Map<String, String> MERGED_LATE =
      Map.of("bucket", "1", "write-only", "true", "manifest.merge-min-count", "500");

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
  void partitionsStayBeyondTheirTime() {
    lake.create("t", true, true, WRITE_ONLY);
    lake.write("w", "t", day(1), 0, 9);
    assertThat(lake.reading("t", STUCK).severity()).isEqualTo(Severity.INFO);
    lake.write("w", "t", day(40), 0, 9);
    Reading reading = lake.reading("t", STUCK);
    assertThat(reading.severity()).isEqualTo(Severity.WARNING);
    assertThat(reading.evidence().get(0).name()).isEqualTo("p=" + day(40));
    Advice advice = advice("t", "partitions-do-not-expire");
    assertThat(advice.reason())
        .contains("every PT1H while it runs", "one of a write-only table never");
    assertThat(kind(advice)).as("its writers never do").isEqualTo(Kind.OWNER);
  }

  @Test
  void weirExpiresThePartitionsOfItsOwn() {
    lake.create("t", true, true, WRITE_ONLY);
    lake.write("w", "t", day(40), 0, 9);
    lake.caredFor(care(MaintenanceOwner.WEIR));
    assertThat(kind(advice("t", "nobody-expires-partitions"))).isEqualTo(Kind.POLICY);
    lake.caredFor(care(MaintenanceOwner.WEIR, policy(Duration.ofDays(20))));
    assertThat(lake.reading("t", STUCK).severity())
        .as("its policy looks every 20 days")
        .isEqualTo(Severity.INFO);
    lake.caredFor(care(MaintenanceOwner.WEIR, policy(Duration.ofHours(1))));
    assertThat(kind(advice("t", "partition-expiry-falls-behind"))).isEqualTo(Kind.RUN);

    var expiry = lake.lake().table("t").partitionExpiry();
    expiry.execute(
        expiry.plan(Instant.now()), "weir-run-1", Duration.ofMinutes(1), new Unhindered());
    assertThat(lake.judge("t").advice()).isEmpty();
  }

  @Test
  void aTableAtRestGrowsOldByWeirsClock() {
    lake.create("t", true, true, WRITE_ONLY);
    lake.write("w", "t", day(1), 0, 9);
    lake.later(Duration.ofDays(35));
    assertThat(lake.reading("t", STUCK).severity())
        .as("no writer came to expire it")
        .isEqualTo(Severity.INFO);
    lake.caredFor(care(MaintenanceOwner.WEIR, policy(Duration.ofHours(1))));
    assertThat(lake.reading("t", STUCK).severity()).isEqualTo(Severity.WARNING);
  }

  @Test
  void batchWritersExpireNoPartitionsUnlessToldTo() {
    lake.create("t", true, true, THIRTY_DAYS);
    lake.write("w", "t", day(40), 0, 9);
    assertThat(advice("t", "partitions-do-not-expire").remedy())
        .isEqualTo(new Remedy.Options(Map.of("end-input.check-partition-expire", "true")));
    alter("t", "end-input.check-partition-expire", "true");
    List<GenericRow> rows =
        List.of(GenericRow.of(BinaryString.fromString(day(1)), 1, BinaryString.fromString("v")));
    lake.lake().write("t", rows, Map.of());
    assertThat(lake.judge("t").advice()).as("a batch came").isEmpty();
  }

  @Test
  void partitionsOfWhichNoTimeIsReadNeverExpire() {
    lake.create("t", true, true, THIRTY_DAYS);
    String basic = LocalDate.now().format(DateTimeFormatter.BASIC_ISO_DATE);
    lake.write("w", "t", basic, 0, 9);
    assertThat(lake.reading("t", STUCK).severity()).isEqualTo(Severity.WARNING);
    Advice advice = advice("t", "partitions-have-no-time");
    assertThat(advice.reason()).contains("p=" + basic, "yyyy-MM-dd");
    assertThat(advice.remedy())
        .isEqualTo(new Remedy.Options(Map.of("partition.timestamp-formatter", "yyyyMMdd")));
  }

  @Test
  void partitionsWithANullExpireByTheirLastChangeAlone() {
    lake.create("t", true, true, THIRTY_DAYS);
    PartitionExpiry byValue = lake.facts("t").schema().partitionExpiry();
    String name = "region=__DEFAULT_PARTITION__/p=" + day(100);
    assertThat(OldPartition.of(name, Instant.now(), Objects.requireNonNull(byValue)).time())
        .isNull();
    assertThat(OldPartition.of("p=" + day(100), Instant.now(), byValue).time()).isNotNull();
  }

  @Test
  void manifestsPileUp() {
    lake.create("t", true, false, MERGED_LATE);
    write("t", 99);
    assertThat(lake.reading("t", "manifests").severity()).isEqualTo(Severity.INFO);
    write("t", 3);
    assertThat(lake.reading("t", "manifests").value()).isEqualTo(102);
    assertThat(lake.reading("t", "manifests").severity()).isEqualTo(Severity.WARNING);
    lake.lake().compactAs("c", "t", 1, true);
    assertThat(advice("t", "manifests-pile-up").remedy())
        .as("its options are why")
        .isInstanceOf(Remedy.Options.class);
  }

  @Test
  void manifestsOfATableAtRestAreMergedByWeir() {
    lake.create("t", true, false, MERGED_LATE);
    write("t", 102);
    lake.lake().compactAs("c", "t", 1, true);
    alter("t", "manifest.merge-min-count", "30");
    lake.caredFor(care(MaintenanceOwner.WEIR));
    Remedy remedy = advice("t", "manifests-pile-up").remedy();
    assertThat(((Remedy.Call) Objects.requireNonNull(remedy)).action().body())
        .containsEntry("action", "compact-manifests");
    lake.lake()
        .table("t")
        .manifestCompaction()
        .execute("weir-run-1", Duration.ofMinutes(1), new Unhindered());
    assertThat(lake.reading("t", "manifests").value()).isEqualTo(1);
  }

  private void alter(String table, String option, String value) {
    lake.lake()
        .lake()
        .alterTable(TestLake.DATABASE, table, new SchemaAlteration().setOption(option, value));
  }

  private static Decision policy(Duration interval) {
    return new Decision("expire-partitions", "old", interval, Map.of(), Map.of());
  }

  private static Kind kind(Advice advice) {
    return ((Remedy.Call) Objects.requireNonNull(advice.remedy())).action().kind();
  }

  private Advice advice(String table, String id) {
    List<Advice> advice = lake.judge(table).advice();
    return advice.stream()
        .filter(one -> one.about().id().equals(id))
        .findFirst()
        .orElseThrow(() -> new AssertionError(advice.toString()));
  }

  private void write(String table, int commits) {
    IntStream.range(0, commits).forEach(i -> lake.write("w", table, "a", i, i + 3));
  }

  private static String day(int daysAgo) {
    return LocalDate.now().minusDays(daysAgo).toString();
  }
}
