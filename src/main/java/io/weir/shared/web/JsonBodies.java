package io.weir.shared.web;

import io.weir.shared.Problem;
import io.weir.shared.Problem.Fault;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.Validator;
import java.util.Comparator;
import java.util.List;
import org.springframework.stereotype.Component;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads JSON from elsewhere as strictly as the bodies of requests are, with the same words. */
@Component
public class JsonBodies {

  private final JsonMapper json;
  private final Validator validator;

  JsonBodies(JsonMapper json, Validator validator) {
    this.json = json;
    this.validator = validator;
  }

  /**
   * Reads a tree.
   *
   * @throws Problem INVALID with pointers into the tree
   */
  public <T> T read(JsonNode tree, Class<T> type) {
    T body = bind(tree, type);
    List<Fault> faults =
        validator.validate(body).stream()
            .map(JsonBodies::fault)
            .sorted(Comparator.comparing(Fault::pointer))
            .toList();
    if (!faults.isEmpty()) {
      throw Problem.invalid(faults);
    }
    return body;
  }

  private <T> T bind(JsonNode tree, Class<T> type) {
    try {
      return json.treeToValue(tree, type);
    } catch (JacksonException | Problem e) {
      throw Problem.invalid(List.of(UnreadableBody.fault(e)));
    }
  }

  private static Fault fault(ConstraintViolation<?> violation) {
    return ProblemAdvice.fault(violation.getPropertyPath().toString(), violation.getMessage());
  }
}
