package io.weir.health.series;

import io.weir.shared.Problem;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A stretch of time in equal steps, onto which points are laid: the value at a step is that of the
 * last point up to it, unless that one is so old that nobody looked meanwhile.
 *
 * @param from the first step
 * @param step between two of them
 * @param count of steps
 * @param staleAfter an older point says nothing any more
 */
public record TimeGrid(Instant from, Duration step, int count, Duration staleAfter) {

  static final int MAX_POINTS = 500;
  private static final Duration DAY = Duration.ofDays(1);
  private static final Duration LONGEST = Duration.ofDays(400);
  private static final Instant EARLIEST = Instant.parse("1972-01-01T00:00:00Z");
  private static final Instant LATEST = Instant.parse("9999-12-31T00:00:00Z");

  /**
   * @param from null for a day before {@code to}
   * @param points 2 to 500: the steps from the first time to the last
   * @param staleAfter at least; a step, where that is longer
   * @throws Problem INVALID for an empty or absurd stretch, or a number of points out of range
   */
  public static TimeGrid between(
      @Nullable Instant from, Instant to, int points, Duration staleAfter) {
    if (points < 2 || points > MAX_POINTS) {
      throw Problem.invalid("points", "The number of points is 2 to " + MAX_POINTS + ".");
    }
    if (to.isBefore(EARLIEST) || to.isAfter(LATEST)) {
      throw Problem.invalid("to", "'to' must be in one of the years 1972 to 9999.");
    }
    Instant start = from == null ? to.minus(DAY) : from;
    if (!start.isBefore(to) || start.isBefore(to.minus(LONGEST))) {
      throw Problem.invalid("from", "'from' must be before 'to', by at most 400 days.");
    }
    Duration step = Duration.between(start, to).dividedBy(points - 1L);
    Duration patience = staleAfter.compareTo(step) > 0 ? staleAfter : step;
    return new TimeGrid(start, step, points, patience);
  }

  /** The time of a step, which are counted from 0. */
  Instant time(int number) {
    return from.plus(step.multipliedBy(number));
  }

  /** The steps' times. */
  List<Instant> times() {
    return IntStream.range(0, count).mapToObj(this::time).toList();
  }
}
