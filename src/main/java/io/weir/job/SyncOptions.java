package io.weir.job;

import io.weir.definition.Column;
import io.weir.definition.Definitions;
import io.weir.definition.Finding;
import io.weir.definition.TableDefinition;
import io.weir.shared.Problem;
import io.weir.shared.Severity;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Says what is wrong with the options that a sync gives to the tables it creates. */
@Component
class SyncOptions {

  private static final String POINTER = "/spec/tableOptions";
  private static final String TABLE_OPTIONS = "/options";

  /** Their values name columns, which only the tables of the source have. */
  private static final List<String> NAMING_COLUMNS =
      List.of("fields.", "sequence.field", "rowkind.field", "bucket-key", "partition");

  private final Definitions definitions;

  SyncOptions(Definitions definitions) {
    this.definitions = definitions;
  }

  /**
   * Tries them on a table with a key. Blocks for some hundred milliseconds.
   *
   * @return empty for jobs that create no table, or none with options of their own
   */
  List<Finding> check(JobSpec spec) {
    if (!(spec instanceof MySqlSync sync) || sync.hasDefaultOptions()) {
      return List.of();
    }
    return definitions.check(sample(sync.tableOptions())).stream().map(SyncOptions::ofJob).toList();
  }

  /**
   * @throws Problem INVALID with every option that is bad
   */
  void require(JobSpec spec) {
    List<Problem.Fault> faults =
        check(spec).stream()
            .filter(finding -> finding.severity() == Severity.ERROR)
            .map(finding -> new Problem.Fault(String.valueOf(finding.pointer()), finding.message()))
            .toList();
    if (!faults.isEmpty()) {
      throw Problem.invalid(faults);
    }
  }

  private static TableDefinition sample(Map<String, String> options) {
    Map<String, String> tried = new HashMap<>(options);
    tried.keySet().removeIf(key -> NAMING_COLUMNS.stream().anyMatch(key::startsWith));
    return new TableDefinition(
        "sample",
        List.of(
            new Column("id", "INT NOT NULL", null, null), new Column("text", "STRING", null, null)),
        List.of("id"),
        List.of(),
        tried,
        null,
        null);
  }

  /** The fix of a definition's finding is a patch of the definition, and so not of the job. */
  private static Finding ofJob(Finding finding) {
    return new Finding(
        finding.rule(),
        finding.severity(),
        pointer(finding.pointer()),
        finding.message(),
        finding.evidence(),
        null);
  }

  private static String pointer(@Nullable String inTable) {
    return inTable != null && inTable.startsWith(TABLE_OPTIONS + "/")
        ? POINTER + inTable.substring(TABLE_OPTIONS.length())
        : POINTER;
  }
}
