package io.weir.paimon;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.paimon.TrialFault.Stage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DefinitionTrialTests {

  private final DefinitionTrial trial = new DefinitionTrial();

  @AfterEach
  void close() {
    trial.close();
  }

  @Test
  void findsNothingWrongWithAnOrdinaryTable() {
    assertThat(trial.run(keyed(Map.of("bucket", "2", "write-only", "true", "weir.layer", "ODS"))))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "-2", "1", "100000", "2000000000"})
  void triesEveryKindOfBucket(String bucket) {
    assertThat(trial.run(keyed(Map.of("bucket", bucket)))).isEmpty();
  }

  @Test
  void writesEveryTypeThatPaimonHas() {
    List<String> types =
        List.of(
            "BOOLEAN",
            "TINYINT",
            "SMALLINT",
            "INT",
            "BIGINT",
            "FLOAT",
            "DOUBLE",
            "CHAR(3)",
            "VARCHAR(20)",
            "STRING",
            "BINARY(4)",
            "VARBINARY(8)",
            "BYTES",
            "DECIMAL(38, 18)",
            "DATE",
            "TIME(3)",
            "TIMESTAMP(3)",
            "TIMESTAMP(6) WITH LOCAL TIME ZONE",
            "ARRAY<INT NOT NULL>",
            "MAP<STRING NOT NULL, ARRAY<DOUBLE>>",
            "ROW<a INT, b ROW<c STRING COMMENT 'deep, down'>> NOT NULL");
    List<ColumnShape> columns = new ArrayList<>();
    for (String type : types) {
      columns.add(column("c" + columns.size(), type));
    }
    assertThat(trial.run(new TableShape(columns, List.of(), List.of(), Map.of(), null))).isEmpty();
  }

  @Test
  void pointsAtEachMalformedTypeAndOption() {
    TableShape shape =
        new TableShape(
            List.of(column("a", "INT"), column("b", "STRNG"), column("c", "ARRAY<INT")),
            List.of(),
            List.of(),
            Map.of("snapshot.time-retained", "7 dayz", "merge-engine", "deduplicat"),
            null);
    assertThat(trial.run(shape))
        .extracting(TrialFault::pointer)
        .containsExactlyInAnyOrder(
            "/columns/1/type",
            "/columns/2/type",
            "/options/snapshot.time-retained",
            "/options/merge-engine");
  }

  @Test
  void pointsAtTheKeyThatNamesNoColumn() {
    TableShape shape =
        new TableShape(
            List.of(column("a", "INT")), List.of("b"), List.of(), Map.of("bucket", "1"), null);
    TrialFault fault = single(shape);
    assertThat(fault.stage()).isEqualTo(Stage.VALIDATE);
    assertThat(fault.pointer()).isEqualTo("/primaryKey");
  }

  @Test
  void pointsAtTheBucketKeyThatNamesNoColumn() {
    assertThat(single(keyed(Map.of("bucket", "1", "bucket-key", "nope"))).pointer())
        .isEqualTo("/options/bucket-key");
  }

  @Test
  void refusesWhatPaimonsValidationRefuses() {
    TrialFault fault =
        single(
            keyed(
                Map.of("bucket", "1", "merge-engine", "first-row", "changelog-producer", "input")));
    assertThat(fault.stage()).isEqualTo(Stage.VALIDATE);
    assertThat(fault.pointer()).isEqualTo("/options/changelog-producer");
  }

  /** Accepted by Paimon's CREATE TABLE; the first write would fail. */
  @Test
  void findsASumOverText() {
    TrialFault fault =
        single(
            keyed(
                Map.of(
                    "bucket", "1",
                    "merge-engine", "aggregation",
                    "fields.v.aggregate-function", "sum")));
    assertThat(fault.pointer()).isEqualTo("/options/fields.v.aggregate-function");
  }

  @Test
  void findsRecordExpiryWithoutATimeField() {
    TrialFault fault = single(keyed(Map.of("bucket", "1", "record-level.expire-time", "1 d")));
    assertThat(fault.pointer()).startsWith("/options/record-level.");
  }

  @Test
  void findsATagDelayAsLongAsItsPeriod() {
    TrialFault fault =
        single(
            keyed(
                Map.of(
                    "bucket", "1",
                    "tag.automatic-creation", "process-time",
                    "tag.creation-period", "hourly",
                    "tag.creation-delay", "2 h")));
    assertThat(fault.pointer()).startsWith("/options/tag.");
    assertThat(fault.message()).doesNotContain("null");
  }

  @Test
  void findsTooFewLevelsAndABadCompression() {
    assertThat(single(keyed(Map.of("bucket", "1", "num-levels", "1"))).pointer())
        .isEqualTo("/options/num-levels");
    assertThat(single(keyed(Map.of("bucket", "1", "file.compression", "zipzap"))).pointer())
        .isEqualTo("/options/file.compression");
  }

  @Test
  void findsADefaultThatIsNotOfItsType() {
    TableShape shape =
        new TableShape(
            List.of(new ColumnShape(-1, "n", "INT", null, "many")),
            List.of(),
            List.of(),
            Map.of(),
            null);
    TrialFault fault = single(shape);
    assertThat(fault.pointer()).isEqualTo("/columns/0/default");
    assertThat(fault.message()).isEqualTo("'many' is not a value of INT.");
  }

  private TrialFault single(TableShape shape) {
    List<TrialFault> faults = trial.run(shape);
    assertThat(faults).hasSize(1);
    return faults.get(0);
  }

  private static TableShape keyed(Map<String, String> options) {
    return new TableShape(
        List.of(column("id", "BIGINT NOT NULL"), column("v", "STRING")),
        List.of("id"),
        List.of(),
        new HashMap<>(options),
        null);
  }

  private static ColumnShape column(String name, String type) {
    return new ColumnShape(-1, name, type, null, null);
  }
}
