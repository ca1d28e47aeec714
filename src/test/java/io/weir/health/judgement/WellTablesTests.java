package io.weir.health.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.health.signal.Storage;
import io.weir.lease.Care;
import io.weir.lease.Decision;
import io.weir.lease.MaintenanceOwner;
import io.weir.paimon.ClaimedFiles;
import io.weir.shared.HealthState;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.paimon.consumer.Consumer;
import org.apache.paimon.data.BinaryString;
import org.apache.paimon.data.GenericRow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Of tables that are well no signal says that they are not. */
class WellTablesTests {

  private static final Duration MONTH = Duration.ofDays(30);

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

  /** Each merge engine, changelog and kind of buckets, as its writers keep it. */
  static Stream<Arguments> kinds() {
    return Stream.of(
        kind("deduplicate", true, "bucket", "2"),
        kind("partial update", true, "bucket", "2", "merge-engine", "partial-update"),
        kind("aggregation", true, "bucket", "2", "merge-engine", "aggregation"),
        kind("first row", true, "bucket", "2", "merge-engine", "first-row"),
        kind("dynamic buckets", true, "bucket", "-1"),
        kind("deletion vectors", true, "bucket", "2", "deletion-vectors.enabled", "true"),
        kind("changelog of input", true, "bucket", "2", "changelog-producer", "input"),
        kind("changelog by lookup", true, "bucket", "2", "changelog-producer", "lookup"),
        kind("append", false, "bucket", "-1"),
        kind("append in buckets", false, "bucket", "2", "bucket-key", "id"));
  }

  private static Arguments kind(String name, boolean keyed, String... options) {
    Map<String, String> all = new HashMap<>();
    for (int i = 0; i < options.length; i += 2) {
      all.put(options[i], options[i + 1]);
    }
    return Arguments.of(name, keyed, all);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("kinds")
  void aTableOfAnyKind(String name, boolean keyed, Map<String, String> options) {
    lake.create("t", keyed, false, options);
    assertWell("t", "empty");
    lake.write("w", "t", "a", 1, 1);
    assertWell("t", "with one small row");
    for (int i = 0; i < 11; i++) {
      lake.write("w", "t", "a", i, i + 30);
      assertWell("t", "after commit " + i);
    }
    lake.later(MONTH);
    assertWell("t", "idle for a month");
  }

  @Test
  void aTableOfWhichFullCompactionsMakeTheChangelog() {
    lake.create(
        "t",
        true,
        false,
        Map.of("bucket", "1", "changelog-producer", "full-compaction", "write-only", "false"));
    for (int i = 0; i < 6; i++) {
      lake.write("w", "t", "a", i, i + 30);
      lake.lake().compactAs("w", "t", 1, true);
      assertWell("t", "after commit " + i);
    }
    lake.later(MONTH);
    assertWell("t", "idle for a month");
  }

  /** A tebibyte and a half in 300 partitions of 8 buckets. */
  @Test
  void aHugeTable() {
    lake.create("t", true, true, Map.of("bucket", "8"));
    ClaimedFiles files = lake.claim("t");
    for (int day = 0; day < 300; day++) {
      for (int bucket = 0; bucket < 8; bucket++) {
        files.add("day" + day, bucket, 5, 128L << 20);
      }
    }
    files.commit();
    assertWell("t", "huge");
  }

  @Test
  void aHugeTableWithoutBuckets() {
    lake.create("t", false, true, Map.of("bucket", "-1"));
    ClaimedFiles files = lake.claim("t");
    for (int day = 0; day < 30; day++) {
      files.add("day" + day, 0, 1000, 256L << 20);
    }
    files.commit();
    assertWell("t", "huge");
  }

  @Test
  void aTableOfWritersWhoseClockIsAhead() {
    lake.create("t", true, false, Map.of("bucket", "1"));
    for (int i = 0; i < 12; i++) {
      lake.write("w", "t", "a", i, i + 30);
    }
    lake.later(Duration.ofHours(-8));
    assertWell("t", "written in eight hours");
  }

  @Test
  void aPartitionedTableOverDays() {
    lake.create("t", true, true, Map.of("bucket", "2"));
    for (int day = 1; day <= 9; day++) {
      for (int i = 0; i < 3; i++) {
        lake.write("w", "t", "2026010" + day, i, i + 20);
      }
    }
    assertWell("t", "over days");
  }

  @Test
  void aTableThatAPolicyCompactsAndExpires() {
    lake.create("t", true, false, Map.of("bucket", "2", "write-only", "true"));
    lake.caredFor(policies());
    for (int round = 0; round < 4; round++) {
      for (int i = 0; i < 12; i++) {
        lake.write("w", "t", "a", i, i + 20);
        assertWell("t", "in round " + round);
      }
      lake.lake().compactAs("weir-run-" + round, "t", 2, false);
      lake.lake().expire("t", 10);
      assertWell("t", "after the compaction of round " + round);
    }
  }

  @Test
  void aTableInTheMiddleOfACompaction() {
    lake.create("t", true, false, Map.of("bucket", "4", "write-only", "true"));
    lake.caredFor(policies());
    for (int i = 0; i < 8; i++) {
      lake.write("w", "t", "a", 0, 200);
    }
    lake.lake().compactAs("weir-run-1", "t", 2, true);
    assertWell("t", "with two of four buckets compacted");
  }

  @Test
  void aTableThatManyBatchesWrite() {
    lake.create("t", true, false, Map.of("bucket", "2"));
    for (int i = 0; i < 14; i++) {
      lake.lake().write("t", rows(i), Map.of());
      assertWell("t", "after batch " + i);
    }
    lake.storedOn(new Storage("s3", false));
    assertWell("t", "on a storage without a lock, one after the other");
  }

  @Test
  void aTableWithTagsAndAConsumerThatReads() {
    lake.create("t", true, false, Map.of("bucket", "1"));
    for (int i = 0; i < 6; i++) {
      lake.write("w", "t", "a", i * 100, i * 100 + 99);
    }
    lake.lake().stored("t").createTag("monthly");
    lake.lake().stored("t").consumerManager().resetConsumer("reader", new Consumer(5));
    assertWell("t", "with a tag and a consumer");
  }

  private static List<GenericRow> rows(int batch) {
    return IntStream.range(batch, batch + 30)
        .mapToObj(
            id ->
                GenericRow.of(BinaryString.fromString("a"), id, BinaryString.fromString("v" + id)))
        .toList();
  }

  private static Care policies() {
    return new Care(
        MaintenanceOwner.WEIR,
        "a test",
        Instant.now(),
        List.of(
            new Decision("compact", "c", Duration.ofMinutes(2), Map.of(), Map.of()),
            new Decision(
                "expire-snapshots",
                "e",
                Duration.ofMinutes(5),
                Map.of("retainTime", "PT10M", "retainMin", 10),
                Map.of())),
        0);
  }

  private void assertWell(String table, String when) {
    Judgement judgement = lake.judge(table);
    assertThat(judgement.advice()).as("%s %s", table, when).isEmpty();
    assertThat(judgement.state()).as("%s %s", table, when).isEqualTo(HealthState.HEALTHY);
    assertThat(judgement.score()).as("%s %s", table, when).isEqualTo(100);
  }
}
