package io.weir.access;

import io.weir.audit.AuditTrail;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Bearer tokens for programs. A token is 256 random bits, so a plain SHA-256 of it, which is all
 * that is kept, can't be turned back.
 */
@Service
public class Tokens {

  /** What every token begins with, so that one that leaks can be recognised. */
  public static final String PREFIX = "weir_";

  private static final int TOKEN_BYTES = 32;
  private static final int MAX_NAME_LENGTH = 63;

  private final ApiTokenRepository tokens;
  private final AccountRepository accounts;
  private final AuditTrail audit;
  private final Clock clock;
  private final SecureRandom random = new SecureRandom();

  Tokens(ApiTokenRepository tokens, AccountRepository accounts, AuditTrail audit, Clock clock) {
    this.tokens = tokens;
    this.accounts = accounts;
    this.audit = audit;
    this.clock = clock;
  }

  /** A token just made: the only time that its secret can be seen. */
  public record Made(Token token, String secret) {}

  /** Who a token stands for: its owner, with the lesser of the two roles. */
  record Bearer(String owner, Role role) {}

  /**
   * Makes a token for a user.
   *
   * @param role at most the user's own
   * @param expiresAt null for never
   */
  @Transactional
  public Made create(String owner, String name, Role role, @Nullable Instant expiresAt) {
    Account account = accounts.findById(owner).orElseThrow(() -> Problem.notFound("user", owner));
    if (name.isBlank() || name.length() > MAX_NAME_LENGTH) {
      throw Problem.invalid("/name", "A token's name has 1 to " + MAX_NAME_LENGTH + " characters.");
    }
    if (role.compareTo(account.role()) > 0) {
      throw new Problem(
          ProblemType.FORBIDDEN, "A token can't have a higher role than its owner, " + owner + ".");
    }
    if (expiresAt != null && !expiresAt.isAfter(clock.instant())) {
      throw Problem.invalid("/expiresAt", "A token must expire in the future.");
    }
    String secret = PREFIX + randomText();
    ApiToken token = new ApiToken(name, owner, role, hash(secret), clock.instant(), expiresAt);
    tokens.save(token);
    audit.record(
        "token.create", owner, "Made token '" + name + "' for " + owner, Map.of("role", role));
    return new Made(token.toToken(), secret);
  }

  /**
   * @param owner null for everyone's
   */
  @Transactional(readOnly = true)
  public Page<Token> list(@Nullable String owner, PageRequest page) {
    var found = owner == null ? tokens.findAll() : tokens.findByOwner(owner);
    var shown = found.stream().filter(t -> page.matches(t.name())).map(ApiToken::toToken).toList();
    return page.page(
        shown,
        t -> t.id().toString(),
        Map.of(
            "name", Comparator.comparing(Token::name),
            "createdAt", Comparator.comparing(Token::createdAt)));
  }

  /**
   * @param owner whose it must be; null for anyone's
   */
  @Transactional
  public void delete(UUID id, @Nullable String owner) {
    ApiToken token =
        tokens
            .findById(id)
            .filter(t -> owner == null || t.owner().equals(owner))
            .orElseThrow(() -> Problem.notFound("token", id.toString()));
    tokens.delete(token);
    audit.record(
        "token.delete", token.owner(), "Removed token '" + token.name() + "'", Map.of("id", id));
  }

  /** Who a secret stands for; empty when it is unknown or expired, or its owner disabled. */
  @Transactional
  Optional<Bearer> authenticate(String secret) {
    Instant now = clock.instant();
    Optional<ApiToken> token = tokens.findByHash(hash(secret)).filter(t -> !t.expired(now));
    token.ifPresent(t -> tokens.used(t.toToken().id(), now, now.minus(Duration.ofMinutes(1))));
    return token.flatMap(
        t ->
            accounts
                .findById(t.owner())
                .filter(account -> !account.disabled())
                .map(account -> new Bearer(t.owner(), lesser(t.role(), account.role()))));
  }

  private static Role lesser(Role a, Role b) {
    return a.compareTo(b) <= 0 ? a : b;
  }

  private String randomText() {
    byte[] bytes = new byte[TOKEN_BYTES];
    random.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  private static byte[] hash(String secret) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
