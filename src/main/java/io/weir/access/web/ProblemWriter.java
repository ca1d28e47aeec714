package io.weir.access.web;

import io.weir.shared.ProblemType;
import io.weir.shared.web.ProblemBody;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.json.JsonMapper;

/** Writes a problem where no controller is reached. */
record ProblemWriter(JsonMapper json) {

  void write(HttpServletResponse response, ProblemType type, String detail) throws IOException {
    response.setStatus(type.status());
    response.setContentType(ProblemBody.MEDIA_TYPE);
    response.setCharacterEncoding(StandardCharsets.UTF_8.name());
    response.getWriter().write(json.writeValueAsString(ProblemBody.of(type, detail)));
  }
}
