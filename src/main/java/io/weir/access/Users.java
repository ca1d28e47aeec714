package io.weir.access;

import io.weir.audit.Actor;
import io.weir.audit.AuditTrail;
import io.weir.shared.Names;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import java.time.Clock;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Makes, changes and removes users, and knows their passwords. At least one admin can always log
 * in.
 */
@Service
public class Users {

  private static final int MIN_PASSWORD_LENGTH = 8;
  private static final int MAX_PASSWORD_LENGTH = 200;

  private final AccountRepository accounts;
  private final PasswordEncoder encoder;
  private final AuditTrail audit;
  private final Clock clock;
  private final String decoyHash;

  Users(AccountRepository accounts, PasswordEncoder encoder, AuditTrail audit, Clock clock) {
    this.accounts = accounts;
    this.encoder = encoder;
    this.audit = audit;
    this.clock = clock;
    this.decoyHash = String.valueOf(encoder.encode("nobody has this password"));
  }

  @Transactional(readOnly = true)
  public Page<User> list(PageRequest page) {
    var users =
        accounts.findAll().stream()
            .filter(a -> page.matches(a.name()))
            .map(Account::toUser)
            .toList();
    return page.page(
        users,
        User::name,
        Map.of("name", Comparator.comparing(User::name), "role", Comparator.comparing(User::role)));
  }

  @Transactional(readOnly = true)
  public Optional<User> find(String name) {
    return accounts.findById(name).map(Account::toUser);
  }

  @Transactional
  public User create(String name, String password, Role role) {
    Names.plain("/name", name);
    checkPassword(password);
    if (name.equals(Actor.WEIR.name()) || accounts.existsById(name)) {
      throw Problem.conflict("There is already a user named '" + name + "'.");
    }
    Account account = new Account(name, hash(password), role, clock.instant());
    accounts.saveAndFlush(account);
    audit.record("user.create", name, "Made user " + name, Map.of("role", role));
    return account.toUser();
  }

  /**
   * Changes a user. Another password, or being disabled, ends their browser sessions.
   *
   * @param password null keeps the one they have
   * @param version as the caller last saw it
   */
  @Transactional
  public User update(
      String name, Role role, boolean disabled, @Nullable String password, long version) {
    Account account = at(name, version);
    if (account.isActiveAdmin() && (role != Role.ADMIN || disabled)) {
      requireAnotherAdmin(name);
    }
    account.change(role, disabled);
    if (password != null) {
      checkPassword(password);
      account.replacePassword(hash(password));
    }
    accounts.saveAndFlush(account);
    audit.record(
        "user.update",
        name,
        "Changed user " + name,
        Map.of("role", role, "disabled", disabled, "passwordReplaced", password != null));
    return account.toUser();
  }

  @Transactional
  public void delete(String name) {
    Account account = require(name);
    if (account.isActiveAdmin()) {
      requireAnotherAdmin(name);
    }
    accounts.delete(account);
    audit.record("user.delete", name, "Removed user " + name, Map.of("role", account.role()));
  }

  /** The user with this name and password; takes as long for a name that does not exist. */
  @Transactional
  public Optional<User> logIn(String name, String password) {
    Optional<Account> account = accounts.findById(name);
    String hash = account.map(Account::passwordHash).orElse(decoyHash);
    boolean matches = password.length() <= MAX_PASSWORD_LENGTH && encoder.matches(password, hash);
    Optional<Account> known = account.filter(a -> matches && !a.disabled());
    known.ifPresent(a -> accounts.loggedIn(a.name(), clock.instant()));
    return known.map(Account::toUser);
  }

  private void requireAnotherAdmin(String name) {
    boolean another =
        accounts.findByRole(Role.ADMIN).stream()
            .anyMatch(a -> a.isActiveAdmin() && !a.name().equals(name));
    if (!another) {
      throw Problem.conflict(
          "'" + name + "' is the last admin who can log in. Make another one first.");
    }
  }

  private Account at(String name, long version) {
    Account account = require(name);
    account.requireVersion(version, "user");
    return account;
  }

  private Account require(String name) {
    return accounts.findById(name).orElseThrow(() -> Problem.notFound("user", name));
  }

  private String hash(String password) {
    return String.valueOf(encoder.encode(password));
  }

  private static void checkPassword(String password) {
    if (password.length() < MIN_PASSWORD_LENGTH || password.length() > MAX_PASSWORD_LENGTH) {
      throw Problem.invalid(
          "/password",
          "A password has " + MIN_PASSWORD_LENGTH + " to " + MAX_PASSWORD_LENGTH + " characters.");
    }
  }
}
