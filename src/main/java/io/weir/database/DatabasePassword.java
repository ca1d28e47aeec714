package io.weir.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;

/**
 * The embedded database's password: made once, kept beside the data with mode 0600.
 *
 * @param file where it is kept
 * @param value 32 hexadecimal digits
 */
record DatabasePassword(Path file, String value) {

  private static final String FILE = "password";

  static DatabasePassword in(Path directory) throws IOException {
    Path file = directory.resolve(FILE);
    if (!Files.exists(file)) {
      Files.move(fresh(directory), file);
    }
    return new DatabasePassword(file, Files.readString(file).strip());
  }

  private static Path fresh(Path directory) throws IOException {
    byte[] bytes = new byte[16];
    new SecureRandom().nextBytes(bytes);
    var ownerOnly =
        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
    Path fresh = Files.createTempFile(directory, FILE, ".new", ownerOnly);
    return Files.writeString(fresh, HexFormat.of().formatHex(bytes));
  }

  @Override
  public String toString() {
    return "DatabasePassword[" + file + "]";
  }
}
