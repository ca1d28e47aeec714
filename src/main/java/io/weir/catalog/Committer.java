package io.weir.catalog;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Who made a snapshot, read off its commit user: Weir's jobs and runs have names there that begin
 * with {@code weir-}.
 */
public final class Committer {

  private static final String WEIR = "weir-";

  /**
   * {@code weir-job-<name>} or {@code weir-run-<id>}; Flink's own jobs add an underscore and an id.
   */
  private static final Pattern NAMED = Pattern.compile("weir-(job|run)-(.+?)(?:_[0-9a-f-]{36})?");

  private Committer() {}

  /** {@code job orders-sync}, {@code run 17} or {@code Weir}; empty for anyone else. */
  public static Optional<String> of(String commitUser) {
    Matcher named = NAMED.matcher(commitUser);
    if (named.matches()) {
      return Optional.of(named.group(1) + " " + named.group(2));
    }
    return commitUser.startsWith(WEIR) ? Optional.of("Weir") : Optional.empty();
  }
}
