package io.weir.access;

import io.weir.audit.Actor;
import io.weir.audit.Actor.Via;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.util.Optional;
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
   * Logs a user in.
   *
   * @param address where the request comes from
   * @throws Problem UNAUTHENTICATED, or TOO_MANY_ATTEMPTS after a few failures
   */
  public Caller byPassword(String name, String password, String address) {
    attempts.check(name, address);
    Optional<User> user = users.logIn(name, password);
    if (user.isEmpty()) {
      attempts.failed(name, address);
      throw new Problem(
          ProblemType.UNAUTHENTICATED, "The name or password is wrong, or the user is disabled.");
    }
    attempts.succeeded(name);
    return new Caller(new Actor(name, Via.SESSION), user.get().role());
  }

  /** Who a bearer token stands for; empty when it is unknown or expired, or its owner disabled. */
  public Optional<Caller> byToken(String token) {
    return tokens
        .authenticate(token)
        .map(bearer -> new Caller(new Actor(bearer.owner(), Via.TOKEN), bearer.role()));
  }

  /**
   * The caller of a session as they are today: with today's role, or empty when removed or
   * disabled.
   */
  public Optional<Caller> refreshed(Caller caller) {
    return users
        .find(caller.getName())
        .filter(user -> !user.disabled())
        .map(user -> new Caller(caller.getPrincipal(), user.role()));
  }
}
