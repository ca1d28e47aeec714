package io.weir.access.web;

import io.weir.access.Caller;
import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.access.Role;
import io.weir.access.Token;
import io.weir.access.Tokens;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Bearer tokens: one's own, or for an admin everyone's. */
@RestController
@RequestMapping("/api/v1/tokens")
class TokenController {

  private final Tokens tokens;

  TokenController(Tokens tokens) {
    this.tokens = tokens;
  }

  /**
   * A token to be made.
   *
   * @param roles exactly one, not above one's own
   * @param expiresAt null for never
   */
  record NewToken(
      @NotBlank String name,
      @OneRole List<@NotNull(message = "Say viewer, operator or admin.") Role> roles,
      @Nullable Instant expiresAt) {}

  /** A token as it is shown. */
  record TokenView(
      UUID id,
      String name,
      String owner,
      List<Role> roles,
      Instant createdAt,
      @Nullable Instant lastUsedAt,
      @Nullable Instant expiresAt) {

    static TokenView from(Token token) {
      return new TokenView(
          token.id(),
          token.name(),
          token.owner(),
          List.of(token.role()),
          token.createdAt(),
          token.lastUsedAt(),
          token.expiresAt());
    }
  }

  /**
   * A token just made.
   *
   * @param token the secret, shown this once
   */
  record MadeToken(
      UUID id, String token, String name, List<Role> roles, @Nullable Instant expiresAt) {}

  @Requires(Permission.TOKEN_OWN)
  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  MadeToken create(@Valid @RequestBody NewToken request, Caller caller) {
    Tokens.Made made =
        tokens.create(
            caller.getName(), request.name(), request.roles().get(0), request.expiresAt());
    Token token = made.token();
    return new MadeToken(
        token.id(), made.secret(), token.name(), List.of(token.role()), token.expiresAt());
  }

  @Requires(Permission.TOKEN_OWN)
  @GetMapping
  Page<TokenView> list(
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor,
      @RequestParam(required = false) @Nullable String sort,
      @RequestParam(required = false) @Nullable String q,
      Caller caller) {
    return tokens.list(whose(caller), PageRequest.of(limit, cursor, sort, q)).map(TokenView::from);
  }

  @Requires(Permission.TOKEN_OWN)
  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  void delete(@PathVariable UUID id, Caller caller) {
    tokens.delete(id, whose(caller));
  }

  private static @Nullable String whose(Caller caller) {
    return Permission.USER_ADMIN.heldBy(caller.role()) ? null : caller.getName();
  }
}
