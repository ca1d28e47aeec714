package io.weir.secret;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.weir.shared.WeirHome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SecretKeyFileTests {

  @TempDir Path directory;

  @Test
  void isMadeOnceForTheOwnerAlone() throws IOException {
    WeirHome home = new WeirHome(directory);
    byte[] first = SecretKeyFile.load("", home).getEncoded();
    assertThat(SecretKeyFile.load(null, home).getEncoded()).isEqualTo(first).hasSize(32);
    assertThat(
            PosixFilePermissions.toString(
                Files.getPosixFilePermissions(home.resolve("secret-key"))))
        .isEqualTo("rw-------");
  }

  @Test
  void comesFromTheConfigurationWhereOneIsSet() throws IOException {
    byte[] key = new byte[32];
    key[7] = 7;
    String text = Base64.getEncoder().encodeToString(key);
    assertThat(SecretKeyFile.load(text, new WeirHome(directory)).getEncoded()).isEqualTo(key);
    assertThat(Files.exists(directory.resolve("secret-key"))).isFalse();
  }

  @Test
  void refusesAKeyOfAnotherLength() {
    String shortKey = Base64.getEncoder().encodeToString(new byte[16]);
    assertThatThrownBy(() -> SecretKeyFile.load(shortKey, new WeirHome(directory)))
        .hasMessageContaining("must be 32");
  }
}
