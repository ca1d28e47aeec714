package io.weir.health.signal;

import io.weir.paimon.tally.SchemaFacts.Buckets;
import io.weir.shared.Severity;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** How long files wait in the postponed bucket: nobody sees their rows. */
final class PostponeBacklog implements Signal {

  static final String ID = "postpone-backlog";

  private static final About ABOUT =
      new About(
          ID,
          "Postponed rows",
          "How long rows wait for a compaction to put them into a bucket, in a table with postponed"
              + " buckets: until then no reader sees them.",
          Unit.SECONDS,
          Limits.warning(Duration.ofMinutes(30).toSeconds()),
          30);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Optional<Reading> read(TableFacts facts) {
    if (facts.schema().buckets() != Buckets.POSTPONED) {
      return Optional.empty();
    }
    List<BucketFacts> waiting = facts.buckets().filter(BucketFacts::isPostponed).toList();
    long waited =
        waiting.isEmpty()
            ? 0
            : facts.commits().uncompactedSince().map(at -> facts.age(at).toSeconds()).orElse(0L);
    Limits limits = facts.limits(ID, ABOUT.limits());
    Severity severity = limits.of(waited);
    long bytes = waiting.stream().mapToLong(BucketFacts::bytes).sum();
    return Optional.of(
        new Reading(
            ABOUT,
            waited,
            limits,
            severity,
            facts.share(bytes),
            waiting.stream().map(BucketFacts::evidence).toList()));
  }
}
