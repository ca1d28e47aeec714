package io.weir.shared.web;

import io.weir.shared.Problem;
import io.weir.shared.Problem.Fault;
import io.weir.shared.ProblemType;
import java.sql.SQLException;
import java.util.List;
import org.apache.tomcat.util.http.InvalidParameterException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.security.web.firewall.RequestRejectedException;
import org.springframework.validation.FieldError;
import org.springframework.web.ErrorResponse;
import org.springframework.web.bind.MethodArgumentNotValidException;
import org.springframework.web.bind.MissingServletRequestParameterException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;
import org.springframework.web.servlet.resource.NoResourceFoundException;
import org.springframework.web.util.DisconnectedClientHelper;

/**
 * Renders every failure of an endpoint as problem+json; 4xx are logged at DEBUG, 5xx once at ERROR.
 */
@RestControllerAdvice
@Order(Ordered.HIGHEST_PRECEDENCE)
class ProblemAdvice {

  private static final Logger log = LoggerFactory.getLogger(ProblemAdvice.class);

  /** The SQLSTATE of a unique constraint that was violated. */
  private static final String UNIQUE_VIOLATION = "23505";

  @ExceptionHandler
  ResponseEntity<ProblemBody> expected(Problem problem) {
    return answer(problem);
  }

  @ExceptionHandler
  ResponseEntity<ProblemBody> unreadable(HttpMessageNotReadableException failure) {
    return failure.getMostSpecificCause() instanceof Problem problem
            && problem.type() != ProblemType.INVALID
        ? answer(problem)
        : answer(Problem.invalid(List.of(UnreadableBody.fault(failure.getCause()))));
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
    String reason =
        failure.getMostSpecificCause() instanceof Problem problem
            ? problem.faults().get(0).message()
            : "This is not " + JsonWords.wanted(failure.getRequiredType()) + ".";
    return answer(Problem.invalid(failure.getName(), reason));
  }

  /** Parameters are decoded when they are first asked for. */
  @ExceptionHandler({InvalidParameterException.class, RequestRejectedException.class})
  ResponseEntity<ProblemBody> unfit(RuntimeException failure) {
    return answer(
        Problem.invalid(
            "", "A parameter is not UTF-8, encoded with %, or it holds control characters."));
  }

  @ExceptionHandler
  ResponseEntity<ProblemBody> nowhere(NoResourceFoundException failure) {
    return answer(new Problem(ProblemType.NOT_FOUND, "There is nothing at this address."));
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

  /** Of two who make the same thing at once, the second learns it from the database. */
  @ExceptionHandler
  ResponseEntity<ProblemBody> taken(DataIntegrityViolationException failure) {
    boolean twice =
        failure.getMostSpecificCause() instanceof SQLException cause
            && UNIQUE_VIOLATION.equals(cause.getSQLState());
    return twice
        ? answer(
            Problem.conflict("Someone else made the same meanwhile. Read it, then change that."))
        : other(failure);
  }

  @ExceptionHandler
  ResponseEntity<ProblemBody> other(Exception failure) {
    if (failure instanceof ErrorResponse known) {
      return answer(known(known, failure), known.getHeaders());
    }
    if (DisconnectedClientHelper.isClientDisconnectedException(failure)) {
      log.debug("The client went away before it was answered", failure);
      return ResponseEntity.noContent().build();
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

  private static Problem known(ErrorResponse known, Exception failure) {
    ProblemType type = ProblemType.ofStatus(known.getStatusCode().value());
    String detail = known.getBody().getDetail();
    return detail == null || detail.isBlank() || type.status() >= 500
        ? new Problem(type, type.title() + ".", failure)
        : new Problem(type, detail, failure);
  }

  private static Fault fault(FieldError error) {
    return fault(error.getField(), String.valueOf(error.getDefaultMessage()));
  }

  /**
   * @param path as validators write it, {@code tables[0].name}
   */
  static Fault fault(String path, String message) {
    String pointer = "/" + path.replace("[", "/").replace("]", "").replace('.', '/');
    return new Fault(pointer, message);
  }

  private static ResponseEntity<ProblemBody> answer(Problem problem) {
    return answer(problem, HttpHeaders.EMPTY);
  }

  private static ResponseEntity<ProblemBody> answer(Problem problem, HttpHeaders headers) {
    if (problem.type().status() >= 500) {
      log.error("{}", problem.detail(), problem);
    } else {
      log.debug("{}: {}", problem.type(), problem.detail());
    }
    var response = ResponseEntity.status(problem.type().status()).headers(headers);
    Object seconds = problem.members().get("retryAfterSeconds");
    if (seconds != null) {
      response.header(HttpHeaders.RETRY_AFTER, seconds.toString());
    }
    return response
        .contentType(MediaType.parseMediaType(ProblemBody.MEDIA_TYPE))
        .body(ProblemBody.of(problem));
  }
}
