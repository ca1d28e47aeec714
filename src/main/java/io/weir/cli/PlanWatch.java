package io.weir.cli;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;

/** Follows a plan that is being applied, and tells each step as it is done. */
final class PlanWatch {

  private static final Duration PAUSE = Duration.ofSeconds(1);

  /** So long Weir may be away: time for a restart. */
  private static final Duration AWAY = Duration.ofMinutes(3);

  private final WeirServer server;
  private final Terminal terminal;
  private int told;

  PlanWatch(WeirServer server, Terminal terminal) {
    this.server = server;
    this.terminal = terminal;
  }

  /**
   * The plan when it is no longer being applied. Blocks until then.
   *
   * @throws CommandFailure.NoAnswer when Weir is away for minutes
   */
  Answer await(String path) {
    long lastAnswer = System.nanoTime();
    while (true) {
      try {
        Answer plan = server.get(path);
        lastAnswer = System.nanoTime();
        tell(plan.json().path("steps"));
        if (!Json.text(plan.json(), "status").equals("APPLYING")) {
          return plan;
        }
      } catch (CommandFailure.NoAnswer away) {
        if (System.nanoTime() - lastAnswer > AWAY.toNanos()) {
          throw away;
        }
      }
      pause();
    }
  }

  /** To the standard error: what was asked for is how it ends. */
  private void tell(JsonNode steps) {
    int done = 0;
    for (JsonNode step : steps) {
      if (Json.text(step, "status").equals("DONE") && ++done > told) {
        terminal
            .err()
            .println(
                "  %d/%d  %s  %s  %s"
                    .formatted(
                        done,
                        steps.size(),
                        Json.text(step, "kind"),
                        Json.text(step, "target"),
                        Json.text(step, "detail")));
      }
    }
    told = Math.max(told, done);
  }

  private static void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(PAUSE.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CommandFailure("Interrupted; the plan goes on without being watched.");
    }
  }
}
