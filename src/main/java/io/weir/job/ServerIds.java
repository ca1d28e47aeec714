package io.weir.job;

import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Gives each deployment replica ids of its own: a MySQL server drops a replica when another one
 * comes with the same id.
 *
 * @param from the first of the range that the connection allows
 * @param to the last of it
 */
record ServerIds(long from, long to) {

  /** Used where the connection names no range. */
  static final String DEFAULT_RANGE = "5400-6399";

  static ServerIds parse(String range) {
    String[] ends = range.split("-");
    return new ServerIds(Long.parseLong(ends[0].strip()), Long.parseLong(ends[1].strip()));
  }

  /**
   * The next free ids. They go round, so that those of a deployment that was lost, whose tasks may
   * live on for a while, are not used again at once.
   *
   * @param count how many: one for each parallel reader
   * @param taken of the deployments that are not ended
   * @param turn rises with each deployment
   * @throws Problem CONFLICT when none are free
   */
  String next(int count, List<String> taken, long turn) {
    Set<Long> used = new HashSet<>();
    for (String range : taken) {
      ServerIds other = parse(range);
      for (long id = other.from; id <= other.to; id++) {
        used.add(id);
      }
    }
    long blocks = (to - from + 1) / count;
    for (long i = 0; i < blocks; i++) {
      long first = from + (turn + i) % blocks * count;
      if (isFree(first, count, used)) {
        return first + "-" + (first + count - 1);
      }
    }
    throw new Problem(
        ProblemType.CONFLICT,
        "The connection's serverIdRange "
            + from
            + "-"
            + to
            + " has no "
            + count
            + " ids left. Make it larger, or stop another sync.");
  }

  private static boolean isFree(long first, int count, Set<Long> used) {
    for (long id = first; id < first + count; id++) {
      if (used.contains(id)) {
        return false;
      }
    }
    return true;
  }
}
