package io.weir.cli;

import java.net.http.HttpResponse;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Says why Weir refused a call: what stands in its problem+json. */
final class Refusal {

  /** The first status that is no success; Weir redirects nobody. */
  static final int FIRST = 300;

  private static final int UNAUTHENTICATED = 401;

  private Refusal() {}

  /** Of a call with a token. */
  static CommandFailure of(HttpResponse<String> answer, Login login) {
    return answer.statusCode() == UNAUTHENTICATED
        ? new CommandFailure(
            "Weir at "
                + login.address()
                + " does not take the token from "
                + login.source()
                + ": it is wrong, revoked or expired. Make another on Settings > Tokens, or run"
                + " weir login.")
        : of(answer, login.address());
  }

  /** Of any call. */
  static CommandFailure of(HttpResponse<String> answer, Address address) {
    return Json.read(answer.body())
        .flatMap(Refusal::sentence)
        .map(CommandFailure::new)
        .orElseGet(
            () ->
                new CommandFailure(
                    address
                        + " answers with HTTP "
                        + answer.statusCode()
                        + ", and not as Weir does. Is its address right?"));
  }

  /** Of an answer that is none of Weir's. */
  static CommandFailure strange(Address address) {
    return new CommandFailure(address + " does not answer as Weir does. Is its address right?");
  }

  /** The detail, and the faults where there are several: the detail is the first. */
  private static Optional<String> sentence(JsonNode problem) {
    String detail = Json.text(problem, "detail");
    if (detail.isEmpty()) {
      return Optional.empty();
    }
    StringBuilder sentence = new StringBuilder(detail);
    JsonNode faults = problem.path("errors");
    if (faults.size() > 1) {
      faults.forEach(
          fault ->
              sentence
                  .append("\n  ")
                  .append(Json.text(fault, "pointer"))
                  .append(": ")
                  .append(Json.text(fault, "message")));
    }
    return Optional.of(sentence.toString());
  }
}
