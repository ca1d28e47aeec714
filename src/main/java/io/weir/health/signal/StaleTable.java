package io.weir.health.signal;

import io.weir.shared.Severity;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How long ago the last commit was, against how often there used to be one. It says something only
 * of a table that is written at a steady pace: one that is loaded now and then is quiet between. A
 * job that runs and completes checkpoints has nothing to write.
 */
final class StaleTable implements Signal {

  static final String ID = "table-stale";
  private static final int LEAST_GAPS = 5;
  private static final int STEADY = 3;
  private static final int WARNING = 3;
  private static final int ERROR = 10;
  private static final int GIVEN_UP = 20;
  private static final Duration WEEK = Duration.ofDays(7);
  private static final Duration LEAST = Duration.ofMinutes(10);

  private static final About ABOUT =
      new About(
          ID,
          "Table is stale",
          "How long ago the last commit was, of a table that used to be written at a steady pace; a"
              + " warning after 3 and an error after 10 times the usual interval, but not before ten"
              + " minutes. After a week, and twenty times the interval, it is taken to be written no"
              + " more.",
          Unit.SECONDS,
          Limits.of(30 * 60, 100 * 60),
          30);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Optional<Reading> read(TableFacts facts) {
    Optional<Duration> usual = facts.commits().usualInterval();
    Optional<Commit> last = facts.commits().newest(commit -> !commit.isCompaction());
    if (usual.isEmpty() || last.isEmpty() || !isSteady(facts, usual.get())) {
      return Optional.empty();
    }
    Limits limits =
        Limits.of(
            Math.max(LEAST.toSeconds(), WARNING * usual.get().toSeconds()),
            Math.max(WARNING * LEAST.toSeconds(), ERROR * usual.get().toSeconds()));
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("usualCommitInterval", usual.get().toString());
    values.put("lastCommitAt", last.get().at().toString());
    values.put("lastCommitBy", last.get().committer());
    Reading reading =
        Reading.of(
            this,
            facts.age(last.get().at()).toSeconds(),
            facts.limits(ID, limits),
            List.of(new Evidence("snapshot", Long.toString(last.get().id()), values)));
    return Optional.of(
        hasNothingToWrite(facts) || isGivenUp(facts, last.get(), usual.get())
            ? reading.atMost(Severity.INFO)
            : reading);
  }

  private static boolean isSteady(TableFacts facts, Duration usual) {
    List<Duration> gaps = facts.commits().gaps(Commit::isAppend);
    return gaps.size() >= LEAST_GAPS
        && usual.toMillis() > 0
        && gaps.get(gaps.size() * 9 / 10).compareTo(usual.multipliedBy(STEADY)) <= 0
        && sum(gaps).compareTo(LEAST) >= 0;
  }

  /** After a week, or twenty times the usual interval, it is written no more. */
  private static boolean isGivenUp(TableFacts facts, Commit last, Duration usual) {
    Duration silence = facts.age(last.at());
    return silence.compareTo(WEEK) > 0 && silence.compareTo(usual.multipliedBy(GIVEN_UP)) > 0;
  }

  private static Duration sum(List<Duration> gaps) {
    return gaps.stream().reduce(Duration.ZERO, Duration::plus);
  }

  private static boolean hasNothingToWrite(TableFacts facts) {
    return facts.jobs().stream()
        .filter(job -> !job.compacts())
        .anyMatch(job -> job.isRunning() && !JobTrouble.isCheckpointLate(job, facts.now()));
  }
}
