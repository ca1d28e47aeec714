package io.weir.rollout.drift;

import io.weir.definition.Finding;
import io.weir.definition.Layer;
import io.weir.definition.change.OptionChange;
import io.weir.definition.change.Risk;
import io.weir.definition.change.TableChange;
import io.weir.definition.change.TableDiff;
import io.weir.definition.sql.AlterTableText;
import io.weir.lease.JobOnTable;
import io.weir.lease.JobsOnTables;
import io.weir.paimon.TableShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.stereotype.Component;

/**
 * Compares tables with the definitions that were last applied to them. An option that the
 * definition does not name has drifted when it was set or changed since. O(columns + options).
 */
@Component
class Comparison {

  /** What Weir itself sets as it takes and gives back the care for a table. */
  private static final String WRITE_ONLY = "write-only";

  private static final String OWN = "weir.";

  private final JobsOnTables jobs;

  Comparison(JobsOnTables jobs) {
    this.jobs = jobs;
  }

  Look compare(AppliedDefinition applied, TableShape has) {
    boolean fed =
        jobs.on(applied.table()).stream().anyMatch(job -> job.kind() == JobOnTable.Kind.WRITER);
    TableDiff.Basis basis =
        new TableDiff.Basis(Map.of(), applied.definition().options().keySet(), fed);
    TableDiff.Outcome outcome = TableDiff.of(has, applied.definition(), basis);
    List<Difference> differences = new ArrayList<>();
    outcome.changes().forEach(change -> differences.add(difference(applied, change)));
    outcome.findings().stream()
        .filter(finding -> !finding.rule().equals(TableDiff.FIELD_ORDER))
        .forEach(finding -> differences.add(difference(finding)));
    otherOptions(applied, has, differences);
    return Look.of(differences);
  }

  private static Difference difference(AppliedDefinition applied, TableChange change) {
    return new Difference(
        change.kind(), change.risk(), change.detail(), AlterTableText.of(applied.table(), change));
  }

  private static Difference difference(Finding finding) {
    boolean extra = finding.rule().equals("drift");
    String detail = finding.evidence() == null ? finding.message() : finding.evidence();
    return new Difference(
        extra ? "extra-column" : finding.rule(), extra ? Risk.GREEN : Risk.RED, detail, null);
  }

  private static void otherOptions(
      AppliedDefinition applied, TableShape has, List<Difference> differences) {
    Map<String, String> before = applied.lakeOptions();
    new TreeMap<>(has.options())
        .forEach(
            (key, value) -> {
              if (isOthers(applied, key) && !value.equals(before.get(key))) {
                OptionChange back =
                    before.containsKey(key)
                        ? new OptionChange.Set(key, value, before.get(key))
                        : new OptionChange.Remove(key, value);
                differences.add(
                    new Difference(
                        "extra-option",
                        back.risk(),
                        key + " = " + value,
                        AlterTableText.of(applied.table(), back)));
              }
            });
  }

  private static boolean isOthers(AppliedDefinition applied, String key) {
    return !applied.definition().options().containsKey(key)
        && !key.equals(WRITE_ONLY)
        && !key.equals(Layer.OPTION)
        && !key.startsWith(OWN);
  }
}
