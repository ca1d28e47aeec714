package io.weir.rollout;

import io.weir.definition.change.Risk;
import org.jspecify.annotations.Nullable;

/** One step of a plan: a closed family. */
sealed interface Step permits DatabaseStep, TableStep, JobStep, PolicyStep {

  /** In kebab case, such as {@code create-table}. */
  String kind();

  /** The full name of what it changes. */
  String target();

  Risk risk();

  /** Whether it destroys what no step brings back. */
  default boolean destructive() {
    return false;
  }

  /** The name by which a destructive step is allowed. */
  default String allowedAs() {
    return target();
  }

  /** As it would be read in a diff. */
  String detail();

  /** The same as SQL of Flink, for people to read; null where SQL has no words for it. */
  @Nullable String sql();

  /** Does it. Blocks. */
  void apply(Acts acts);
}
