package io.weir.access;

import io.weir.audit.Actor;
import io.weir.shared.Problem;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.json.JsonMapper;

/**
 * Makes a creating call safe to repeat: the same key from the same caller answers the same thing
 * for a day.
 */
@Service
public class IdempotencyKeys {

  private static final Duration KEPT = Duration.ofDays(1);
  private static final int MAX_KEY_LENGTH = 200;

  private final JdbcClient jdbc;
  private final JsonMapper json;
  private final Clock clock;

  IdempotencyKeys(JdbcClient jdbc, JsonMapper json, Clock clock) {
    this.jdbc = jdbc;
    this.json = json;
    this.clock = clock;
  }

  private record Earlier(byte[] request, String answer) {}

  /**
   * Runs the action once for each key. The key and what the action writes are one transaction; a
   * second call with the key waits for the first to end.
   *
   * @param call the endpoint, such as {@code POST /runs}
   * @param key the header Idempotency-Key; null runs the action without ado
   * @param request the body, which must be the same each time
   * @param action gives the id of what it made, at most 200 characters
   * @return the id, of this or the earlier call
   * @throws Problem CONFLICT when the key came with another body
   */
  @Transactional
  public String once(String call, @Nullable String key, Object request, Supplier<String> action) {
    if (key == null) {
      return action.get();
    }
    if (key.isBlank() || key.length() > MAX_KEY_LENGTH) {
      throw Problem.invalid("Idempotency-Key", "A key has 1 to " + MAX_KEY_LENGTH + " characters.");
    }
    byte[] hash = hash(request);
    if (claim(call, key, hash)) {
      String answer = action.get();
      jdbc.sql("UPDATE idempotency_key SET answer = ? WHERE actor = ? AND call = ? AND key = ?")
          .params(answer, Actor.current().name(), call, key)
          .update();
      return answer;
    }
    Earlier earlier = earlier(call, key);
    if (!Arrays.equals(earlier.request(), hash)) {
      throw Problem.conflict("This Idempotency-Key was used with another body. Take a new one.");
    }
    return earlier.answer();
  }

  private boolean claim(String call, String key, byte[] hash) {
    return jdbc.sql(
                """
                INSERT INTO idempotency_key (actor, call, key, request, answer, created_at)
                VALUES (?, ?, ?, ?, '', ?) ON CONFLICT DO NOTHING
                """)
            .params(Actor.current().name(), call, key, hash, Timestamp.from(clock.instant()))
            .update()
        == 1;
  }

  private Earlier earlier(String call, String key) {
    return jdbc.sql(
            "SELECT request, answer FROM idempotency_key WHERE actor = ? AND call = ? AND key = ?")
        .params(Actor.current().name(), call, key)
        .query((row, number) -> new Earlier(row.getBytes("request"), row.getString("answer")))
        .single();
  }

  @Scheduled(fixedDelayString = "PT1H")
  @Transactional
  void forgetOld() {
    jdbc.sql("DELETE FROM idempotency_key WHERE created_at < ?")
        .param(Timestamp.from(clock.instant().minus(KEPT)))
        .update();
  }

  private byte[] hash(Object request) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(json.writeValueAsBytes(request));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
