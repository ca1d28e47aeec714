package io.weir.access.web;

import io.weir.access.Caller;
import io.weir.access.Callers;
import io.weir.access.User;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpSession;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.session.FindByIndexNameSessionRepository;
import org.springframework.stereotype.Component;

/**
 * The sessions of browsers. They are kept in the database, so that they outlive a Weir and are good
 * at each; all they hold is whose they are.
 */
@Component
class BrowserSessions {

  private static final String USER = FindByIndexNameSessionRepository.PRINCIPAL_NAME_INDEX_NAME;
  private static final String KEY = "key";

  private final Callers callers;
  private final Clock clock;
  private final Duration lifetime;

  /**
   * @param lifetime how long a session is good at most, however much it is used
   */
  BrowserSessions(
      Callers callers, Clock clock, @Value("${weir.session.lifetime}") Duration lifetime) {
    this.callers = callers;
    this.clock = clock;
    this.lifetime = lifetime;
  }

  /** Begins one, in place of what the browser had. */
  void begin(HttpServletRequest request, User user) {
    end(request);
    HttpSession session = request.getSession();
    session.setAttribute(USER, user.name());
    session.setAttribute(KEY, user.sessionKey().toString());
  }

  /** Whom the request's session stands for; a session that is no longer good is ended. */
  Optional<Caller> caller(HttpServletRequest request) {
    HttpSession session = request.getSession(false);
    if (session == null) {
      return Optional.empty();
    }
    Optional<Caller> caller =
        isTooOld(session) || !(session.getAttribute(USER) instanceof String user)
            ? Optional.empty()
            : callers.bySession(user, UUID.fromString((String) session.getAttribute(KEY)));
    if (caller.isEmpty()) {
      session.invalidate();
    }
    return caller;
  }

  /** Lets the request's session go on after a change that ended the others of its user. */
  void keep(HttpServletRequest request, User changed) {
    HttpSession session = request.getSession(false);
    if (session != null && changed.name().equals(session.getAttribute(USER))) {
      session.setAttribute(KEY, changed.sessionKey().toString());
    }
  }

  void end(HttpServletRequest request) {
    HttpSession session = request.getSession(false);
    if (session != null) {
      session.invalidate();
    }
  }

  private boolean isTooOld(HttpSession session) {
    Instant began = Instant.ofEpochMilli(session.getCreationTime());
    return clock.instant().isAfter(began.plus(lifetime));
  }
}
