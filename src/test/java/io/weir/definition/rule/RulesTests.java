package io.weir.definition.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.definition.Column;
import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Fix.Operation;
import io.weir.definition.Layer;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RulesTests {

  @Test
  void haveNothingAgainstAnOrdinaryTable() {
    assertThat(check(keyed(Map.of("bucket", "4", "write-only", "true")))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "merge-enginee,aggregation,unknown-option,ERROR",
    "fields.amt.aggregation-function,sum,unknown-option,WARNING",
    "no.such.thing.at.all,1,unknown-option,WARNING",
    "warehouse,/data/lake,catalog-option,WARNING",
    "write.compaction-skip,true,old-name,INFO",
    "bucket,100000,absurd-value,ERROR",
    "bucket,2000000000,absurd-value,ERROR",
    "type,format-table,other-kind-of-table,ERROR",
    "type,object-table,other-kind-of-table,ERROR",
    "target-file-size,1 kb,absurd-value,ERROR",
    "snapshot.time-retained,1 s,absurd-value,ERROR",
    "snapshot.expire.limit,0,absurd-value,ERROR",
    "scan.snapshot-id,3,pinned-reader,ERROR",
    "consumer-id,me,pinned-reader,ERROR",
    "fields.v.aggregate-function,max,ignored-option,WARNING",
    "changelog-producer,full-compaction,full-compaction-pace,WARNING",
    "sequence.field,v,text-sequence,WARNING",
    "tag.automatic-creation,process-time,endless-tags,WARNING",
    "partition.expiration-time,7 d,idle-partition-expiry,ERROR"
  })
  void findTheSilentMistakes(String key, String value, String rule, Severity severity) {
    assertThat(check(keyed(Map.of(key, value))))
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.rule()).isEqualTo(rule);
              assertThat(finding.severity()).isEqualTo(severity);
              assertThat(finding.pointer()).isEqualTo("/options/" + key);
            });
  }

  @ParameterizedTest
  @CsvSource({
    "target-file-size,64 mb",
    "type,table",
    "target-file-size,1 gb",
    "snapshot.time-retained,2 h",
    "bucket,1000",
    "fields.v.ignore-retract,true",
    "parquet.block.size,1",
    "weir.team,shop",
    "write-buffer-size,64 mb",
    "changelog-producer.compaction-interval,1 min"
  })
  void leaveTheSensibleAlone(String key, String value) {
    assertThat(check(keyed(Map.of(key, value)))).isEmpty();
  }

  @Test
  void offerTheNearestKeyAsAPatch() {
    Finding finding = check(keyed(Map.of("merge-enginee", "aggregation"))).get(0);
    assertThat(finding.message()).contains("'merge-engine'");
    assertThat(finding.fix())
        .isEqualTo(
            new Fix.Patch(
                List.of(
                    new Operation("remove", "/options/merge-enginee", null),
                    new Operation("add", "/options/merge-engine", "aggregation"))));
  }

  @Test
  void wantThePartitionInTheKeyOfFixedBuckets() {
    Map<String, String> fixed = Map.of("bucket", "2");
    TableDefinition definition =
        new TableDefinition("t", columns(), List.of("id"), List.of("dt"), fixed, null, Layer.DWD);
    Finding finding = check(definition).get(0);
    assertThat(finding.rule()).isEqualTo("partition-outside-key");
    assertThat(finding.severity()).isEqualTo(Severity.ERROR);
    assertThat(finding.fix())
        .isEqualTo(
            new Fix.Patch(List.of(new Operation("replace", "/primaryKey", List.of("dt", "id")))));
  }

  @Test
  void tellWhatStreamReadersOfMergedRowsGet() {
    Map<String, String> options = new HashMap<>(Map.of("merge-engine", "partial-update"));
    assertThat(check(keyed(options))).extracting(Finding::severity).containsExactly(Severity.INFO);
    options.put("changelog-producer", "input");
    assertThat(check(keyed(options)))
        .extracting(Finding::severity)
        .containsExactly(Severity.WARNING);
    options.put("changelog-producer", "lookup");
    assertThat(check(keyed(options))).isEmpty();
  }

  @Test
  void sayWhatATableWithoutAKeyIgnores() {
    TableDefinition append =
        new TableDefinition(
            "t", columns(), List.of(), List.of(), Map.of("merge-engine", "first-row"), null, null);
    assertThat(check(append)).extracting(Finding::rule).containsExactly("ignored-option");
  }

  @ParameterizedTest
  @CsvSource({
    "num-levels,2000000000,true",
    "num-levels,7,false",
    "page-size,1 gb,true",
    "page-size,64 kb,false",
    "read.batch-size,99999999999999999999,true",
    "file-index.bloom-filter.v.items,2000000000,true",
    "write-buffer-size,1 gb,false"
  })
  void stopWhatWouldTakeAllMemoryAtOnce(String key, String value, boolean stopped) {
    List<Finding> findings = new OutsizeValue().check(keyed(Map.of(key, value)));
    assertThat(findings).hasSize(stopped ? 1 : 0);
    assertThat(findings).allMatch(finding -> finding.severity() == Severity.ERROR);
  }

  @Test
  void tellOfColumnsThatSomeEnginesTakeForOne() {
    List<Column> columns =
        List.of(
            new Column("Id", "BIGINT", null, null),
            new Column("id", "BIGINT", null, null),
            new Column("caf\u00e9", "STRING", null, null),
            new Column("cafe\u0301", "STRING", null, null));
    TableDefinition definition =
        new TableDefinition("t", columns, List.of(), List.of(), Map.of(), null, null);
    assertThat(check(definition))
        .allMatch(finding -> finding.rule().equals("columns-alike"))
        .extracting(Finding::pointer)
        .containsExactly("/columns/1/name", "/columns/3/name");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "merge-engine=aggregation;fields.v.aggregate-function=sum|aggregate-fit|merge-engine=aggregation;fields.v.aggregate-function=listagg",
        "merge-engine=aggregation;fields.x.aggregate-function=max|aggregate-fit|merge-engine=aggregation;fields.v.aggregate-function=max",
        "merge-engine=aggregation|aggregation-of-nothing|merge-engine=aggregation;fields.default-aggregate-function=max",
        "merge-engine=partial-update;fields.v.sequence-group=id|sequence-groups|merge-engine=partial-update;fields.v.sequence-group=dt",
        "merge-engine=partial-update;sequence.field=n;fields.n.sequence-group=v|sequence-groups|merge-engine=partial-update;fields.n.sequence-group=v",
        "record-level.expire-time=1 d|record-expiry-field|record-level.expire-time=1 d;record-level.time-field=id",
        "num-sorted-run.stop-trigger=3|sorted-run-limits|num-sorted-run.stop-trigger=8",
        "partial-update.ignore-delete=true|old-name|ignore-delete=true"
      })
  void tellTheBadFromTheGood(String bad, String rule, String good) {
    assertThat(check(keyed(options(bad)))).extracting(Finding::rule).contains(rule);
    assertThat(check(keyed(options(good)))).extracting(Finding::rule).doesNotContain(rule);
  }

  @Test
  void wantAMirrorToTakeDeletes() {
    Map<String, String> merging = Map.of("merge-engine", "partial-update");
    assertThat(check(layered(Layer.ODS, List.of("id"), merging)))
        .extracting(Finding::rule)
        .contains("first-delete");
    Map<String, String> tolerant = Map.of("merge-engine", "first-row", "ignore-delete", "true");
    assertThat(check(layered(Layer.ODS, List.of("id"), tolerant))).isEmpty();
    assertThat(check(layered(Layer.DWS, List.of("id"), merging)))
        .extracting(Finding::rule)
        .doesNotContain("first-delete");
  }

  @Test
  void knowWhatLayersUsuallyAre() {
    assertThat(check(layered(Layer.DIM, List.of(), Map.of())))
        .extracting(Finding::rule)
        .containsExactly("layer-convention");
    assertThat(check(layered(Layer.DIM, List.of("id"), Map.of()))).isEmpty();
    assertThat(check(layered(Layer.DWS, List.of("id"), Map.of())))
        .extracting(Finding::rule)
        .containsExactly("layer-convention");
  }

  @Test
  void keepTagsAndPartitionsApart() {
    Map<String, String> tags = Map.of("metastore.tag-to-partition", "day");
    assertThat(check(keyed(tags))).isEmpty();
    TableDefinition partitioned =
        new TableDefinition("t", columns(), List.of(), List.of("dt"), tags, null, null);
    assertThat(check(partitioned)).extracting(Finding::rule).containsExactly("tag-to-partition");
  }

  @Test
  void haveNamesOfTheirOwn() {
    assertThat(Rules.ALL.stream().map(Rule::id)).doesNotHaveDuplicates();
  }

  private static List<Finding> check(TableDefinition definition) {
    return Rules.ALL.stream().flatMap(rule -> rule.check(definition).stream()).toList();
  }

  private static TableDefinition layered(
      Layer layer, List<String> key, Map<String, String> options) {
    return new TableDefinition("t", columns(), key, List.of(), options, null, layer);
  }

  private static Map<String, String> options(String text) {
    return Arrays.stream(text.split(";"))
        .map(option -> option.split("=", 2))
        .collect(Collectors.toMap(option -> option[0], option -> option[1]));
  }

  private static TableDefinition keyed(Map<String, String> options) {
    return new TableDefinition("t", columns(), List.of("id"), List.of(), options, null, null);
  }

  private static List<Column> columns() {
    return List.of(
        new Column("id", "BIGINT", null, null),
        new Column("v", "STRING", null, null),
        new Column("dt", "STRING", null, null));
  }
}
