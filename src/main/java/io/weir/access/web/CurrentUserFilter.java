package io.weir.access.web;

import io.weir.access.Caller;
import io.weir.access.Callers;
import io.weir.audit.Actor.Via;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.core.context.SecurityContextImpl;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Gives a session's request the role that its user has today, and none to one who was disabled or
 * removed.
 */
class CurrentUserFilter extends OncePerRequestFilter {

  private final Callers callers;

  CurrentUserFilter(Callers callers) {
    this.callers = callers;
  }

  @Override
  protected boolean shouldNotFilter(HttpServletRequest request) {
    return !request.getRequestURI().startsWith("/api/");
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    if (SecurityContextHolder.getContext().getAuthentication() instanceof Caller caller
        && caller.getPrincipal().via() == Via.SESSION) {
      SecurityContextHolder.setContext(
          callers
              .refreshed(caller)
              .map(SecurityContextImpl::new)
              .orElseGet(SecurityContextImpl::new));
    }
    chain.doFilter(request, response);
  }
}
