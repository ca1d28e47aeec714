package io.weir.health;

import static io.weir.health.CompactionSignalsTests.care;
import static org.assertj.core.api.Assertions.assertThat;

import io.weir.health.signal.Reading;
import io.weir.lease.Decision;
import io.weir.lease.Decision.SignalLimits;
import io.weir.lease.MaintenanceOwner;
import io.weir.shared.Severity;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables of which the rows are badly laid out, and others that are well. */
class LayoutSignalsTests {

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
    lake.create("t", true, false, Map.of("bucket", "1", "write-only", "true"));
    lake.writeLarge("w", "t", "a", 0, 500);
    assertThat(lake.reading("t", "bucket-size").severity()).isEqualTo(Severity.INFO);
    Decision decision =
        new Decision(
            "compact",
            "nightly",
            null,
            Map.of(),
            Map.of("bucket-size", new SignalLimits(100_000.0, 10_000_000.0)));
    lake.caredFor(care(MaintenanceOwner.WEIR, decision));
    Reading reading = lake.reading("t", "bucket-size");
    assertThat(reading.severity()).isEqualTo(Severity.WARNING);
    assertThat(reading.share()).isEqualTo(1);
    assertThat(reading.evidence().get(0).name()).isEqualTo("bucket-0");
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
