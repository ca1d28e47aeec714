package io.weir.health;

import io.weir.shared.Problem;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
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
record TimeGrid(Instant from, Duration step, int count, Duration staleAfter) {

  static final int MAX_POINTS = 500;
  private static final Duration LONGEST = Duration.ofDays(400);

  /**
   * @throws Problem INVALID for an empty or absurd stretch, or a number of points out of range
   */
  static TimeGrid between(Instant from, Instant to, int points, Duration staleAfter) {
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

  /** A point of a series. */
  record Point(Instant at, long value) {}

  /** The steps' times. */
  List<Instant> times() {
    List<Instant> times = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      times.add(from.plus(step.multipliedBy(i)));
    }
    return times;
  }

  /** The earliest time whose points matter. */
  Instant earliest() {
    return from.minus(staleAfter);
  }

  /**
   * A value for each step; null where nobody looked.
   *
   * @param points in the order of time
   */
  List<@Nullable Long> lay(List<Point> points) {
    List<@Nullable Long> values = new ArrayList<>(count);
    int next = 0;
    Point last = null;
    for (Instant time : times()) {
      while (next < points.size() && !points.get(next).at().isAfter(time)) {
        last = points.get(next++);
      }
      boolean known = last != null && !last.at().plus(staleAfter).isBefore(time);
      values.add(known && last != null ? last.value() : null);
    }
    return values;
  }
}
