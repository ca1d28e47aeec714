package io.weir.health.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.health.advice.Remedy;
import io.weir.health.signal.JobFacts;
import io.weir.health.signal.Reading;
import io.weir.lease.Care;
import io.weir.lease.Decision;
import io.weir.lease.Decision.SignalLimits;
import io.weir.lease.JobOnTable;
import io.weir.lease.MaintenanceOwner;
import io.weir.paimon.SchemaAlteration;
import io.weir.paimon.Unhindered;
import io.weir.shared.ActionDescriptor.Kind;
import io.weir.shared.HealthState;
import io.weir.shared.Severity;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables that nobody compacts, or not enough, and others that are well. */
class CompactionSignalsTests {

  private static final Map<String, String> WRITE_ONLY = Map.of("bucket", "1", "write-only", "true");

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
  void nobodyCompactsAWriteOnlyTable() {
    writeOnly("t", 9);
    Judgement judgement = lake.caredFor(care(MaintenanceOwner.WEIR)).judge("t");
    assertThat(judgement.state()).isEqualTo(HealthState.ILL);
    assertThat(lake.reading("t", "sorted-runs"))
        .satisfies(
            runs -> {
              assertThat(runs.value()).isEqualTo(9);
              assertThat(runs.severity()).isEqualTo(Severity.ERROR);
              assertThat(runs.evidence().get(0).name()).isEqualTo("bucket-0");
            });
    assertThat(judgement.advice())
        .singleElement()
        .satisfies(
            advice -> {
              assertThat(advice.about().id()).isEqualTo("nobody-compacts");
              assertThat(advice.remedy()).isInstanceOf(Remedy.Call.class);
              Remedy.Call call = (Remedy.Call) advice.remedy();
              assertThat(call.action().kind()).isEqualTo(Kind.POLICY);
              assertThat(call.action().body()).containsEntry("action", "compact");
            });
  }

  @Test
  void whatFollowsFromTheCauseCostsNothingMore() {
    writeOnly("t", 30);
    Judgement judgement = lake.caredFor(care(MaintenanceOwner.WEIR)).judge("t");
    assertThat(judgement.signals())
        .filteredOn(signal -> signal.lost() > 0)
        .extracting(signal -> signal.reading().id())
        .containsExactly("no-compactor");
    assertThat(judgement.signals())
        .filteredOn(signal -> "no-compactor".equals(signal.because()))
        .extracting(signal -> signal.reading().id())
        .containsExactly("sorted-runs", "small-files");
    assertThat(judgement.score()).isEqualTo(60);
  }

  @Test
  void aFewCommitsNeedNoCompaction() {
    writeOnly("t", 2);
    Judgement judgement =
        lake.caredFor(care(MaintenanceOwner.WEIR)).later(Duration.ofDays(2)).judge("t");
    assertThat(judgement.state()).isEqualTo(HealthState.HEALTHY);
    assertThat(judgement.score()).isEqualTo(100);
  }

  @Test
  void theOptionAndTheOwnerDisagree() {
    writeOnly("t", 9);
    Judgement judgement = lake.caredFor(care(MaintenanceOwner.WRITER)).judge("t");
    assertThat(judgement.advice())
        .singleElement()
        .satisfies(
            advice -> {
              assertThat(advice.about().id()).isEqualTo("write-only-but-owner-writer");
              assertThat(((Remedy.Call) advice.remedy()).action().kind()).isEqualTo(Kind.OWNER);
            });
  }

  @Test
  void aCompactionJobIsMissing() {
    writeOnly("t", 9);
    Judgement judgement = lake.caredFor(care(MaintenanceOwner.COMPACT_JOB)).judge("t");
    assertThat(judgement.advice().get(0).about().id()).isEqualTo("no-compaction-job");
    assertThat(((Remedy.Call) judgement.advice().get(0).remedy()).action().kind())
        .isEqualTo(Kind.JOB);
  }

  @Test
  void aCompactionJobThatIsDownIsTheCause() {
    writeOnly("t", 9);
    JobFacts job =
        new JobFacts(
            "t-compaction",
            "embedded",
            JobOnTable.Kind.COMPACTION,
            true,
            "FAILED",
            Instant.now().minus(Duration.ofHours(3)),
            "It ran out of memory.",
            Duration.ofMinutes(1),
            null);
    Judgement judgement =
        lake.caredFor(care(MaintenanceOwner.COMPACT_JOB))
            .workedOnBy(job)
            .later(Duration.ofHours(2))
            .judge("t");
    assertThat(judgement.advice().get(0).about().id()).isEqualTo("job-is-down");
    assertThat(judgement.advice()).noneMatch(a -> a.about().id().equals("no-compaction-job"));
  }

