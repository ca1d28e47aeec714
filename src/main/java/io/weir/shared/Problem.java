package io.weir.shared;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The one exception for failures that are expected: bad input, a missing thing, a conflict, a
 * system that does not answer. Its message is a sentence that a person can act on; {@code web}
 * renders it as problem+json (RFC 9457).
 */
public class Problem extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final ProblemType type;
  private final transient List<Fault> faults;
  private final transient Map<String, Object> members;

  /**
   * One fault of the input: a JSON pointer into the request body (or the parameter's name), and
   * why.
   */
  public record Fault(String pointer, String message) {

    private String sentence() {
      return pointer.isEmpty() ? message : pointer + ": " + message;
    }
  }

  public Problem(ProblemType type, String detail) {
    this(type, detail, List.of(), Map.of(), null);
  }

  public Problem(ProblemType type, String detail, @Nullable Throwable cause) {
    this(type, detail, List.of(), Map.of(), cause);
  }

  /**
   * @param members further members of the answer, such as {@code mustStopFirst}; values must map to
   *     JSON
   */
  public Problem(
      ProblemType type,
      String detail,
      List<Fault> faults,
      Map<String, Object> members,
      @Nullable Throwable cause) {
    super(detail, cause);
    this.type = type;
    this.faults = List.copyOf(faults);
    this.members = Map.copyOf(members);
  }

  /** Bad input with one fault. */
  public static Problem invalid(String pointer, String message) {
    return invalid(List.of(new Fault(pointer, message)));
  }

  /** Bad input; the detail is the first fault's message. */
  public static Problem invalid(List<Fault> faults) {
    return new Problem(ProblemType.INVALID, faults.get(0).sentence(), faults, Map.of(), null);
  }

  /** {@code Problem.notFound("job", "orders-sync")}. */
  public static Problem notFound(String kind, String name) {
    return new Problem(
        ProblemType.NOT_FOUND, "There is no " + kind + " named '" + Excerpt.of(name) + "'.");
  }

  public static Problem conflict(String detail) {
    return new Problem(ProblemType.CONFLICT, detail);
  }

  public static Problem refused(String pointer, String detail) {
    return new Problem(
        ProblemType.REFUSED, detail, List.of(new Fault(pointer, detail)), Map.of(), null);
  }

  public ProblemType type() {
    return type;
  }

  /**
   * The faults of the input, in the order they were found; empty when the input is not to blame.
   */
  public List<Fault> faults() {
    return faults;
  }

  /** Further members of the answer. */
  public Map<String, Object> members() {
    return members;
  }

  /** The sentence; never null. */
  public String detail() {
    return String.valueOf(getMessage());
  }
}
