package io.weir.health.signal;

import io.weir.shared.Severity;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How long a job that is to write or compact the table has not done so. */
final class JobTrouble implements Signal {

  static final String ID = "job-down";
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final Duration LEAST_LATE = Duration.ofMinutes(10);
  private static final int INTERVALS = 5;

  private static final About ABOUT =
      new About(
          ID,
          "Job is down",
          "How long a job that is to write or compact the table does not run, or runs without"
              + " completing a checkpoint. Nothing is committed until it does.",
          Unit.SECONDS,
          Limits.warning(PATIENCE.toSeconds()),
          40);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Optional<Reading> read(TableFacts facts) {
    List<JobFacts> wanted = facts.jobs().stream().filter(JobFacts::wanted).toList();
    if (wanted.isEmpty()) {
      return Optional.empty();
    }
    Limits limits = facts.limits(ID, ABOUT.limits());
    List<JobFacts> down =
        wanted.stream()
            .filter(job -> limits.of(downFor(job, facts.now())) != Severity.INFO)
            .sorted(Comparator.comparing(JobFacts::since))
            .toList();
    long longest = down.stream().mapToLong(job -> downFor(job, facts.now())).max().orElse(0);
    boolean hasFailed = down.stream().anyMatch(job -> job.state().equals("FAILED"));
    Severity severity = hasFailed ? Severity.ERROR : limits.of(longest);
    return Optional.of(
        new Reading(
            ABOUT, longest, limits, severity, 1, down.stream().map(JobTrouble::evidence).toList()));
  }

  /** Seconds; a job that just starts or stops is given its time. */
  private static long downFor(JobFacts job, Instant now) {
    if (!job.isRunning()) {
      return Math.max(0, Duration.between(job.since(), now).toSeconds());
    }
    Instant last = job.lastCheckpointAt();
    return isCheckpointLate(job, now) && last != null ? Duration.between(last, now).toSeconds() : 0;
  }

  static boolean isCheckpointLate(JobFacts job, Instant now) {
    Duration late = job.checkpointInterval().multipliedBy(INTERVALS);
    Instant last = job.lastCheckpointAt() == null ? job.since() : job.lastCheckpointAt();
    return Duration.between(last, now).compareTo(late.compareTo(LEAST_LATE) < 0 ? LEAST_LATE : late)
        > 0;
  }

  private static Evidence evidence(JobFacts job) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("state", job.state());
    values.put("since", job.since().toString());
    if (job.sentence() != null) {
      values.put("sentence", job.sentence());
    }
    if (job.lastCheckpointAt() != null) {
      values.put("lastCheckpointAt", job.lastCheckpointAt().toString());
    }
    return new Evidence("job", job.name(), values);
  }
}
