package io.weir.secret;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.testing.WeirIntegrationTest;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

@WeirIntegrationTest
class SecretsIntegrationTests {

  @Autowired Secrets secrets;
  @Autowired JdbcClient jdbc;

  private final String owner = "test/" + UUID.randomUUID();

  @Test
  void areEncryptedAtRestAndRevealedWhole() {
    secrets.put(owner, Map.of("password", "grüße 'n \"quotes\""));
    assertThat(secrets.reveal(owner)).containsEntry("password", "grüße 'n \"quotes\"");
    byte[] stored =
        jdbc.sql("SELECT ciphertext FROM secret WHERE owner = ?")
            .param(owner)
            .query((row, number) -> row.getBytes(1))
            .single();
    assertThat(new String(stored, StandardCharsets.ISO_8859_1)).doesNotContain("quotes");
  }

  @Test
  void replaceOnlyThoseThatAreNamed() {
    secrets.put(owner, Map.of("a", "1", "b", "2"));
    secrets.put(owner, Map.of("b", "3"));
    assertThat(secrets.reveal(owner)).isEqualTo(Map.of("a", "1", "b", "3"));
    assertThat(secrets.setAt(owner)).containsOnlyKeys("a", "b");
    secrets.delete(owner);
    assertThat(secrets.reveal(owner)).isEmpty();
  }
}
