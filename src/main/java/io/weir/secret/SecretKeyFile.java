package io.weir.secret;

import io.weir.shared.WeirHome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Base64;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * The key that secrets are encrypted with: from the environment, else made once in the home with
 * mode 0600.
 */
final class SecretKeyFile {

  private static final int KEY_BYTES = 32;
  private static final String FILE = "secret-key";

  private SecretKeyFile() {}

  /**
   * @param configured Base64 of 32 bytes, or null for the key in the home
   * @throws IllegalStateException for a key of another form
   */
  static SecretKey load(@Nullable String configured, WeirHome home) throws IOException {
    String text = configured == null || configured.isBlank() ? fromHome(home) : configured;
    byte[] key = Base64.getDecoder().decode(text.strip());
    if (key.length != KEY_BYTES) {
      throw new IllegalStateException(
          "The secret key has "
              + key.length
              + " bytes; it must be 32, in Base64 (openssl rand -base64 32).");
    }
    return new SecretKeySpec(key, "AES");
  }

  private static String fromHome(WeirHome home) throws IOException {
    Path file = home.resolve(FILE);
    if (!Files.exists(file)) {
      Files.move(fresh(home), file);
    }
    return Files.readString(file);
  }

  private static Path fresh(WeirHome home) throws IOException {
    byte[] key = new byte[KEY_BYTES];
    new SecureRandom().nextBytes(key);
    var ownerOnly =
        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
    Files.createDirectories(home.home());
    Path fresh = Files.createTempFile(home.home(), FILE, ".new", ownerOnly);
    return Files.writeString(fresh, Base64.getEncoder().encodeToString(key));
  }
}
