package io.weir.health.signal;

import io.weir.health.signal.Committers.Committer;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How many commit at the same time to a table on an object store without a lock. There a rename is
 * a copy and a delete: of two that commit the same snapshot both believe that they did. Those that
 * come one after the other, as batches do, are no trouble.
 */
final class UnlockedStorage implements Signal {

  static final String ID = "storage-lock";
  private static final Set<String> WITH_ATOMIC_RENAME = Set.of("file", "hdfs", "viewfs");

  private static final About ABOUT =
      new About(
          ID,
          "Storage without a lock",
          "How many commit while another does, to a table on an object store without a lock: of two"
              + " commits at the same time one is lost without a word.",
          Unit.COUNT,
          Limits.error(2),
          50);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Optional<Reading> read(TableFacts facts) {
    if (WITH_ATOMIC_RENAME.contains(facts.storage().scheme()) || facts.storage().locked()) {
      return Optional.empty();
    }
    List<Committer> committers = Committers.of(facts.commits().newestFirst()).byName();
    List<Committer> together = Committers.together(committers);
    return Optional.of(
        Reading.of(
            this,
            Math.max(together.size(), Math.min(1, committers.size())),
            facts.limits(ID, ABOUT.limits()),
            together.stream().map(Committer::evidence).toList()));
  }
}
