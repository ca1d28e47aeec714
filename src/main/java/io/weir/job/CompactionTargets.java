package io.weir.job;

import io.weir.definition.Finding;
import io.weir.shared.Problem;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** What a table must be for a job to compact it. */
@Component
class CompactionTargets {

  private static final String TABLE = "/spec/table";
  private static final String POSTPONED = "-2";

  private final LakeAccess lake;

  CompactionTargets(LakeAccess lake) {
    this.lake = lake;
  }

  /**
   * Refuses a table that no streaming job can compact. One that is not there yet may come. Asks the
   * storage.
   *
   * @throws Problem INVALID
   */
  void require(JobSpec spec) {
    if (spec instanceof Compaction compaction) {
      lake.tableOptions(compaction.target())
          .filter(CompactionTargets::isPostponed)
          .ifPresent(
              options -> {
                throw Problem.invalid(TABLE, postponed(compaction));
              });
    }
  }

  List<Finding> check(Compaction compaction) {
    Optional<Map<String, String>> options = lake.tableOptions(compaction.target());
    if (options.isEmpty()) {
      String message = "There is no table " + compaction.target() + ".";
      return List.of(Findings.error("no-such-table", TABLE, message));
    }
    return isPostponed(options.get())
        ? List.of(Findings.error("postponed-buckets", TABLE, postponed(compaction)))
        : List.of();
  }

  private static boolean isPostponed(Map<String, String> options) {
    return POSTPONED.equals(options.get("bucket"));
  }

  private static String postponed(Compaction compaction) {
    return compaction.target()
        + " has postponed buckets, which no streaming job compacts: make WEIR its maintenance owner,"
        + " and a policy that compacts it.";
  }
}
