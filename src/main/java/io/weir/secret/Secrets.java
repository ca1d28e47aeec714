package io.weir.secret;

import java.nio.charset.StandardCharsets;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.security.crypto.encrypt.BytesEncryptor;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * The only way to a secret. Values are encrypted at rest and are addressed by their owner, such as
 * {@code connection/shop}, and a name, such as {@code password}; they are revealed to the code that
 * must log in somewhere and never to an answer or a log.
 */
@Service
public class Secrets {

  private final JdbcClient jdbc;
  private final BytesEncryptor encryptor;
  private final Clock clock;

  Secrets(JdbcClient jdbc, BytesEncryptor encryptor, Clock clock) {
    this.jdbc = jdbc;
    this.encryptor = encryptor;
    this.clock = clock;
  }

  /** Sets or replaces those named; others of the owner stay. */
  @Transactional
  public void put(String owner, Map<String, String> values) {
    values.forEach((name, value) -> put(owner, name, value));
  }

  private void put(String owner, String name, String value) {
    jdbc.sql(
            """
            INSERT INTO secret (owner, name, ciphertext, set_at) VALUES (?, ?, ?, ?)
            ON CONFLICT (owner, name) DO UPDATE SET ciphertext = excluded.ciphertext, set_at = excluded.set_at
            """)
        .params(
            owner,
            name,
            encryptor.encrypt(value.getBytes(StandardCharsets.UTF_8)),
            Timestamp.from(clock.instant()))
        .update();
  }

  /** All secrets of an owner in clear; empty when it has none. */
  @Transactional(readOnly = true)
  public Map<String, String> reveal(String owner) {
    Map<String, String> values = new TreeMap<>();
    jdbc.sql("SELECT name, ciphertext FROM secret WHERE owner = ?")
        .param(owner)
        .query(
            row -> {
              byte[] clear = encryptor.decrypt(row.getBytes("ciphertext"));
              values.put(row.getString("name"), new String(clear, StandardCharsets.UTF_8));
            });
    return values;
  }

  /** When each secret of an owner was last set, by name: what may be shown of it. */
  @Transactional(readOnly = true)
  public Map<String, Instant> setAt(String owner) {
    Map<String, Instant> times = new TreeMap<>();
    jdbc.sql("SELECT name, set_at FROM secret WHERE owner = ?")
        .param(owner)
        .query(
            row -> {
              times.put(row.getString("name"), row.getTimestamp("set_at").toInstant());
            });
    return times;
  }

  /** Forgets all secrets of an owner. */
  @Transactional
  public void delete(String owner) {
    jdbc.sql("DELETE FROM secret WHERE owner = ?").param(owner).update();
  }
}
