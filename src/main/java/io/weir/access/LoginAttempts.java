package io.weir.access;

import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Component;

/**
 * Counts failed logins, per user name and per address, and refuses more than a few in a while. Kept
 * in memory for the {@value #MAX_TRACKED} most recent keys, so that guessing names can't fill it.
 */
@Component
class LoginAttempts {

  static final int MAX_FAILURES = 5;
  static final Duration WINDOW = Duration.ofMinutes(5);
  private static final int MAX_PER_ADDRESS = 50;
  private static final int MAX_TRACKED = 10_000;

  private final Clock clock;
  private final Map<String, Failures> byKey = new RecentFailures();

  LoginAttempts(Clock clock) {
    this.clock = clock;
  }

  private record Failures(int count, Instant since) {}

  private static final class RecentFailures extends LinkedHashMap<String, Failures> {
    private static final long serialVersionUID = 1L;

    RecentFailures() {
      super(16, 0.75f, true);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<String, Failures> eldest) {
      return size() > MAX_TRACKED;
    }
  }

  /**
   * @throws Problem TOO_MANY_ATTEMPTS with {@code retryAfterSeconds}
   */
  synchronized void check(String user, String address) {
    check("user " + user, MAX_FAILURES);
    check("address " + address, MAX_PER_ADDRESS);
  }

  synchronized void failed(String user, String address) {
    count("user " + user);
    count("address " + address);
  }

  synchronized void succeeded(String user) {
    byKey.remove("user " + user);
  }

  private void check(String key, int limit) {
    Failures failures = byKey.get(key);
    if (failures == null || failures.count() < limit) {
      return;
    }
    Duration left = Duration.between(clock.instant(), failures.since().plus(WINDOW));
    if (left.isNegative() || left.isZero()) {
      byKey.remove(key);
      return;
    }
    long seconds = left.toSeconds() + 1;
    throw new Problem(
        ProblemType.TOO_MANY_ATTEMPTS,
        "Too many failed logins. Try again in " + seconds + " s.",
        List.of(),
        Map.of("retryAfterSeconds", seconds),
        null);
  }

  private void count(String key) {
    Instant now = clock.instant();
    Failures failures = byKey.get(key);
    if (failures == null || failures.since().plus(WINDOW).isBefore(now)) {
      byKey.put(key, new Failures(1, now));
    } else {
      byKey.put(key, new Failures(failures.count() + 1, failures.since()));
    }
  }
}
