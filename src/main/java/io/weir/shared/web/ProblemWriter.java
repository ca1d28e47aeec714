package io.weir.shared.web;

import io.weir.shared.Problem;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** Writes a problem where no controller is reached. */
@Component
public class ProblemWriter {

  private final JsonMapper json;

  ProblemWriter(JsonMapper json) {
    this.json = json;
  }

  /** Answers with the problem and its status. */
  public void write(HttpServletResponse response, Problem problem) throws IOException {
    response.setStatus(problem.type().status());
    response.setContentType(ProblemBody.MEDIA_TYPE);
    response.setCharacterEncoding(StandardCharsets.UTF_8.name());
    response.getWriter().write(json.writeValueAsString(ProblemBody.of(problem)));
  }
}
