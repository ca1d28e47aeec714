package io.weir.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ApplyCommandTests {

  private static final String STEP =
      "\"steps\": [{\"status\": \"DONE\", \"kind\": \"create-table\", \"target\": \"main.ods.t\"}]";

  @Test
  void tellsEachStepOnceAndHowItEnds() {
    try (StandIn weir = plans("READY", "APPLYING", "APPLYING", "APPLYING", "APPLIED")) {
      Ran ran = Ran.with(weir.variables(), "apply", "7", "--wait");
      assertThat(ran.exitCode()).isZero();
      assertThat(ran.out()).isEqualTo(line("Plan 7 is APPLIED."));
      assertThat(ran.err()).containsOnlyOnce("1/1  create-table  main.ods.t");
      assertThat(weir.requests()).contains("POST /api/v1/plans/7/apply");
    }
  }

  @Test
  void saysHowToGoOnWithWhatWasInterrupted() {
    try (StandIn weir = plans("INTERRUPTED", "APPLYING", "INTERRUPTED")) {
      Ran ran = Ran.with(weir.variables(), "apply", "--wait", "7");
      assertThat(ran.exitCode()).isEqualTo(1);
      assertThat(ran.out())
          .contains("Plan 7 is INTERRUPTED: the lake is away", "Go on with: weir apply --wait 7");
    }
  }

  @Test
  void followsWhatSomeoneElseApplies() {
    try (StandIn weir = plans("APPLYING", "APPLYING", "APPLIED")) {
      assertThat(Ran.with(weir.variables(), "apply", "7", "--wait").exitCode()).isZero();
      assertThat(weir.requests()).containsOnly("GET /api/v1/plans/7");
    }
  }

  @Test
  void bearsWithAWeirThatIsAwayForAMoment() {
    try (StandIn weir = plans("READY", "APPLYING", "", "", "APPLIED")) {
      assertThat(Ran.with(weir.variables(), "apply", "7", "--wait").exitCode()).isZero();
    }
  }

  @Test
  void doesNotWaitUnlessItIsToldTo() {
    try (StandIn weir = plans("READY", "APPLYING")) {
      Ran ran = Ran.with(weir.variables(), "apply", "7");
      assertThat(ran.exitCode()).isZero();
      assertThat(ran.out()).contains("Follow it with: weir apply --wait 7");
    }
  }

  @Test
  void refusesAFileThatHoldsNoPlan(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("plan.json"), "{\"id\": \"x\"}");
    try (StandIn weir = plans("READY")) {
      Ran ran = Ran.with(weir.variables(), "apply", "--plan", file.toString());
      assertThat(ran.exitCode()).isEqualTo(1);
      assertThat(ran.err()).isEqualTo(line(file + " holds no plan."));
      assertThat(weir.requests()).isEmpty();
    }
  }

  private static String line(String text) {
    return text + System.lineSeparator();
  }

  /** A Weir with one plan, whose status is another at each call; empty where it does not answer. */
  private static StandIn plans(String... statuses) {
    Deque<String> left = new ArrayDeque<>(List.of(statuses));
    return new StandIn((exchange, number) -> answer(exchange, left));
  }

  private static void answer(HttpExchange exchange, Deque<String> left) throws IOException {
    String status = left.size() > 1 ? left.poll() : left.element();
    if (!status.isEmpty()) {
      String failure = status.equals("INTERRUPTED") ? "\"the lake is away\"" : "null";
      StandIn.answer(
          exchange,
          200,
          "{\"id\": 7, \"status\": \"%s\", \"failure\": %s, %s}".formatted(status, failure, STEP));
    }
  }
}
