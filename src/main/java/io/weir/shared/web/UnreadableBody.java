package io.weir.shared.web;

import io.weir.shared.Excerpt;
import io.weir.shared.Problem;
import io.weir.shared.Problem.Fault;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.InvalidTypeIdException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/** Finds where and why a body can't be read, in words that don't need Java. */
final class UnreadableBody {

  /** How Jackson begins what it has no exception of its own for. */
  private static final String TRAILING = "Trailing token";

  private static final String DUPLICATE = "Duplicate Object property";

  private UnreadableBody() {}

  /**
   * @param cause what the reading of it failed with; null when there was nothing to read
   */
  static Fault fault(@Nullable Throwable cause) {
    for (Throwable t = cause; t != null; t = t.getCause()) {
      if (t instanceof Problem problem) {
        return relative(cause, problem);
      }
    }
    return cause instanceof JacksonException json
        ? new Fault(pointer(json), reason(json))
        : new Fault("", "A JSON body is required.");
  }

  private static Fault relative(@Nullable Throwable cause, Problem problem) {
    Fault inner =
        problem.faults().isEmpty() ? new Fault("", problem.detail()) : problem.faults().get(0);
    String outer = cause instanceof JacksonException json ? pointer(json) : "";
    boolean within = inner.pointer().isEmpty() || outer.endsWith(inner.pointer());
    return new Fault(within ? outer : outer + inner.pointer(), inner.message());
  }

  private static String reason(JacksonException failure) {
    if (failure instanceof UnrecognizedPropertyException unknown) {
      return "There is no such field. Known are " + known(unknown) + ".";
    }
    if (failure instanceof InvalidFormatException format) {
      return "'"
          + Excerpt.of(String.valueOf(format.getValue()))
          + "' is not "
          + JsonWords.wanted(format.getTargetType())
          + ".";
    }
    if (failure instanceof InvalidTypeIdException kind) {
      return kind.getTypeId() == null
          ? "This needs a kind."
          : "There is no kind '" + Excerpt.of(kind.getTypeId()) + "' of it.";
    }
    if (failure.getOriginalMessage().startsWith(TRAILING)) {
      return "Something follows after the JSON object. Send one object.";
    }
    if (failure instanceof MismatchedInputException mismatch) {
      String wanted = JsonWords.wanted(mismatch.getTargetType());
      return "This must be " + wanted + (JsonWords.isUnquoted(wanted) ? ", without quotes." : ".");
    }
    if (failure instanceof InputCoercionException) {
      return "This number is out of range.";
    }
    if (failure instanceof StreamReadException) {
      return syntax(failure);
    }
    return "This can't be read.";
  }

  private static String syntax(JacksonException failure) {
    var location = failure.getLocation();
    String at = "at line " + location.getLineNr() + ", column " + location.getColumnNr() + ".";
    return failure.getOriginalMessage().startsWith(DUPLICATE)
        ? "A field stands here twice; leave one of them. It comes again " + at
        : "This is not JSON, " + at;
  }

  private static List<String> known(UnrecognizedPropertyException unknown) {
    var known = unknown.getKnownPropertyIds();
    return known == null ? List.of() : known.stream().map(Object::toString).sorted().toList();
  }

  private static String pointer(JacksonException failure) {
    return failure.getPath().stream()
        .map(
            step ->
                step.getPropertyName() != null
                    ? escaped(step.getPropertyName())
                    : "" + step.getIndex())
        .collect(Collectors.joining("/", failure.getPath().isEmpty() ? "" : "/", ""));
  }

  static String escaped(String name) {
    return name.replace("~", "~0").replace("/", "~1");
  }
}
