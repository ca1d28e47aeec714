package io.weir.rollout;

import io.weir.definition.change.ColumnTraitChange;
import io.weir.paimon.TypeChange;
import io.weir.shared.TableId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which values a step may break.
 *
 * @param path to the column, or into a nested one
 * @param to the type that it gets
 */
record ProbeQuestion(TableId table, List<String> path, String to) {

  ProbeQuestion {
    path = List.copyOf(path);
  }

  /** What is to be asked right before the step; empty when it breaks no values. */
  static Optional<ProbeQuestion> of(Step step) {
    if (step instanceof TableStep.Alter alter
        && alter.change() instanceof ColumnTraitChange.Retype retype
        && retype.change() == TypeChange.RISKY) {
      return Optional.of(new ProbeQuestion(alter.id(), retype.path(), retype.to()));
    }
    return Optional.empty();
  }

  /**
   * The same while the steps before it are not done yet.
   *
   * @param now the table's name before the plan
   * @param renamed the names that columns have before the plan, by those that they get
   */
  ProbeQuestion before(TableId now, Map<String, String> renamed) {
    List<String> there = new ArrayList<>(path);
    there.set(0, renamed.getOrDefault(path.get(0), path.get(0)));
    return new ProbeQuestion(now, there, to);
  }
}
