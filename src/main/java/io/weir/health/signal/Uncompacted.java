package io.weir.health.signal;

import io.weir.shared.Severity;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How long the rows of a write-only table wait for a compaction. Where nobody is to compact it,
 * neither a policy nor a job, it is a warning as soon as a bucket would have been compacted by its
 * writers; where rows have no key, once there are too many small files.
 */
final class Uncompacted implements Signal {

  static final String ID = "no-compactor";
  private static final Duration LONG = Duration.ofHours(1);
  static final int PACES = 3;
  private static final Duration USUAL = Actions.USUAL_PACE.multipliedBy(PACES);
  private static final int FILES_THAT_WAIT = 5;
  private static final Signal SMALL_FILES = new SmallFiles();

  private static final About ABOUT =
      new About(
          ID,
          "Nobody compacts",
          "How long rows of a write-only table wait for a compaction. Its writers never compact it, so"
              + " that files and sorted runs add up until somebody else does. A warning after three"
              + " times the pace at which it should be compacted, or at once where nobody is to and it"
              + " has a key or too many small files.",
          Unit.SECONDS,
          Limits.of(USUAL.toSeconds(), LONG.toSeconds()),
          40);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Optional<Reading> read(TableFacts facts) {
    if (!facts.schema().writeOnly()) {
      return Optional.empty();
    }
    Optional<Instant> since = facts.commits().uncompactedSince();
    double waited = since.map(time -> facts.age(time).toSeconds()).orElse(0L);
    Limits limits = facts.limits(ID, limits(facts));
    Reading reading = Reading.of(this, waited, limits, evidence(facts, since));
    if (!hasWork(facts)) {
      return Optional.of(reading.atMost(Severity.INFO));
    }
    boolean isNobodys = !isSomebodys(facts);
    return Optional.of(
        isNobodys && isUrgent(facts) && reading.severity() == Severity.INFO
            ? new Reading(ABOUT, waited, limits, Severity.WARNING, 1, reading.evidence())
            : reading);
  }

  private static Limits limits(TableFacts facts) {
    double warning =
        facts
            .compactionPace()
            .map(pace -> pace.multipliedBy(PACES).toSeconds())
            .orElse(USUAL.toSeconds());
    return Limits.of(warning, Math.max(warning, LONG.toSeconds()));
  }

  /** Rows without a key are read as well from a few files. */
  private static boolean isUrgent(TableFacts facts) {
    return facts.schema().keyed() || SMALL_FILES.read(facts).filter(Reading::isTrouble).isPresent();
  }

  /** Also one who is not known by name, but was seen to compact it not long ago. */
  private static boolean isSomebodys(TableFacts facts) {
    return facts.isCompactedApart()
        || facts.commits().newest(Commit::isCompaction).stream()
            .anyMatch(commit -> facts.age(commit.at()).compareTo(LONG) < 0);
  }

  /** Whether a compaction would find something to do. */
  static boolean hasWork(TableFacts facts) {
    int trigger = facts.schema().keyed() ? facts.schema().compaction().trigger() : FILES_THAT_WAIT;
    return facts.commits().uncompactedSince().isPresent()
        && facts
            .buckets()
            .anyMatch(
                bucket ->
                    (facts.schema().keyed()
                            ? bucket.tally().sortedRuns()
                            : bucket.tally().sums().smallFiles())
                        >= trigger);
  }

  private static List<Evidence> evidence(TableFacts facts, Optional<Instant> since) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("writeOnly", true);
    since.ifPresent(time -> values.put("uncompactedSince", time.toString()));
    facts
        .commits()
        .newest(Commit::isCompaction)
        .ifPresent(
            commit -> {
              values.put("lastCompactionAt", commit.at().toString());
              values.put("lastCompactionBy", commit.committer());
            });
    facts.decision(Actions.COMPACT).ifPresent(decision -> values.put("policy", decision.policy()));
    facts.jobs().stream()
        .filter(JobFacts::compacts)
        .findFirst()
        .ifPresent(job -> values.put("job", job.name()));
    return List.of(new Evidence("compaction", facts.id().table(), values));
  }
}
