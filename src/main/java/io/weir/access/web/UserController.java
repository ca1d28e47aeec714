package io.weir.access.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.access.Role;
import io.weir.access.User;
import io.weir.access.Users;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.web.IfMatch;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Users, for admins. */
@RestController
@RequestMapping("/api/v1/users")
class UserController {

  private final Users users;
  private final BrowserSessions sessions;

  UserController(Users users, BrowserSessions sessions) {
    this.users = users;
    this.sessions = sessions;
  }

  /** A user to be made. */
  record NewUser(
      @NotBlank String name,
      @NotBlank String password,
      @OneRole List<@NotNull(message = "Say viewer, operator or admin.") Role> roles) {
    @Override
    public String toString() {
      return "NewUser[" + name + "]";
    }
  }

  /**
   * What a user becomes.
   *
   * @param password null keeps the one they have; another ends their other browser sessions
   */
  record UserChange(
      @OneRole List<@NotNull(message = "Say viewer, operator or admin.") Role> roles,
      boolean disabled,
      @Nullable String password) {
    @Override
    public String toString() {
      return "UserChange" + roles;
    }
  }

  /** A user as it is shown. */
  record UserView(
      String name,
      List<Role> roles,
      boolean disabled,
      Instant createdAt,
      @Nullable Instant lastLoginAt,
      long version) {

    static UserView from(User user) {
      return new UserView(
          user.name(),
          List.of(user.role()),
          user.disabled(),
          user.createdAt(),
          user.lastLoginAt(),
          user.version());
    }
  }

  @Requires(Permission.USER_ADMIN)
  @GetMapping
  Page<UserView> list(
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor,
      @RequestParam(required = false) @Nullable String sort,
      @RequestParam(required = false) @Nullable String q) {
    return users.list(PageRequest.of(limit, cursor, sort, q)).map(UserView::from);
  }

  @Requires(Permission.USER_ADMIN)
  @PostMapping
  ResponseEntity<UserView> create(@Valid @RequestBody NewUser request) {
    User user = users.create(request.name(), request.password(), request.roles().get(0));
    return tagged(HttpStatus.CREATED, user);
  }

  @Requires(Permission.USER_ADMIN)
  @PutMapping("/{name}")
  ResponseEntity<UserView> update(
      @PathVariable String name,
      @RequestHeader(name = HttpHeaders.IF_MATCH, required = false) @Nullable String ifMatch,
      @Valid @RequestBody UserChange change,
      HttpServletRequest request) {
    User user =
        users.update(
            name,
            change.roles().get(0),
            change.disabled(),
            change.password(),
            IfMatch.required(ifMatch));
    sessions.keep(request, user);
    return tagged(HttpStatus.OK, user);
  }

  @Requires(Permission.USER_ADMIN)
  @DeleteMapping("/{name}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  void delete(@PathVariable String name) {
    users.delete(name);
  }

  private static ResponseEntity<UserView> tagged(HttpStatus status, User user) {
    return ResponseEntity.status(status)
        .eTag(IfMatch.tag(user.version()))
        .body(UserView.from(user));
  }
}
