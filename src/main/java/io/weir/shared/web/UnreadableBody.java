package io.weir.shared.web;

import io.weir.shared.Problem;
import io.weir.shared.Problem.Fault;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.http.converter.HttpMessageNotReadableException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.InvalidTypeIdException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/** Finds where and why a body can't be read, in words that don't need Java. */
final class UnreadableBody {

  private UnreadableBody() {}

  static Fault fault(HttpMessageNotReadableException failure) {
    Throwable cause = failure.getCause();
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
          + shortened(format.getValue())
          + "' is not "
          + JsonWords.wanted(format.getTargetType())
          + ".";
    }
    if (failure instanceof InvalidTypeIdException kind) {
      return kind.getTypeId() == null
          ? "This needs a kind."
          : "There is no kind '" + shortened(kind.getTypeId()) + "' of it.";
    }
    if (failure instanceof MismatchedInputException mismatch) {
      return "This must be " + JsonWords.wanted(mismatch.getTargetType()) + ".";
    }
    if (failure instanceof InputCoercionException) {
      return "This number is out of range.";
    }
    if (failure instanceof StreamReadException) {
      var at = failure.getLocation();
      return "This is not JSON, at line " + at.getLineNr() + ", column " + at.getColumnNr() + ".";
    }
    return "This can't be read.";
  }

  private static List<String> known(UnrecognizedPropertyException unknown) {
    var known = unknown.getKnownPropertyIds();
    return known == null ? List.of() : known.stream().map(Object::toString).sorted().toList();
  }

  private static String shortened(@Nullable Object value) {
    String text = String.valueOf(value);
    return text.length() <= 60 ? text : text.substring(0, 60) + "...";
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

  private static String escaped(String name) {
    return name.replace("~", "~0").replace("/", "~1");
  }
}
