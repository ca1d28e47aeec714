package io.weir.access;

import io.weir.audit.Actor;
import io.weir.audit.Actor.Via;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Service;

/** Finds out who a request comes from. */
@Service
public class Callers {

  private final Users users;
  private final Tokens tokens;
  private final LoginAttempts attempts;

  Callers(Users users, Tokens tokens, LoginAttempts attempts) {
    this.users = users;
    this.tokens = tokens;
    this.attempts = attempts;
  }

  /**
   * The user with this name and password.
   *
   * @param address where the request comes from
   * @throws Problem UNAUTHENTICATED, or TOO_MANY_ATTEMPTS after a few failures
   */
  public User byPassword(String name, String password, String address) {
    attempts.check(name, address);
    Optional<User> user = users.logIn(name, password);
    if (user.isEmpty()) {
      attempts.failed(name, address);
      throw new Problem(
          ProblemType.UNAUTHENTICATED, "The name or password is wrong, or the user is disabled.");
    }
    attempts.succeeded(name);
    return user.get();
  }

  /** Who a bearer token stands for; empty when it is unknown or expired, or its owner disabled. */
  public Optional<Caller> byToken(String token) {
    return tokens
        .authenticate(token)
        .map(bearer -> new Caller(new Actor(bearer.owner(), Via.TOKEN), bearer.role()));
  }

  /**
   * Whom a browser session stands for, with today's role; empty when the user is gone or disabled,
   * or their sessions were ended.
   *
   * @param key the user's, when the session began
   */
  public Optional<Caller> bySession(String name, UUID key) {
    return users
        .find(name)
        .filter(user -> !user.disabled() && user.sessionKey().equals(key))
        .map(user -> new Caller(new Actor(name, Via.SESSION), user.role()));
  }
}