  @Test
  void aPolicyThatCompactsAtItsPaceLeavesRoomForWhatComesBetween() {
    writeOnly("t", 9);
    Care policy = care(MaintenanceOwner.WEIR, decision(Duration.ofMinutes(2), Map.of()));
    assertThat(lake.caredFor(policy).judge("t").state()).isEqualTo(HealthState.HEALTHY);
  }

  @Test
  void aPolicyThatIsNotOverdueHasRoomForWhatCameSlowlyToo() {
    lake.create("t", true, false, WRITE_ONLY);
    for (int i = 0; i < 20; i++) {
      lake.write("w", "t", "a", i, i + 5);
      lake.lake().rewind("t", Duration.ofSeconds(15));
    }
    Care policy = care(MaintenanceOwner.WEIR, decision(Duration.ofMinutes(2), Map.of()));
    assertThat(lake.caredFor(policy).reading("t", "sorted-runs").value()).isEqualTo(20);
    assertThat(lake.judge("t").state()).isEqualTo(HealthState.HEALTHY);
    lake.later(Duration.ofMinutes(2));
    assertThat(lake.judge("t").state()).isEqualTo(HealthState.DEGRADED);
    assertThat(lake.judge("t").advice().get(0).about().id()).isEqualTo("policy-does-not-compact");
  }

  @Test
  void aPolicyThatNeverCompactsIsNoticed() {
    writeOnly("t", 9);
    Care policy = care(MaintenanceOwner.WEIR, decision(Duration.ofMinutes(2), Map.of()));
    Judgement judgement = lake.caredFor(policy).later(Duration.ofHours(2)).judge("t");
    assertThat(judgement.state()).isEqualTo(HealthState.ILL);
    assertThat(judgement.advice().get(0).about().id()).isEqualTo("policy-does-not-compact");
    assertThat(judgement.advice().get(0).reason()).contains("policy nightly");
  }

  @Test
  void aPolicySetsOtherLimits() {
    writeOnly("t", 4);
    Care strict =
        care(
            MaintenanceOwner.WEIR,
            decision(null, Map.of("sorted-runs", new SignalLimits(3.0, 4.0))));
    Reading reading = lake.caredFor(strict).reading("t", "sorted-runs");
    assertThat(reading.severity()).isEqualTo(Severity.ERROR);
    assertThat(reading.limits().error()).isEqualTo(4);
  }

  @Test
  void writersThatFallBehindAreNoticed() {
    // as if the writers compacted, and did not come to it
    writeOnly("t", 9);
    lake.lake()
        .lake()
        .alterTable("ods", "t", new SchemaAlteration().setOption("write-only", "false"));
    Judgement judgement = lake.judge("t");
    assertThat(judgement.advice().get(0).about().id()).isEqualTo("writers-fall-behind");
    assertThat(judgement.advice().get(0).reason()).contains("bucket-0 has 9 sorted runs");
  }

  @Test
  void aTriggerThatPutsCompactionOffIsNoLimit() {
    Map<String, String> late = Map.of("bucket", "1", "num-sorted-run.compaction-trigger", "100");
    lake.create("t", true, false, late);
    for (int i = 0; i < 20; i++) {
      lake.write("w", "t", "a", i, i + 5);
    }
    assertThat(lake.reading("t", "sorted-runs").severity()).isEqualTo(Severity.WARNING);
    assertThat(lake.judge("t").advice().get(0).about().id()).isEqualTo("writers-fall-behind");
  }

  @Test
  void aTableThatItsWriterCompactsIsWell() {
    lake.create("t", true, false, Map.of("bucket", "2"));
    for (int i = 0; i < 14; i++) {
      lake.write("w", "t", "a", i, i + 20);
    }
    assertThat(lake.judge("t").state()).isEqualTo(HealthState.HEALTHY);
  }

  @Test
  void aFewFilesWithoutAKeyWaitForNobodyYet() {
    lake.create("t", false, false, Map.of("bucket", "-1", "write-only", "true"));
    for (int i = 0; i < 6; i++) {
      lake.write("w", "t", "a", i, i);
    }
    assertThat(lake.reading("t", "no-compactor").severity()).isEqualTo(Severity.INFO);
    lake.later(Duration.ofMinutes(50));
    assertThat(lake.reading("t", "no-compactor").severity()).isEqualTo(Severity.WARNING);
  }

