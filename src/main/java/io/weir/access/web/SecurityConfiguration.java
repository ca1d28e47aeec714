package io.weir.access.web;

import io.weir.access.Caller;
import io.weir.access.Callers;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import io.weir.shared.web.ProblemWriter;
import org.springframework.boot.session.autoconfigure.DefaultCookieSerializerCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpMethod;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AbstractHttpConfigurer;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.crypto.argon2.Argon2PasswordEncoder;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.context.NullSecurityContextRepository;
import org.springframework.security.web.context.SecurityContextHolderFilter;
import org.springframework.security.web.context.SecurityContextRepository;
import org.springframework.security.web.firewall.HttpFirewall;
import org.springframework.security.web.firewall.RequestRejectedHandler;
import org.springframework.security.web.firewall.StrictHttpFirewall;
import org.springframework.security.web.servlet.util.matcher.PathPatternRequestMatcher;

/**
 * Sessions with CSRF tokens for browsers, bearer tokens for programs. Only logging in, the probes
 * and the static UI answer without one.
 */
@Configuration(proxyBeanMethods = false)
class SecurityConfiguration {

  private static final String CONTENT_POLICY =
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:;"
          + " worker-src 'self' blob:; frame-ancestors 'none'; base-uri 'self'; form-action 'self'";

  /** Who calls is found out by the filters at each request, and kept nowhere. */
  private static final SecurityContextRepository OF_THIS_REQUEST =
      new NullSecurityContextRepository();

  /** Argon2id with 16 MiB and 2 passes, Spring Security's parameters of 2023. */
  @Bean
  PasswordEncoder passwordEncoder() {
    return Argon2PasswordEncoder.defaultsForSpringSecurity_v5_8();
  }

  @Bean
  SecurityFilterChain securityFilterChain(
      HttpSecurity http, Callers callers, BrowserSessions sessions, ProblemWriter problems) {
    http.authorizeHttpRequests(
            requests ->
                requests
                    .requestMatchers(HttpMethod.POST, "/api/v1/session")
                    .permitAll()
                    .requestMatchers("/actuator/health/liveness", "/actuator/health/readiness")
                    .permitAll()
                    .requestMatchers("/api/**", "/actuator/**", "/v3/**", "/swagger-ui/**")
                    .authenticated()
                    .anyRequest()
                    .permitAll())
        .csrf(
            csrf ->
                csrf.ignoringRequestMatchers(
                    PathPatternRequestMatcher.withDefaults()
                        .matcher(HttpMethod.POST, "/api/v1/session"),
                    BearerTokenFilter::hasToken))
        .headers(
            headers -> headers.contentSecurityPolicy(csp -> csp.policyDirectives(CONTENT_POLICY)))
        .exceptionHandling(
            handling ->
                handling
                    .authenticationEntryPoint(
                        (request, response, e) -> problems.write(response, unauthenticated()))
                    .accessDeniedHandler(
                        (request, response, e) -> problems.write(response, denied())))
        .formLogin(AbstractHttpConfigurer::disable)
        .httpBasic(AbstractHttpConfigurer::disable)
        .logout(AbstractHttpConfigurer::disable)
        .requestCache(AbstractHttpConfigurer::disable)
        .securityContext(context -> context.securityContextRepository(OF_THIS_REQUEST))
        .addFilterAfter(new BearerTokenFilter(callers), SecurityContextHolderFilter.class)
        .addFilterAfter(new SessionFilter(sessions), SecurityContextHolderFilter.class);
    return http.build();
  }

  /** The ids are plain enough for a cookie; decoding would let in what no database takes. */
  @Bean
  DefaultCookieSerializerCustomizer plainSessionIds() {
    return cookies -> cookies.setUseBase64Encoding(false);
  }

  /** Beyond what is refused of addresses, parameters hold no control characters. */
  @Bean
  HttpFirewall httpFirewall() {
    StrictHttpFirewall firewall = new StrictHttpFirewall();
    firewall.setAllowedParameterValues(
        value -> value.codePoints().noneMatch(Character::isISOControl));
    return firewall;
  }

  @Bean
  RequestRejectedHandler requestRejectedHandler(ProblemWriter problems) {
    return (request, response, rejection) ->
        problems.write(
            response,
            Problem.invalid(
                "", "The address, the method or a header holds what Weir does not take."));
  }

  private static Problem unauthenticated() {
    return new Problem(
        ProblemType.UNAUTHENTICATED,
        "Log in, or send a valid token as 'Authorization: Bearer weir_...'.");
  }

  /** The check of CSRF comes first, so it also stops those who are not logged in at all. */
  private static Problem denied() {
    if (!(SecurityContextHolder.getContext().getAuthentication() instanceof Caller)) {
      return unauthenticated();
    }
    return new Problem(
        ProblemType.FORBIDDEN,
        "The CSRF token is missing or old. Send the csrfToken of GET /api/v1/me as X-CSRF-TOKEN.");
  }
}
