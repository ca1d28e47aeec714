package io.weir.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WeirServerTests {

  @Test
  void readsAListPageByPage() {
    try (StandIn weir =
        new StandIn(
            (exchange, number) ->
                StandIn.answer(
                    exchange,
                    200,
                    number == 1
                        ? "{\"items\": [{\"n\": 1}], \"nextCursor\": \"a b\"}"
                        : "{\"items\": [{\"n\": 2}], \"nextCursor\": null}"))) {
      assertThat(new WeirServer(weir.login()).items("/jobs", Map.of("q", "ä&b")))
          .extracting(item -> item.path("n").asInt())
          .containsExactly(1, 2);
      assertThat(weir.requests())
          .containsExactly(
              "GET /api/v1/jobs?limit=500&q=%C3%A4%26b",
              "GET /api/v1/jobs?cursor=a%20b&limit=500&q=%C3%A4%26b");
    }
  }

  @Test
  void asksAgainWithTheSameKeyWhenAnAnswerIsLost() {
    try (StandIn weir =
        new StandIn(
            (exchange, number) -> {
              if (number > 1) {
                StandIn.answer(exchange, 201, "{\"id\": 7}");
              }
            })) {
      Answer answer = new WeirServer(weir.login()).postOnce("/plans", Map.of());
      assertThat(answer.json().path("id").asInt()).isEqualTo(7);
      assertThat(weir.keys()).hasSize(2).containsOnly(weir.keys().get(0)).doesNotContain("null");
    }
  }

  @Test
  void doesNotRepeatWhatIsNotSafeToRepeat() {
    try (StandIn weir = new StandIn((exchange, number) -> {})) {
      WeirServer server = new WeirServer(weir.login());
      assertThatExceptionOfType(CommandFailure.LostAnswer.class)
          .isThrownBy(() -> server.post("/plans/7/apply", Map.of()))
          .withMessageContaining("Whether it did what was asked is not known.");
      assertThat(weir.requests()).hasSize(1);
    }
  }

  @Test
  void waitsNoLongerThanItMay() throws Exception {
    CountDownLatch ended = new CountDownLatch(1);
    try (StandIn weir =
        new StandIn(
            (exchange, number) -> {
              exchange.sendResponseHeaders(200, 100);
              exchange.getResponseBody().write('{');
              exchange.getResponseBody().flush();
              awaitEnd(ended);
            })) {
      WeirServer server = new WeirServer(weir.login(), Duration.ofMillis(300));
      assertThatExceptionOfType(CommandFailure.NoAnswer.class)
          .isThrownBy(() -> server.get("/me"))
          .withMessageContaining("did not answer within");
      ended.countDown();
    }
  }

  private static void awaitEnd(CountDownLatch ended) {
    try {
      ended.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void saysWhatTheProblemSays() {
    String problem =
        "{\"detail\": \"Two\\nfaults.\", \"errors\": [{\"pointer\": \"/a\", \"message\": \"One.\"},"
            + " {\"pointer\": \"/b\", \"message\": \"Other\\u001b[31m.\"}]}";
    assertThat(failure(400, problem)).isEqualTo("Two faults.\n  /a: One.\n  /b: Other\uFFFD[31m.");
  }

  @ParameterizedTest
  @CsvSource({
    "502, <html>, answers with HTTP 502",
    "302, '', answers with HTTP 302",
    "200, <html>, does not answer as Weir does",
    "200, 1, does not answer as Weir does",
    "401, {}, does not take the token from WEIR_TOKEN"
  })
  void saysThatItIsNoWeirThatAnswers(int status, String body, String message) {
    assertThat(failure(status, body)).contains(message).doesNotContain("weir_t0ken");
  }

  @Test
  void refusesATokenThatIsNone() {
    Login login = new Login(Address.of("This", "http://localhost"), "weir_\nx: y", "WEIR_TOKEN");
    assertThatExceptionOfType(CommandFailure.class)
        .isThrownBy(() -> new WeirServer(login))
        .satisfies(failure -> assertThat(failure.getMessage()).doesNotContain("x: y"));
    assertThat(List.of(login)).asString().doesNotContain("x: y");
  }

  private static String failure(int status, String body) {
    try (StandIn weir = StandIn.answering(status, body)) {
      Ran ran = Ran.with(weir.variables(), "login");
      assertThat(ran.exitCode()).isEqualTo(1);
      assertThat(ran.out()).isEmpty();
      return ran.err().strip();
    }
  }
}
