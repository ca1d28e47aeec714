package io.weir.shared.web;

import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Refuses bodies that are too large, whether they say so beforehand or not, and other than JSON.
 */
@Component
class BodyFilter extends OncePerRequestFilter {

  private static final Pattern JSON =
      Pattern.compile("(?i)application/(json|[\\w.-]+\\+json)\\s*(;.*)?");

  /** A table of 2,000 columns with long comments stays below it. */
  static final long MAX_BYTES = 4L << 20;

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    String type = request.getContentType();
    if (type != null && !JSON.matcher(type).matches()) {
      throw new Problem(
          ProblemType.UNSUPPORTED_MEDIA_TYPE, "Send JSON, as Content-Type: application/json.");
    }
    if (request.getContentLengthLong() > MAX_BYTES) {
      throw tooLarge();
    }
    chain.doFilter(request.getContentLengthLong() < 0 ? new Counted(request) : request, response);
  }

  private static Problem tooLarge() {
    return new Problem(
        ProblemType.TOO_LARGE, "A body has at most " + (MAX_BYTES >> 20) + " MiB. Send less.");
  }

  /** A request of unknown length. */
  private static final class Counted extends HttpServletRequestWrapper {

    private @Nullable ServletInputStream body;

    Counted(HttpServletRequest request) {
      super(request);
    }

    @Override
    public ServletInputStream getInputStream() throws IOException {
      if (body == null) {
        body = new CountedBody(super.getInputStream());
      }
      return body;
    }
  }

  private static final class CountedBody extends ServletInputStream {

    private final ServletInputStream body;
    private long read;

    CountedBody(ServletInputStream body) {
      this.body = body;
    }

    @Override
    public int read() throws IOException {
      int next = body.read();
      count(next < 0 ? 0 : 1);
      return next;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
      int count = body.read(buffer, offset, length);
      count(Math.max(0, count));
      return count;
    }

    private void count(int bytes) {
      read += bytes;
      if (read > MAX_BYTES) {
        throw tooLarge();
      }
    }

    @Override
    public boolean isFinished() {
      return body.isFinished();
    }

    @Override
    public boolean isReady() {
      return body.isReady();
    }

    @Override
    public void setReadListener(ReadListener listener) {
      body.setReadListener(listener);
    }
  }
}
