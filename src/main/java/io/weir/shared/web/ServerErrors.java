package io.weir.shared.web;

import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ErrorReportValve;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.tomcat.ConfigurableTomcatWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.boot.webmvc.error.ErrorController;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.RequestMapping;

/**
 * Answers with problems too where the web server itself refuses a request: a malformed address, an
 * unknown method.
 */
@Controller
@Order(Ordered.LOWEST_PRECEDENCE)
class ServerErrors
    implements ErrorController, WebServerFactoryCustomizer<ConfigurableTomcatWebServerFactory> {

  private final ProblemWriter problems;

  ServerErrors(ProblemWriter problems) {
    this.problems = problems;
  }

  @RequestMapping("/error")
  void error(HttpServletRequest request, HttpServletResponse response) throws IOException {
    Object status = request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE);
    problems.write(response, problem(status instanceof Integer code ? code : 404));
  }

  @Override
  public void customize(ConfigurableTomcatWebServerFactory factory) {
    factory.addContextCustomizers(
        context -> context.getParent().getPipeline().addValve(new ProblemValve(problems)));
  }

  private static Problem problem(int status) {
    ProblemType type =
        status == HttpServletResponse.SC_NOT_IMPLEMENTED
            ? ProblemType.METHOD_NOT_ALLOWED
            : ProblemType.ofStatus(status);
    return type == ProblemType.INVALID
        ? Problem.invalid("", "The address or a header of the request is malformed.")
        : new Problem(type, type.title() + ".");
  }

  /** Reports what is refused before the application sees it. */
  private static final class ProblemValve extends ErrorReportValve {

    private final ProblemWriter problems;

    ProblemValve(ProblemWriter problems) {
      this.problems = problems;
    }

    @Override
    protected void report(Request request, Response response, @Nullable Throwable failure) {
      boolean answered = response.getContentWritten() > 0 || !response.setErrorReported();
      if (response.getStatus() < 400 || answered) {
        return;
      }
      try {
        problems.write(response, problem(response.getStatus()));
        response.finishResponse();
      } catch (IOException | IllegalStateException e) {
        container.getLogger().debug("The client is gone", e);
      }
    }
  }
}
