package io.weir.shared.web;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import io.weir.shared.Problem;
import io.weir.shared.Problem.Fault;
import io.weir.shared.ProblemType;
import java.net.URI;
import java.util.List;
import java.util.Map;

/**
 * A problem as it is answered, RFC 9457.
 *
 * @param type stable: clients may rely on it
 * @param detail a sentence that a person can act on
 * @param errors what is wrong with the input, each with a JSON pointer into the body or a
 *     parameter's name
 * @param members further members, by name
 */
public record ProblemBody(
    URI type,
    String title,
    int status,
    String detail,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Fault> errors,
    @JsonAnyGetter Map<String, Object> members) {

  /** The media type of a problem. */
  public static final String MEDIA_TYPE = "application/problem+json";

  static ProblemBody of(Problem problem) {
    return of(problem.type(), problem.detail(), problem.faults(), problem.members());
  }

  /** A problem without faults of the input. */
  public static ProblemBody of(ProblemType type, String detail) {
    return of(type, detail, List.of(), Map.of());
  }

  private static ProblemBody of(
      ProblemType type, String detail, List<Fault> faults, Map<String, Object> members) {
    return new ProblemBody(type.uri(), type.title(), type.status(), detail, faults, members);
  }
}
