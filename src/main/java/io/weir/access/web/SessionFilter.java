package io.weir.access.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.core.context.SecurityContextImpl;
import org.springframework.web.filter.OncePerRequestFilter;

/** Authenticates a request by its browser session. The static UI needs none and asks for none. */
class SessionFilter extends OncePerRequestFilter {

  private static final List<String> GUARDED =
      List.of("/api/", "/actuator/", "/v3/", "/swagger-ui/");

  private final BrowserSessions sessions;

  SessionFilter(BrowserSessions sessions) {
    this.sessions = sessions;
  }

  @Override
  protected boolean shouldNotFilter(HttpServletRequest request) {
    return BearerTokenFilter.hasToken(request)
        || GUARDED.stream().noneMatch(request.getRequestURI()::startsWith);
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    sessions
        .caller(request)
        .ifPresent(caller -> SecurityContextHolder.setContext(new SecurityContextImpl(caller)));
    chain.doFilter(request, response);
  }
}