  @Test
  void smallFilesOfAnAppendTablePileUp() {
    lake.create("t", false, false, Map.of("bucket", "-1", "write-only", "true"));
    for (int i = 0; i < 25; i++) {
      lake.write("w", "t", "a", i, i);
    }
    Care policy = care(MaintenanceOwner.WEIR, decision(Duration.ofMinutes(2), Map.of()));
    Reading reading = lake.caredFor(policy).reading("t", "small-files");
    assertThat(reading.value()).isEqualTo(25);
    assertThat(reading.severity()).isEqualTo(Severity.WARNING);
    assertThat(lake.judge("t").advice())
        .extracting(advice -> advice.about().id())
        .containsExactly("small-files-pile-up");
  }

  @Test
  void mergingManifestsIsNoCompaction() {
    writeOnly("t", 6);
    lake.lake()
        .table("t")
        .manifestCompaction()
        .execute("weir-run-1", Duration.ofMinutes(1), new Unhindered());
    assertThat(lake.facts("t").newestSnapshot().orElseThrow().kind()).isEqualTo("COMPACT");
    assertThat(lake.reading("t", "no-compactor").severity()).isEqualTo(Severity.WARNING);
  }

  @Test
  void fullCompactionIsLate() {
    lake.create(
        "t",
        true,
        false,
        Map.of("bucket", "1", "write-only", "true", "full-compaction.delta-commits", "2"));
    lake.write("w", "t", "a", 0, 9);
    lake.write("w", "t", "a", 0, 9);
    lake.lake().compactAs("c", "t", 1, true);
    lake.later(Duration.ofHours(3));
    assertThat(lake.reading("t", "full-compaction-lag").severity()).isEqualTo(Severity.INFO);
    lake.write("w", "t", "a", 0, 9);
    assertThat(lake.reading("t", "full-compaction-lag").severity()).isEqualTo(Severity.WARNING);
  }

  @Test
  void postponedRowsAreSeenByNobody() {
    lake.create("t", true, false, Map.of("bucket", "-2"));
    lake.write("w", "t", "a", 0, 9);
    assertThat(lake.reading("t", "postpone-backlog").severity()).isEqualTo(Severity.INFO);
    lake.later(Duration.ofHours(1));
    assertThat(lake.reading("t", "postpone-backlog").severity()).isEqualTo(Severity.WARNING);
    assertThat(lake.judge("t").advice().get(0).about().id()).isEqualTo("postponed-rows-wait");
    assertThat(remedy("t")).as("it is the writers'").isEqualTo(Kind.OWNER);
    lake.caredFor(care(MaintenanceOwner.WEIR));
    assertThat(remedy("t")).as("nobody compacts it").isEqualTo(Kind.POLICY);
    lake.caredFor(care(MaintenanceOwner.WEIR, decision(Duration.ofMinutes(10), Map.of())));
    assertThat(remedy("t")).as("the policy did not yet").isEqualTo(Kind.RUN);
    for (int i = 0; i < 9; i++) {
      lake.write("w", "t", "a", i, i + 9);
    }
    assertThat(lake.reading("t", "sorted-runs").severity())
        .as("no reader merges them")
        .isEqualTo(Severity.INFO);
    assertThat(lake.judge("t").advice())
        .extracting(advice -> advice.about().id())
        .containsExactly("postponed-rows-wait");
  }

  @Test
  void manyRowsAreDeletedInPlace() {
    lake.create("t", true, false, Map.of("bucket", "1", "deletion-vectors.enabled", "true"));
    lake.write("w", "t", "a", 0, 999);
    lake.lake().compactAs("c", "t", 1, true);
    assertThat(lake.reading("t", "deletion-vectors").severity()).isEqualTo(Severity.INFO);
    lake.write("w", "t", "a", 0, 699, "other");
    Reading reading = lake.reading("t", "deletion-vectors");
    assertThat(reading.severity()).isEqualTo(Severity.WARNING);
    assertThat(reading.evidence().get(0).values()).containsEntry("deletedRecords", 700L);
  }

  private void writeOnly(String table, int commits) {
    lake.create(table, true, false, WRITE_ONLY);
    for (int i = 0; i < commits; i++) {
      lake.write("w", table, "a", i, i + 5);
    }
  }

  private Kind remedy(String table) {
    Remedy remedy = lake.judge(table).advice().get(0).remedy();
    return ((Remedy.Call) Objects.requireNonNull(remedy)).action().kind();
  }

  static Care care(MaintenanceOwner owner, Decision... decisions) {
    return new Care(owner, "a test", Instant.now(), List.of(decisions), 0);
  }

  private static Decision decision(Duration interval, Map<String, SignalLimits> limits) {
    return new Decision("compact", "nightly", interval, Map.of("strategy", "minor"), limits);
  }
}
