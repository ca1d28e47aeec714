package io.weir.health.judgement;

import static io.weir.health.judgement.CompactionSignalsTests.care;
import static org.assertj.core.api.Assertions.assertThat;

import io.weir.health.signal.Reading;
import io.weir.lease.Decision;
import io.weir.lease.Decision.SignalLimits;
import io.weir.lease.MaintenanceOwner;
import io.weir.paimon.ClaimedFiles;
import io.weir.shared.HealthState;
import io.weir.shared.Severity;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables of which the rows are badly laid out, and others that are well. */
class LayoutSignalsTests {

  private static final long MIB = 1L << 20;

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
  void mostRowsAreInOneBucket() {
    lake.create("t", false, false, Map.of("bucket", "4", "bucket-key", "p"));
    lake.writeLarge("w", "t", "same", 0, 3000);
    for (int i = 0; i < 20; i++) {
      lake.write("w", "t", "key" + i, 0, 1);
    }
    Reading reading = lake.reading("t", "bucket-skew");
    assertThat(reading.severity()).isEqualTo(Severity.ERROR);
    assertThat(reading.evidence().get(0).values()).containsKey("largestBucket");
    assertThat(lake.judge("t").advice())
        .extracting(advice -> advice.about().id())
        .contains("keys-are-skewed");
  }

  @Test
  void smallRowsTellHowKeysAreSpreadToo() {
    lake.create("t", false, false, Map.of("bucket", "4", "bucket-key", "p"));
    for (int i = 0; i < 20; i++) {
      lake.write("w", "t", "key" + i, 0, 1);
    }
    lake.write("w", "t", "same", 0, 2000);
    assertThat(lake.reading("t", "bucket-skew").severity()).isNotEqualTo(Severity.INFO);
  }

  @Test
  void evenBucketsAreWell() {
    lake.create("t", true, false, Map.of("bucket", "4"));
    lake.writeLarge("w", "t", "same", 0, 3000);
    assertThat(lake.reading("t", "bucket-skew").value()).isLessThan(2);
    assertThat(lake.judge("t").state()).isEqualTo(HealthState.HEALTHY);
  }

  @Test
  void fewRowsAreNeverSpreadEvenly() {
    lake.create("t", true, false, Map.of("bucket", "16"));
    lake.write("w", "t", "a", 1, 1);
    assertThat(lake.reading("t", "bucket-skew").severity()).isEqualTo(Severity.INFO);
  }

  @Test
  void aBucketIsTooLarge() {
    lake.create("t", true, true, Map.of("bucket", "1"));
    lake.claim("t").add("a", 0, 7, 128 * MIB).add("b", 0, 12, 128 * MIB).commit();
    Reading large = lake.reading("t", "bucket-size");
    assertThat(large.severity()).isEqualTo(Severity.WARNING);
    assertThat(large.value()).isEqualTo(12.0 * 128 * MIB);
    assertThat(large.share()).isEqualTo(12.0 / 19);
    assertThat(large.evidence())
        .singleElement()
        .satisfies(bucket -> assertThat(bucket.name()).isEqualTo("p=b/bucket-0"));

    lake.claim("t").add("c", 0, 17, 128 * MIB).commit();
    assertThat(lake.reading("t", "bucket-size").severity()).isEqualTo(Severity.ERROR);
    assertThat(lake.judge("t").advice())
        .extracting(advice -> advice.about().id())
        .contains("too-few-buckets");
  }

  @Test
  void howLargeABucketMayBeIsSaidByAPolicy() {
    lake.create("t", true, true, Map.of("bucket", "1"));
    lake.claim("t").add("a", 0, 7, 128 * MIB).commit();
    assertThat(lake.reading("t", "bucket-size").severity()).isEqualTo(Severity.INFO);
    Decision decision =
        new Decision(
            "compact",
            "nightly",
            null,
            Map.of(),
            Map.of("bucket-size", new SignalLimits(100_000.0, 2.0 * 1024 * MIB)));
    lake.caredFor(care(MaintenanceOwner.WEIR, decision));
    assertThat(lake.reading("t", "bucket-size").severity()).isEqualTo(Severity.WARNING);
  }

  @Test
  void bucketsAreTooManyForTheData() {
    lake.create("t", true, true, Map.of("bucket", "8"));
    ClaimedFiles small = lake.claim("t");
    for (int day = 0; day < 10; day++) {
      for (int bucket = 0; bucket < 8; bucket++) {
        small.add("day" + day, bucket, 1, 20 * MIB);
      }
    }
    small.commit();
    Reading reading = lake.reading("t", "small-buckets");
    assertThat(reading.severity()).isEqualTo(Severity.WARNING);
    assertThat(reading.value()).isEqualTo(100);
    assertThat(lake.judge("t").advice())
        .extracting(advice -> advice.about().id())
        .containsExactly("too-many-buckets");

    ClaimedFiles usual = lake.claim("t");
    for (int bucket = 0; bucket < 8; bucket++) {
      usual.add("whole", bucket, 4, 100 * MIB);
    }
    usual.commit();
    assertThat(lake.reading("t", "small-buckets").severity()).isEqualTo(Severity.INFO);
  }

  @Test
  void oneBadPartitionDoesNotHideAmongGoodOnes() {
    lake.create("t", true, true, Map.of("bucket", "1", "write-only", "true"));
    for (int day = 0; day < 20; day++) {
      lake.write("w", "t", "good" + day, 0, 1);
    }
    for (int i = 0; i < 9; i++) {
      lake.writeLarge("w", "t", "bad", 0, 400);
    }
    lake.caredFor(care(MaintenanceOwner.WEIR));
    Reading reading = lake.reading("t", "sorted-runs");
    assertThat(reading.severity()).isEqualTo(Severity.ERROR);
    assertThat(reading.share()).isGreaterThan(0.9);
    assertThat(reading.evidence())
        .singleElement()
        .satisfies(bucket -> assertThat(bucket.name()).isEqualTo("p=bad/bucket-0"));
  }

  @Test
  void aTableWithoutBucketsHasNoneThatIsTooLarge() {
    lake.create("t", false, false, Map.of("bucket", "-1"));
    lake.write("w", "t", "a", 0, 9);
    assertThat(lake.judge("t").signals())
        .extracting(signal -> signal.reading().id())
        .doesNotContain("bucket-size", "small-buckets", "bucket-skew", "sorted-runs");
  }
}
