package io.weir.health.signal;

import io.weir.health.signal.Committers.Committer;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How many compact a table in an hour: those that do nothing else, and writers that do it while
 * another does. Those that come one after the other, as batches do, are no trouble; nor are Weir's
 * own runs, which exclude each other.
 */
final class SeveralCompactors implements Signal {

  static final String ID = "several-compactors";

  /**
   * So many compactions after the last one of another tell that the other is gone; and so many by
   * names that never came again, that batches make them.
   */
  private static final int SETTLED = 3;

  private static final Duration WINDOW = Duration.ofHours(1);

  private static final About ABOUT =
      new About(
          ID,
          "Several compactors",
          "How many compact the table in an hour, Weir's own runs left out. Two that compact the same"
              + " files conflict: one of them fails, starts anew, and fails again.",
          Unit.COUNT,
          Limits.error(2),
          40);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Optional<Reading> read(TableFacts facts) {
    List<Committer> compacting =
        Committers.of(facts.commits().since(facts.now().minus(WINDOW))).byName().stream()
            .filter(committer -> committer.compactions() > 0)
            .toList();
    Set<String> batches = batches(facts);
    List<Committer> alone =
        compacting.stream()
            .filter(Committer::isCompactor)
            .filter(one -> compacting.stream().noneMatch(other -> isSuccessor(other, one)))
            .filter(one -> !batches.contains(one.name()))
            .toList();
    List<Committer> together = Committers.together(compacting);
    List<Committer> counted = together.size() > alone.size() ? together : alone;
    return Optional.of(
        Reading.of(
            this,
            Math.max(counted.size(), Math.min(1, compacting.size())),
            facts.limits(ID, ABOUT.limits()),
            counted.stream().map(Committer::evidence).toList()));
  }

  /** Names that compacted once and never came again: each run of a batch job has its own. */
  private static Set<String> batches(TableFacts facts) {
    Set<String> once =
        Committers.of(facts.commits().newestFirst()).byName().stream()
            .filter(committer -> committer.isCompactor() && committer.compactions() == 1)
            .map(Committer::name)
            .collect(Collectors.toSet());
    return once.size() < SETTLED ? Set.of() : once;
  }

  /** One that has gone on for a while since the other was last seen, as after a restart. */
  private static boolean isSuccessor(Committer one, Committer other) {
    return one.isCompactor() && one.first() > other.last() && one.compactions() >= SETTLED;
  }
}
