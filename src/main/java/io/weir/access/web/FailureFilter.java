package io.weir.access.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.core.annotation.Order;
import org.springframework.session.web.http.SessionRepositoryFilter;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.servlet.HandlerExceptionResolver;

/**
 * Has a failure of the filters behind it, which no controller's advice sees, rendered as a problem
 * too: of the one that loads and saves sessions, and of all after it.
 */
@Component
@Order(SessionRepositoryFilter.DEFAULT_ORDER - 1)
class FailureFilter extends OncePerRequestFilter {

  private final HandlerExceptionResolver resolver;

  FailureFilter(@Qualifier("handlerExceptionResolver") HandlerExceptionResolver resolver) {
    this.resolver = resolver;
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    try {
      chain.doFilter(request, response);
    } catch (RuntimeException e) {
      if (response.isCommitted() || resolver.resolveException(request, response, null, e) == null) {
        throw e;
      }
    }
  }
}
