package io.weir.secret;

import io.weir.shared.WeirHome;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.crypto.encrypt.AesBytesEncryptor;
import org.springframework.security.crypto.encrypt.AesBytesEncryptor.CipherAlgorithm;
import org.springframework.security.crypto.encrypt.BytesEncryptor;
import org.springframework.security.crypto.keygen.KeyGenerators;

/**
 * AES-256 in GCM mode with a random 16-byte nonce for each value, from Spring Security's crypto
 * module.
 */
@Configuration(proxyBeanMethods = false)
class SecretConfiguration {

  private static final int NONCE_BYTES = 16;

  @Bean
  BytesEncryptor secretEncryptor(
      @Value("${weir.secret-key:#{null}}") @Nullable String configured, WeirHome home)
      throws IOException {
    return new AesBytesEncryptor(
        SecretKeyFile.load(configured, home),
        KeyGenerators.secureRandom(NONCE_BYTES),
        CipherAlgorithm.GCM);
  }
}
