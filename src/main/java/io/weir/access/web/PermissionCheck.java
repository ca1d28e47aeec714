package io.weir.access.web;

import io.weir.access.Caller;
import io.weir.access.Open;
import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.Map;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpMethod;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/**
 * Lets a request through only when its caller has the permission that the endpoint declares; none
 * declared, none let through.
 */
@Configuration(proxyBeanMethods = false)
class PermissionCheck implements WebMvcConfigurer, HandlerInterceptor {

  @Override
  public void addInterceptors(InterceptorRegistry registry) {
    registry.addInterceptor(this).addPathPatterns("/api/**");
  }

  @Override
  public boolean preHandle(
      HttpServletRequest request, HttpServletResponse response, Object handler) {
    // what an address allows is answered by Spring itself, and tells nothing
    boolean endpoint = !HttpMethod.OPTIONS.matches(request.getMethod());
    if (endpoint
        && handler instanceof HandlerMethod method
        && !method.hasMethodAnnotation(Open.class)) {
      Requires requires = method.getMethodAnnotation(Requires.class);
      if (requires == null) {
        throw new IllegalStateException(method + " declares no permission");
      }
      check(requires.value());
    }
    return true;
  }

  private static void check(Permission permission) {
    if (SecurityContextHolder.getContext().getAuthentication() instanceof Caller caller
        && permission.heldBy(caller.role())) {
      return;
    }
    throw new Problem(
        ProblemType.FORBIDDEN,
        "This needs the permission "
            + permission.text()
            + ", which you don't have. An admin can give it.",
        List.of(),
        Map.of("permission", permission.text()),
        null);
  }
}
