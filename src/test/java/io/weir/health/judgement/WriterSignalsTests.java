package io.weir.health.judgement;

import static io.weir.health.judgement.CompactionSignalsTests.care;
import static org.assertj.core.api.Assertions.assertThat;

import io.weir.health.advice.Remedy;
import io.weir.health.signal.JobFacts;
import io.weir.health.signal.Reading;
import io.weir.health.signal.Storage;
import io.weir.lease.JobOnTable;
import io.weir.lease.MaintenanceOwner;
import io.weir.shared.HealthState;
import io.weir.shared.Severity;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables of which the wrong ones write or compact, and others that are well. */
class WriterSignalsTests {

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
  void twoCompactOneTable() {
    compacted("one", "another");
    Reading reading = lake.reading("t", "several-compactors");
    assertThat(reading.value()).isEqualTo(2);
    assertThat(reading.severity()).isEqualTo(Severity.ERROR);
    assertThat(reading.evidence()).extracting(e -> e.name()).containsExactly("another", "one");
    lake.later(Duration.ofHours(2));
    assertThat(lake.reading("t", "several-compactors").severity()).isEqualTo(Severity.INFO);
  }

  @Test
  void aCompactorThatIsStartedAnewIsOne() {
    compacted("before", "before", "after", "after");
    assertThat(lake.reading("t", "several-compactors").value())
        .as("nothing tells yet that the one before is gone")
        .isEqualTo(2);
    compactedAgain("after");
    assertThat(lake.reading("t", "several-compactors").value()).isEqualTo(1);
    compactedAgain("before");
    assertThat(lake.reading("t", "several-compactors").value()).as("it is not").isEqualTo(2);
  }

  @Test
  void batchesThatCompactOneAfterTheOtherAreNotSeveral() {
    compacted("run-1", "run-2", "run-3");
    assertThat(lake.reading("t", "several-compactors").severity()).isEqualTo(Severity.INFO);
    compactedAgain("job", "run-4", "job");
    Reading reading = lake.reading("t", "several-compactors");
    assertThat(reading.severity()).as("one comes while a job compacts").isEqualTo(Severity.ERROR);
    assertThat(reading.evidence()).extracting(e -> e.name()).containsExactly("job", "run-4");
  }

  @Test
  void runsOfWeirAndOneJobsDeploymentsAreNotSeveral() {
    compacted(
        "weir-run-17",
        "weir-run-18",
        "weir-job-nightly_00000000-0000-0000-0000-000000000001",
        "weir-job-nightly_00000000-0000-0000-0000-000000000002");
    assertThat(lake.reading("t", "several-compactors").value()).isEqualTo(1);
    assertThat(lake.reading("t", "several-compactors").severity()).isEqualTo(Severity.INFO);
  }

  @Test
  void batchesThatCompactTheirOwnAreNotSeveral() {
    lake.create("t", true, false, Map.of("bucket", "1"));
    for (int i = 0; i < 18; i++) {
      lake.write("batch-" + i, "t", "a", i, i + 5);
    }
    assertThat(lake.facts("t").committers())
        .filteredOn(committer -> committer.compactions() > 0)
        .hasSizeGreaterThan(1);
    assertThat(lake.reading("t", "several-compactors").severity()).isEqualTo(Severity.INFO);
  }

  @Test
  void writersThatCompactWhileAnotherDoes() {
    lake.create("t", true, false, Map.of("bucket", "1", "num-sorted-run.compaction-trigger", "2"));
    for (int i = 0; i < 4; i++) {
      lake.write("one", "t", "a", i, i + 5);
      lake.write("another", "t", "a", i, i + 5);
    }
    lake.caredFor(care(MaintenanceOwner.COMPACT_JOB));
    Judgement judgement = lake.judge("t");
    assertThat(judgement.advice().get(0).about().id()).isEqualTo("writers-compact-too");
    assertThat(judgement.advice().get(0).remedy())
        .isEqualTo(new Remedy.Options(Map.of("write-only", "true")));
  }

  @Test
  void twoWriteDynamicBucketsAtATime() {
    lake.create("t", true, false, Map.of("bucket", "-1", "num-sorted-run.compaction-trigger", "2"));
    lake.write("one", "t", "a", 0, 5);
    lake.write("another", "t", "a", 6, 9);
    assertThat(lake.reading("t", "dynamic-bucket-writers").severity()).isEqualTo(Severity.INFO);
    lake.write("one", "t", "a", 0, 5);
    Reading reading = lake.reading("t", "dynamic-bucket-writers");
    assertThat(reading.value()).isEqualTo(2);
    assertThat(reading.severity()).isEqualTo(Severity.ERROR);
    for (int i = 0; i < 12; i++) {
      lake.write(i % 2 == 0 ? "one" : "another", "t", "a", 0, 5);
    }
    assertThat(lake.reading("t", "several-compactors").severity()).isEqualTo(Severity.ERROR);
    assertThat(lake.judge("t").advice())
        .as("they compact as they write")
        .extracting(advice -> advice.about().id())
        .containsExactly("two-writers-of-dynamic-buckets");
  }

