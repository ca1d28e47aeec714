package io.weir.health.series;

import io.weir.shared.Problem;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;

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
  private static final Duration LONGEST = Duration.ofDays(400);

  /**
   * @throws Problem INVALID for an empty or absurd stretch, or a number of points out of range
   */
  public static TimeGrid between(Instant from, Instant to, int points, Duration staleAfter) {
    if (points < 2 || points > MAX_POINTS) {
      throw Problem.invalid("points", "The number of points is 2 to " + MAX_POINTS + ".");
    }
    if (!from.isBefore(to) || from.isBefore(to.minus(LONGEST))) {
      throw Problem.invalid("from", "'from' must be before 'to', by at most 400 days.");
    }
    Duration step = Duration.between(from, to).dividedBy(points - 1L);
    Duration patience = staleAfter.compareTo(step) > 0 ? staleAfter : step;
    return new TimeGrid(from, step, points, patience);
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
