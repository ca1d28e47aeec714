package io.weir.flink;

import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * The jar with the entry classes, and how a spec is sealed for one submission: the key goes into
 * the jar that is uploaded for it, the sealed spec into the program's argument. Neither gives a
 * secret away alone, and no cluster needs to reach Weir.
 */
final class RunnerJar {

  /** The entry class reads its key here. */
  private static final String KEY_ENTRY = "weir-runner.key";

  private static final int KEY_BYTES = 32;
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;

  private final Path jar;
  private final SecureRandom random = new SecureRandom();

  /** A jar that opens one sealed spec. */
  record Sealed(byte[] jar, String argument) {}

  RunnerJar(Path jar) {
    this.jar = jar;
  }

  /**
   * @throws Problem UNAVAILABLE when the runner jar is not there
   */
  Sealed seal(String spec) {
    byte[] key = new byte[KEY_BYTES];
    random.nextBytes(key);
    try {
      return new Sealed(withKey(key), encrypt(key, spec));
    } catch (IOException e) {
      throw new Problem(
          ProblemType.UNAVAILABLE,
          "The runner jar " + jar + " cannot be read: build Weir, or set weir.flink.runner-jar.",
          e);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("AES-GCM is part of every JDK", e);
    }
  }

  private String encrypt(byte[] key, String spec) throws GeneralSecurityException {
    byte[] nonce = new byte[NONCE_BYTES];
    random.nextBytes(nonce);
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(
        Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
    byte[] sealed = cipher.doFinal(spec.getBytes(StandardCharsets.UTF_8));
    byte[] all = new byte[nonce.length + sealed.length];
    System.arraycopy(nonce, 0, all, 0, nonce.length);
    System.arraycopy(sealed, 0, all, nonce.length, sealed.length);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(all);
  }

  private byte[] withKey(byte[] key) throws IOException {
    ByteArrayOutputStream copy = new ByteArrayOutputStream();
    try (ZipInputStream from = new ZipInputStream(Files.newInputStream(jar));
        ZipOutputStream to = new ZipOutputStream(copy)) {
      for (ZipEntry entry = from.getNextEntry(); entry != null; entry = from.getNextEntry()) {
        to.putNextEntry(new ZipEntry(entry.getName()));
        from.transferTo(to);
      }
      to.putNextEntry(new ZipEntry(KEY_ENTRY));
      to.write(key);
    }
    return copy.toByteArray();
  }
}
