package io.weir.audit;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.io.Serializable;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.Principal;
import org.jspecify.annotations.Nullable;
import org.springframework.security.concurrent.DelegatingSecurityContextRunnable;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;

/**
 * Who acts: the principal of every authenticated request, or Weir itself where no request is.
 *
 * @param name the user's name, {@code weir} for Weir itself
 * @param via how they came in
 */
public record Actor(String name, Via via) implements Principal, Serializable {

  /** Weir itself, on a schedule or in its control loop. */
  public static final Actor WEIR = new Actor("weir", Via.SYSTEM);

  private static final String REASON_HEADER = "Weir-Reason";
  private static final int REASON_LENGTH = 1000;

  /** With what a reason begins that has other signs than ASCII's (RFC 8187). */
  private static final String EXTENDED = "UTF-8''";

  /** How an actor came in. */
  public enum Via {
    @JsonProperty("session")
    SESSION,
    @JsonProperty("token")
    TOKEN,
    @JsonProperty("system")
    SYSTEM
  }

  @Override
  public String getName() {
    return name;
  }

  /** The actor of the request that this thread serves, or Weir. */
  public static Actor current() {
    Authentication authentication = SecurityContextHolder.getContext().getAuthentication();
    return authentication != null && authentication.getPrincipal() instanceof Actor actor
        ? actor
        : WEIR;
  }

  /** Work that is done later, on another thread, and yet by the actor of this one. */
  public static Runnable carrying(Runnable work) {
    return new DelegatingSecurityContextRunnable(work);
  }

  /** The address the request of this thread came from; null where there is none. */
  static @Nullable String remoteAddress() {
    return RequestContextHolder.getRequestAttributes() instanceof ServletRequestAttributes request
        ? request.getRequest().getRemoteAddr()
        : null;
  }

  /**
   * Why, as the client said in the header {@code Weir-Reason}, plainly or as RFC 8187 writes what a
   * header can't hold; null when it did not.
   */
  public static @Nullable String reason() {
    if (RequestContextHolder.getRequestAttributes() instanceof ServletRequestAttributes request) {
      String given = request.getRequest().getHeader(REASON_HEADER);
      String reason = given == null ? null : decoded(given);
      return reason == null ? null : reason.substring(0, Math.min(reason.length(), REASON_LENGTH));
    }
    return null;
  }

  private static String decoded(String given) {
    if (!given.startsWith(EXTENDED)) {
      return given;
    }
    try {
      String encoded = given.substring(EXTENDED.length()).replace("+", "%2B");
      return URLDecoder.decode(encoded, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return given;
    }
  }
}
