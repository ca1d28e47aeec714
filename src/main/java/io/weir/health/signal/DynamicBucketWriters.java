package io.weir.health.signal;

import io.weir.health.signal.Committers.Committer;
import io.weir.paimon.tally.SchemaFacts.Buckets;
import java.util.List;
import java.util.Optional;

/**
 * How many write a table with dynamic buckets at a time. Those that come one after the other read
 * what the one before left.
 */
final class DynamicBucketWriters implements Signal {

  static final String ID = "dynamic-bucket-writers";

  private static final About ABOUT =
      new About(
          ID,
          "Writers of dynamic buckets",
          "How many write a table with dynamic buckets at the same time. Each keeps an index of its"
              + " own of which bucket a key is in, so that two put one key into two buckets: rows"
              + " appear twice, and updates are lost.",
          Unit.COUNT,
          Limits.error(2),
          50);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Optional<Reading> read(TableFacts facts) {
    if (!facts.schema().keyed() || facts.schema().buckets() != Buckets.DYNAMIC) {
      return Optional.empty();
    }
    List<Committer> writers =
        Committers.of(facts.commits().newestFirst()).byName().stream()
            .filter(committer -> committer.appends() > 0)
            .toList();
    List<Committer> together = Committers.together(writers);
    return Optional.of(
        Reading.of(
            this,
            Math.max(together.size(), Math.min(1, writers.size())),
            facts.limits(ID, ABOUT.limits()),
            together.stream().map(Committer::evidence).toList()));
  }
}
