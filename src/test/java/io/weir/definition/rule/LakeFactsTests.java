package io.weir.definition.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.definition.Column;
import io.weir.definition.Finding;
import io.weir.definition.LakeFacts;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What rules say when something is known of the lake, and that they are silent when nothing is. */
class LakeFactsTests {

  @Test
  void tellOfATableThatNobodyCompacts() {
    UncompactedTable rule = new UncompactedTable();
    TableDefinition writeOnly = keyed(Map.of("write-only", "true"));
    assertThat(rule.check(writeOnly, compacted(false))).hasSize(1);
    assertThat(rule.check(writeOnly, compacted(true))).isEmpty();
    assertThat(rule.check(writeOnly)).isEmpty();
    assertThat(rule.check(keyed(Map.of()), compacted(false))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"-1,2,true", "-1,1,false", "-1,,false", "4,2,false"})
  void tellOfTwoJobsThatWriteDynamicBuckets(String bucket, Integer writers, boolean told) {
    LakeFacts facts = new LakeFacts(null, writers, null, null);
    assertThat(new TwoWriters().check(keyed(Map.of("bucket", bucket)), facts))
        .hasSize(told ? 1 : 0);
  }

  @ParameterizedTest
  @CsvSource({"1,600,", "1,3000,WARNING", "16,1500,INFO", "16,600,", "-1,9000,", "4,2400,"})
  void judgeBucketsByTheirBytes(String bucket, long megabytes, Severity severity) {
    LakeFacts facts = new LakeFacts(null, null, null, megabytes << 20);
    assertThat(new BucketCount().check(keyed(Map.of("bucket", bucket)), facts))
        .extracting(Finding::severity)
        .isEqualTo(severity == null ? List.of() : List.of(severity));
  }

  @ParameterizedTest
  @CsvSource({
    "yyyyMMdd,20260131,20260201,",
    "yyyyMMdd,2026-01-31,2026-02-01,ERROR",
    "yyyyMMdd,20260131,__DEFAULT_PARTITION__,WARNING",
    ",2026-01-31,2026-02-01,",
    ",20260131,20260201,ERROR"
  })
  void tryThePartitionsThatExist(String formatter, String one, String other, Severity severity) {
    Map<String, String> options =
        formatter == null
            ? Map.of("partition.expiration-time", "7 d")
            : Map.of(
                "partition.expiration-time", "7 d", "partition.timestamp-formatter", formatter);
    TableDefinition daily =
        new TableDefinition("t", columns(), List.of(), List.of("dt"), options, null, null);
    assertThat(new IdlePartitionExpiry().check(daily, partitions(one, other)))
        .extracting(Finding::severity)
        .isEqualTo(severity == null ? List.of() : List.of(severity));
  }

  private static LakeFacts compacted(boolean compacted) {
    return new LakeFacts(null, null, compacted, null);
  }

  private static LakeFacts partitions(String... days) {
    List<LinkedHashMap<String, String>> partitions =
        Stream.of(days).map(day -> new LinkedHashMap<>(Map.of("dt", day))).toList();
    return new LakeFacts(partitions, null, null, null);
  }

  private static TableDefinition keyed(Map<String, String> options) {
    return new TableDefinition("t", columns(), List.of("id"), List.of(), options, null, null);
  }

  private static List<Column> columns() {
    return List.of(new Column("id", "BIGINT", null, null), new Column("dt", "STRING", null, null));
  }
}
