package io.weir.access.web;

import io.weir.access.Caller;
import io.weir.access.Callers;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import org.springframework.http.HttpHeaders;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.core.context.SecurityContextImpl;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Authenticates a request by its bearer token, for this request only; one that has a token never
 * uses a session.
 */
class BearerTokenFilter extends OncePerRequestFilter {

  private static final String SCHEME = "Bearer ";

  private final Callers callers;

  BearerTokenFilter(Callers callers) {
    this.callers = callers;
  }

  static boolean hasToken(HttpServletRequest request) {
    String header = request.getHeader(HttpHeaders.AUTHORIZATION);
    return header != null && header.regionMatches(true, 0, SCHEME, 0, SCHEME.length());
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    if (hasToken(request)) {
      String token = request.getHeader(HttpHeaders.AUTHORIZATION).substring(SCHEME.length());
      Optional<Caller> caller = callers.byToken(token.strip());
      SecurityContextHolder.setContext(
          caller.map(SecurityContextImpl::new).orElseGet(SecurityContextImpl::new));
    }
    chain.doFilter(request, response);
  }
}
