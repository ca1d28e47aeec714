package io.weir.access.web;

import io.weir.access.Caller;
import io.weir.access.Callers;
import io.weir.access.Open;
import io.weir.access.Permission;
import io.weir.access.Role;
import io.weir.access.User;
import io.weir.audit.Actor;
import io.weir.audit.Actor.Via;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.security.web.csrf.CsrfToken;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Logging in and out with a browser, and who one is. */
@RestController
@RequestMapping("/api/v1")
class SessionController {

  private final Callers callers;
  private final BrowserSessions sessions;

  SessionController(Callers callers, BrowserSessions sessions) {
    this.callers = callers;
    this.sessions = sessions;
  }

  /** What logging in takes. */
  record Login(@NotBlank String username, @NotBlank String password) {
    @Override
    public String toString() {
      return "Login[" + username + "]";
    }
  }

  /**
   * Who the caller is.
   *
   * @param csrfToken to be sent as X-CSRF-TOKEN with every change; null for a bearer token
   */
  record Me(
      String username,
      List<Role> roles,
      List<Permission> permissions,
      Via via,
      @Nullable String csrfToken) {

    static Me from(Caller caller, @Nullable CsrfToken csrf) {
      Via via = caller.getPrincipal().via();
      return new Me(
          caller.getName(),
          List.of(caller.role()),
          caller.role().permissions(),
          via,
          via == Via.SESSION && csrf != null ? csrf.getToken() : null);
    }
  }

  @Open
  @PostMapping("/session")
  Me logIn(@Valid @RequestBody Login login, HttpServletRequest request) {
    User user = callers.byPassword(login.username(), login.password(), request.getRemoteAddr());
    sessions.begin(request, user);
    Caller caller = new Caller(new Actor(user.name(), Via.SESSION), user.role());
    return Me.from(caller, (CsrfToken) request.getAttribute(CsrfToken.class.getName()));
  }

  @Open
  @DeleteMapping("/session")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  void logOut(HttpServletRequest request) {
    sessions.end(request);
  }

  @Open
  @GetMapping("/me")
  Me me(Caller caller, HttpServletRequest request) {
    return Me.from(caller, (CsrfToken) request.getAttribute(CsrfToken.class.getName()));
  }
}
