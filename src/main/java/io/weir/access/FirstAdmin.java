package io.weir.access;

import io.weir.shared.WeirHome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Base64;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/** Makes the user {@code admin} where there is no user yet. */
@Component
@Order(0)
class FirstAdmin implements ApplicationRunner {

  static final String NAME = "admin";
  private static final Logger log = LoggerFactory.getLogger(FirstAdmin.class);
  private static final int PASSWORD_BYTES = 15;

  private final Users users;
  private final AccountRepository accounts;
  private final Path passwordFile;
  private final @Nullable String configured;

  FirstAdmin(
      Users users,
      AccountRepository accounts,
      WeirHome home,
      @Value("${WEIR_ADMIN_PASSWORD:#{null}}") @Nullable String configured) {
    this.users = users;
    this.accounts = accounts;
    this.passwordFile = home.resolve("admin-password");
    this.configured = configured;
  }

  @Override
  public void run(ApplicationArguments arguments) throws IOException {
    if (accounts.count() > 0) {
      return;
    }
    if (configured != null) {
      users.create(NAME, configured, Role.ADMIN);
      log.info("Made the first user, {}, with the password from WEIR_ADMIN_PASSWORD", NAME);
    } else {
      users.create(NAME, writtenPassword(), Role.ADMIN);
      log.info("Made the first user, {}; the password is in {}", NAME, passwordFile);
    }
  }

  private String writtenPassword() throws IOException {
    byte[] bytes = new byte[PASSWORD_BYTES];
    new SecureRandom().nextBytes(bytes);
    String password = Base64.getUrlEncoder().encodeToString(bytes);
    Files.deleteIfExists(passwordFile);
    Files.createFile(
        passwordFile,
        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    Files.writeString(passwordFile, password + "\n");
    return password;
  }
}
