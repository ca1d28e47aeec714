package io.weir.definition.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.definition.Column;
import io.weir.definition.TableDefinition;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** For each rule a definition that it finds, and its neighbour that it must not. */
class FailingAndPassingTests {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "malformed-value|snapshot.time-retained=7 dayz|snapshot.time-retained=7 d",
        "malformed-value|target-file-size=128 MBB|target-file-size=128 MB",
        "malformed-value|merge-engine=upsert|merge-engine=first-row",
        "catalog-option|cache-enabled=false|cache-page-size=64 kb",
        "catalog-option|allow-upper-case=true|alter-column-null-to-not-null.disabled=true",
        "catalog-option|hive-conf-dir=/etc/hive|hive.table.owner=shop",
        "below-sense|num-levels=1|num-levels=2",
        "below-sense|bucket=0|bucket=-2",
        "below-sense|bucket=-3|bucket=1",
        "bucket-options|bucket=4;dynamic-bucket.initial-buckets=2|dynamic-bucket.initial-buckets=2",
        "bucket-options|bucket-key=id|bucket=2;bucket-key=id",
        "changelog-retention|changelog.time-retained=30 min|changelog.time-retained=2 h",
        "changelog-retention|snapshot.time-retained=1 d;changelog.time-retained=2 h|snapshot.time-retained=1 d;changelog.time-retained=2 d",
        "compression-name|file.compression=nonsense|file.compression=ZSTD",
        "stats-mode|metadata.stats-mode=most|metadata.stats-mode=truncate(16)",
        "stats-mode|fields.v.stats-mode=truncate|fields.v.stats-mode=counts",
        "deletion-vector-fit|deletion-vectors.enabled=true;merge-engine=first-row|deletion-vectors.enabled=true",
        "deletion-vector-fit|deletion-vectors.enabled=true;changelog-producer=full-compaction|deletion-vectors.enabled=true;changelog-producer=lookup",
        "external-paths|data-file.external-paths=file:///data|data-file.external-paths=s3://lake/x",
        "external-paths|data-file.external-paths=/data|data-file.external-paths=oss://lake/x",
        "producer-fit|merge-engine=first-row;changelog-producer=input|merge-engine=first-row;changelog-producer=lookup",
        "producer-fit|merge-engine=first-row;changelog-producer=full-compaction|merge-engine=first-row",
        "remove-or-ignore|merge-engine=aggregation;aggregation.remove-record-on-delete=true;fields.n.ignore-retract=true|merge-engine=aggregation;aggregation.remove-record-on-delete=true",
        "remove-or-ignore|merge-engine=partial-update;partial-update.remove-record-on-delete=true;ignore-delete=true|merge-engine=partial-update;ignore-delete=true",
        "row-kind-field|rowkind.field=n|rowkind.field=v",
        "row-kind-field|rowkind.field=absent|rowkind.field=dt",
        "record-expiry-field|record-level.expire-time=1 d;record-level.time-field=v|record-level.expire-time=1 d;record-level.time-field=id",
        "tag-creation|tag.automatic-creation=process-time;tag.creation-delay=1 d|tag.automatic-creation=process-time;tag.creation-delay=23 h",
        "tag-creation|tag.automatic-creation=process-time;tag.creation-period=hourly;tag.creation-delay=2 h|tag.automatic-creation=process-time;tag.creation-period=two-hours;tag.creation-delay=1 h",
        "tag-creation|tag.automatic-creation=process-time;tag.creation-period=weekly|tag.creation-period=weekly",
        "aggregate-fit|merge-engine=aggregation;fields.n.aggregate-function=avg|merge-engine=aggregation;fields.n.aggregate-function=sum",
        "aggregate-fit|merge-engine=aggregation;fields.default-aggregate-function=sum|merge-engine=aggregation;fields.default-aggregate-function=max",
        "outsize-value|num-sorted-run.compaction-trigger=2147483647|num-sorted-run.stop-trigger=2147483647"
      })
  void ofTablesWithAKey(String rule, String bad, String good) {
    assertThat(found(keyed(bad))).contains(rule);
    assertThat(found(keyed(good))).doesNotContain(rule);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "producer-fit|changelog-producer=input|changelog-producer=none",
        "bucket-options|bucket=4|bucket=4;bucket-key=id",
        "bucket-options|dynamic-bucket.max-buckets=4|bucket=-1",
        "deletion-vector-fit|deletion-vectors.enabled=true;row-tracking.enabled=true;data-evolution.enabled=true|deletion-vectors.enabled=true"
      })
  void ofTablesWithoutAKey(String rule, String bad, String good) {
    assertThat(found(table(List.of(), List.of(), bad))).contains(rule);
    assertThat(found(table(List.of(), List.of(), good))).doesNotContain(rule);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "partition.timestamp-formatter=yyyyMM|partition.timestamp-formatter=yyyyMMdd",
        "partition.timestamp-formatter=bogus {|partition.timestamp-formatter=yyyy-MM-dd HH:mm",
        "partition.timestamp-formatter=yyyyMMdd;partition.timestamp-pattern=$day|partition.timestamp-formatter=yyyyMMdd;partition.timestamp-pattern=$dt",
        "partition.timestamp-formatter=yyyy-MM-dd;partition.timestamp-pattern=$d|partition.expiration-strategy=update-time"
      })
  void ofPartitionsThatExpire(String bad, String good) {
    String expiry = "partition.expiration-time=7 d;";
    List<String> by = List.of("dt", "d");
    assertThat(found(table(List.of(), by, expiry + bad))).contains("idle-partition-expiry");
    assertThat(found(table(List.of(), by, expiry + good))).doesNotContain("idle-partition-expiry");
  }

  @ParameterizedTest
  @CsvSource({"absent,,true", "dt,dt,true", "id,absent,true", "id,dt,false", "id,,false"})
  void ofKeys(String key, String partition, boolean fails) {
    List<String> by = partition == null ? List.of() : List.of(partition);
    assertThat(found(table(List.of(key), by, "bucket=-1")).contains("key-columns"))
        .isEqualTo(fails);
  }

  private static List<String> found(TableDefinition definition) {
    return Rules.ALL.stream()
        .flatMap(rule -> rule.check(definition).stream())
        .map(finding -> finding.rule())
        .toList();
  }

  private static TableDefinition keyed(String options) {
    return table(List.of("id"), List.of(), options);
  }

  private static TableDefinition table(List<String> key, List<String> by, String options) {
    List<Column> columns =
        List.of(
            new Column("id", "BIGINT", null, null),
            new Column("n", "DOUBLE", null, null),
            new Column("v", "STRING", null, null),
            new Column("d", "DATE", null, null),
            new Column("dt", "STRING", null, null));
    Map<String, String> all =
        Arrays.stream(options.split(";"))
            .map(option -> option.split("=", 2))
            .collect(Collectors.toMap(option -> option[0], option -> option[1]));
    return new TableDefinition("t", columns, key, by, all, null, null);
  }
}
