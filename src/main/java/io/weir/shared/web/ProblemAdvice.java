package io.weir.shared.web;

import io.weir.shared.Problem;
import io.weir.shared.Problem.Fault;
import io.weir.shared.ProblemType;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.validation.FieldError;
import org.springframework.web.ErrorResponse;
import org.springframework.web.bind.MethodArgumentNotValidException;
import org.springframework.web.bind.MissingServletRequestParameterException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;

/**
 * Renders every failure of an endpoint as problem+json; 4xx are logged at DEBUG, 5xx once at ERROR.
 */
@RestControllerAdvice
@Order(Ordered.HIGHEST_PRECEDENCE)
class ProblemAdvice {

  private static final Logger log = LoggerFactory.getLogger(ProblemAdvice.class);

  @ExceptionHandler
  ResponseEntity<ProblemBody> expected(Problem problem) {
    return answer(problem);
  }

  @ExceptionHandler
  ResponseEntity<ProblemBody> unreadable(HttpMessageNotReadableException failure) {
    return answer(Problem.invalid(List.of(UnreadableBody.fault(failure))));
  }

  @ExceptionHandler
  ResponseEntity<ProblemBody> invalid(MethodArgumentNotValidException failure) {
    List<Fault> faults =
        failure.getBindingResult().getFieldErrors().stream().map(ProblemAdvice::fault).toList();
    return answer(
        faults.isEmpty() ? Problem.invalid("", "The body is not valid.") : Problem.invalid(faults));
  }

  @ExceptionHandler
  ResponseEntity<ProblemBody> mistyped(MethodArgumentTypeMismatchException failure) {
    Class<?> type = failure.getRequiredType();
    String wanted = type == null ? "value of another type" : type.getSimpleName();
    return answer(Problem.invalid(failure.getName(), "This is not a " + wanted + "."));
  }

  @ExceptionHandler
  ResponseEntity<ProblemBody> missing(MissingServletRequestParameterException failure) {
    return answer(Problem.invalid(failure.getParameterName(), "This parameter is required."));
  }

  @ExceptionHandler
  ResponseEntity<ProblemBody> stale(OptimisticLockingFailureException failure) {
    return answer(
        new Problem(ProblemType.STALE, "Someone else changed it meanwhile. Read it again."));
  }

  @ExceptionHandler
  ResponseEntity<ProblemBody> other(Exception failure) {
    if (failure instanceof ErrorResponse known) {
      return answer(ofStatus(known.getStatusCode().value(), failure));
    }
    if (DatabaseAway.isCauseOf(failure)) {
      return answer(
          new Problem(
              ProblemType.UNAVAILABLE,
              "Weir's database does not answer. The change was not acknowledged; look whether it was"
                  + " made, and try again shortly.",
              failure));
    }
    return answer(
        new Problem(
            ProblemType.INTERNAL,
            "Weir failed at this request; its log says why. Nothing else is known to be wrong.",
            failure));
  }

  private static Problem ofStatus(int status, Exception failure) {
    for (ProblemType type : ProblemType.values()) {
      if (type.status() == status) {
        return new Problem(type, type.title() + ".", failure);
      }
    }
    return status < 500
        ? new Problem(ProblemType.INVALID, "The request is not valid.", failure)
        : new Problem(ProblemType.INTERNAL, "Weir failed at this request.", failure);
  }

  private static Fault fault(FieldError error) {
    String pointer = "/" + error.getField().replace("[", "/").replace("]", "").replace('.', '/');
    return new Fault(pointer, String.valueOf(error.getDefaultMessage()));
  }

  private static ResponseEntity<ProblemBody> answer(Problem problem) {
    if (problem.type().status() >= 500) {
      log.error("{}", problem.detail(), problem);
    } else {
      log.debug("{}: {}", problem.type(), problem.detail());
    }
    var response = ResponseEntity.status(problem.type().status());
    Object seconds = problem.members().get("retryAfterSeconds");
    if (seconds != null) {
      response.header(HttpHeaders.RETRY_AFTER, seconds.toString());
    }
    return response
        .contentType(MediaType.parseMediaType(ProblemBody.MEDIA_TYPE))
        .body(ProblemBody.of(problem));
  }
}