  @Test
  void twoWriteFixedBucketsAsTheyMay() {
    lake.create("t", true, false, Map.of("bucket", "2", "write-only", "true"));
    for (int i = 0; i < 2; i++) {
      lake.write("one", "t", "a", 0, 5);
      lake.write("another", "t", "a", 6, 9);
    }
    lake.caredFor(care(MaintenanceOwner.WEIR));
    assertThat(lake.judge("t").state()).isEqualTo(HealthState.HEALTHY);
  }

  @Test
  void twoCommitWithoutALock() {
    lake.create("t", true, false, Map.of("bucket", "2"));
    lake.write("one", "t", "a", 0, 5);
    lake.storedOn(new Storage("s3", false));
    assertThat(lake.reading("t", "storage-lock").severity()).isEqualTo(Severity.INFO);
    lake.write("another", "t", "a", 6, 9);
    assertThat(lake.reading("t", "storage-lock").severity())
        .as("one batch after the other")
        .isEqualTo(Severity.INFO);
    lake.write("one", "t", "a", 6, 9);
    lake.write("another", "t", "a", 6, 9);
    assertThat(lake.reading("t", "storage-lock").severity()).isEqualTo(Severity.ERROR);
    lake.storedOn(new Storage("s3", true));
    assertThat(lake.judge("t").state()).isEqualTo(HealthState.HEALTHY);
  }

  @Test
  void aSteadyWriterWentQuiet() {
    steadilyWritten();
    lake.later(Duration.ofMinutes(2));
    assertThat(lake.reading("t", "table-stale").severity()).isEqualTo(Severity.INFO);
    lake.later(Duration.ofMinutes(25));
    assertThat(lake.reading("t", "table-stale").severity()).isEqualTo(Severity.WARNING);
    lake.later(Duration.ofHours(3));
    assertThat(lake.reading("t", "table-stale").severity()).isEqualTo(Severity.ERROR);
    assertThat(lake.judge("t").advice().get(0).about().id()).isEqualTo("writer-went-quiet");
    lake.later(Duration.ofDays(8));
    assertThat(lake.reading("t", "table-stale").severity())
        .as("it is written no more")
        .isEqualTo(Severity.INFO);
  }

  @Test
  void aJobThatRunsHasNothingToWrite() {
    steadilyWritten();
    lake.later(Duration.ofHours(3));
    lake.workedOnBy(job("RUNNING", Instant.now().plus(Duration.ofHours(3))));
    assertThat(lake.judge("t").state()).isEqualTo(HealthState.HEALTHY);
  }

  @Test
  void aJobThatFailedIsTheCause() {
    steadilyWritten();
    lake.later(Duration.ofHours(3));
    lake.workedOnBy(job("FAILED", null));
    Judgement judgement = lake.judge("t");
    assertThat(judgement.state()).isEqualTo(HealthState.ILL);
    assertThat(judgement.advice())
        .singleElement()
        .satisfies(
            advice -> {
              assertThat(advice.about().id()).isEqualTo("job-is-down");
              assertThat(advice.reason()).contains("orders-sync has been FAILED");
            });
  }

  @Test
  void aJobWithoutCheckpointsIsDown() {
    lake.create("t", true, false, Map.of("bucket", "1"));
    lake.write("w", "t", "a", 0, 5);
    lake.workedOnBy(job("RUNNING", Instant.now()));
    assertThat(lake.reading("t", "job-down").severity()).isEqualTo(Severity.INFO);
    lake.later(Duration.ofHours(1));
    assertThat(lake.reading("t", "job-down").severity()).isEqualTo(Severity.WARNING);
  }

  @Test
  void aTableThatIsLoadedNowAndThenMayRest() {
    lake.create("t", true, false, Map.of("bucket", "1"));
    for (int i = 0; i < 12; i++) {
      lake.write("w", "t", "a", i, i + 5);
    }
    lake.later(Duration.ofDays(30));
    assertThat(lake.judge("t").state()).isEqualTo(HealthState.HEALTHY);
  }

  private void steadilyWritten() {
    lake.create("t", true, false, Map.of("bucket", "1", "num-sorted-run.compaction-trigger", "50"));
    for (int i = 0; i < 13; i++) {
      lake.write("w", "t", "a", i, i + 5);
      lake.lake().rewind("t", Duration.ofMinutes(1));
    }
  }

  private void compacted(String... users) {
    lake.create("t", true, false, Map.of("bucket", "1", "write-only", "true"));
    compactedAgain(users);
  }

  private void compactedAgain(String... users) {
    for (String user : users) {
      lake.write("w", "t", "a", 0, 5);
      lake.write("w", "t", "a", 0, 5);
      lake.lake().compactAs(user, "t", 1, true);
    }
  }

  private static JobFacts job(String state, @Nullable Instant checkpoint) {
    return new JobFacts(
        "orders-sync",
        "embedded",
        JobOnTable.Kind.WRITER,
        true,
        state,
        Instant.now().minus(Duration.ofMinutes(5)),
        null,
        Duration.ofMinutes(1),
        checkpoint);
  }
}
