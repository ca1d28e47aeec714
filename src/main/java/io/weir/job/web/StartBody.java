package io.weir.job.web;

import io.weir.job.StartFrom;
import io.weir.shared.Problem;
import org.jspecify.annotations.Nullable;

/**
 * Where a job is to start.
 *
 * @param from latest, savepoint, checkpoint or none; latest when left out
 * @param path of the savepoint or checkpoint; the last one when left out
 */
record StartBody(@Nullable String from, @Nullable String path) {

  private static final int MAX_LENGTH = 2000;

  /** Null for the latest state. */
  @Nullable StartFrom startFrom() {
    if (path != null && path.length() > MAX_LENGTH) {
      throw Problem.invalid("/path", "A path has at most " + MAX_LENGTH + " characters.");
    }
    return switch (from == null ? "latest" : from) {
      case "latest" -> null;
      case "none" -> StartFrom.NOTHING;
      case "savepoint" -> new StartFrom(StartFrom.Kind.SAVEPOINT, path);
      case "checkpoint" -> new StartFrom(StartFrom.Kind.CHECKPOINT, path);
      default ->
          throw Problem.invalid("/from", "Start from latest, savepoint, checkpoint or none.");
    };
  }
}
