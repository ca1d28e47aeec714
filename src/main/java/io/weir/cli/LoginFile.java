package io.weir.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** The login that {@code weir login} keeps, in a file that only its user can read. */
final class LoginFile {

  private static final Set<PosixFilePermission> MINE_ALONE =
      PosixFilePermissions.fromString("rw-------");

  private final Path path;

  LoginFile(Environment environment) {
    this.path = environment.configuration().resolve("login.json");
  }

  Path path() {
    return path;
  }

  /**
   * Empty when there is none.
   *
   * @throws CommandFailure when it can't be read, or others can read it
   */
  Optional<Login> read() {
    if (!Files.exists(path)) {
      return Optional.empty();
    }
    try {
      if (!MINE_ALONE.containsAll(Files.getPosixFilePermissions(path))) {
        throw new CommandFailure(
            "Others can read " + path + ": run weir login again, and delete the old token.");
      }
      JsonNode login = Json.read(Files.readString(path)).orElseThrow(this::unreadable);
      Address address = Address.of(path.toString(), Json.text(login, "url"));
      return Optional.of(new Login(address, Json.text(login, "token"), path.toString()));
    } catch (IOException e) {
      throw unreadable();
    }
  }

  /**
   * Keeps a login in place of the one before.
   *
   * @throws CommandFailure when it can't be written
   */
  void write(Login login) {
    String text = Json.write(Map.of("url", login.address().text(), "token", login.token()));
    try {
      Files.createDirectories(path.getParent(), only("rwx------"));
      Path fresh = Files.createTempFile(path.getParent(), "login", ".new", only("rw-------"));
      Files.writeString(fresh, text + "\n");
      Files.move(fresh, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new CommandFailure(path + " can't be written: " + e.getMessage());
    }
  }

  private static FileAttribute<?> only(String permissions) {
    return PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions));
  }

  private CommandFailure unreadable() {
    return new CommandFailure(path + " can't be read: run weir login again.");
  }
}
