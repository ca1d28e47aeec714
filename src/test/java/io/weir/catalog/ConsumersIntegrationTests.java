package io.weir.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.access.Role;
import io.weir.lease.Act;
import io.weir.lease.Lease;
import io.weir.lease.TableLeases;
import io.weir.testing.Answer;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.paimon.consumer.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

@WeirIntegrationTest
class ConsumersIntegrationTests {

  private static final String EXPORT = "/consumers/export";

  @Autowired Api api;
  @Autowired TableLeases leases;
  @Autowired JdbcClient jdbc;
  @TempDir Path directory;

  private ServedTable table;

  @BeforeEach
  void writeThreeTimesAndReadOnce() {
    table = new ServedTable(api, directory);
    for (int i = 0; i < 3; i++) {
      table.write(1, 5);
    }
    table.stored().consumerManager().resetConsumer("export", new Consumer(2));
  }

  @AfterEach
  void close() {
    table.close();
  }

  @Test
  void tellsWhereReadersAre() {
    Answer consumers = table.get("/consumers");
    assertThat(consumers.<List<String>>at("$.items[*].id")).containsExactly("export");
    assertThat(consumers.<Integer>at("$.items[0].nextSnapshot")).isEqualTo(2);
    assertThat(consumers.<Integer>at("$.items[0].snapshotsBehind")).isEqualTo(2);
    assertThat(consumers.<Boolean>at("$.items[0].moving")).isTrue();
    assertThat(table.get("/consumers?q=other").<List<?>>at("$.items")).isEmpty();
  }

  @Test
  void movesAReaderAndRecordsWhereItWas() {
    Answer moved = table.put(EXPORT, Map.of("nextSnapshot", 3));
    assertThat(moved.status()).as(moved.body()).isEqualTo(200);
    assertThat(moved.<Integer>at("$.nextSnapshot")).isEqualTo(3);
    assertThat(position()).isEqualTo(3);
    Answer audit = table.audit();
    assertThat(audit.<String>at("$.items[0].action")).isEqualTo("consumer.reset");
    assertThat(audit.<Integer>at("$.items[0].detail.consumer.nextSnapshot")).isEqualTo(2);
    assertThat(audit.<Integer>at("$.items[0].detail.nextSnapshot")).isEqualTo(3);
  }

  @Test
  void movesAReaderToWhatComesNextUnlessTold() {
    assertThat(table.put(EXPORT, Map.of()).<Integer>at("$.nextSnapshot")).isEqualTo(4);
    assertThat(table.get("/consumers").<Integer>at("$.items[0].snapshotsBehind")).isZero();
  }

  @Test
  void refusesPositionsThatAreGoneOrNotThereYet() {
    for (int position : List.of(0, -1, 5)) {
      Answer refused = table.put(EXPORT, Map.of("nextSnapshot", position));
      assertThat(refused.status()).isEqualTo(400);
      assertThat(refused.<String>at("$.errors[0].pointer")).isEqualTo("/nextSnapshot");
      assertThat(refused.<String>at("$.detail")).contains("from 1", "to 4");
    }
    assertThat(position()).isEqualTo(2);
  }

  @Test
  void knowsNoReaderThatLeftNoNote() {
    assertThat(table.put("/consumers/other", Map.of("nextSnapshot", 1)).status()).isEqualTo(404);
    assertThat(table.put("/consumers/..%2f..%2fx", Map.of()).status()).isBetween(400, 404);
    assertThat(table.delete("/consumers/other?confirm=other").status()).isEqualTo(404);
    assertThat(table.stored().consumerManager().listAllIds()).containsExactly("export");
  }

  @Test
  void deletesOnlyWhatWasConfirmedAndRecordsWhereItWas() {
    assertThat(table.delete(EXPORT).status()).isEqualTo(400);
    assertThat(table.delete(EXPORT + "?confirm=Export").<String>at("$.errors[0].pointer"))
        .isEqualTo("confirm");
    assertThat(position()).isEqualTo(2);

    assertThat(table.delete(EXPORT + "?confirm=export").status()).isEqualTo(204);
    assertThat(table.stored().consumerManager().listAllIds()).isEmpty();
    Answer audit = table.audit();
    assertThat(audit.<String>at("$.items[0].action")).isEqualTo("consumer.delete");
    assertThat(audit.<Integer>at("$.items[0].detail.snapshotsBehind")).isEqualTo(2);
  }

  @Test
  void deletesNothingOnceItsLeaseIsLostAndKeepsTheRecord() {
    try (LostLease ignored = new LostLease(jdbc, "consumer.delete")) {
      Answer refused = table.delete(EXPORT + "?confirm=export");
      assertThat(refused.status()).isEqualTo(409);
      assertThat(refused.<String>at("$.detail")).contains("is lost");
    }
    assertThat(position()).isEqualTo(2);
    assertThat(table.actions()).startsWith("consumer.delete.failed", "consumer.delete");
  }

  @Test
  void movesNothingWhileAnotherHoldsTheTable() {
    Lease lease = leases.acquire(table.id(), Act.EXPIRE_SNAPSHOTS, "run 17", Duration.ofMinutes(1));
    Answer refused = table.put(EXPORT, Map.of("nextSnapshot", 3));
    assertThat(refused.status()).isEqualTo(409);
    assertThat(refused.<String>at("$.holder")).isEqualTo("run 17");
    leases.release(lease);
    assertThat(table.put(EXPORT, Map.of("nextSnapshot", 3)).status()).isEqualTo(200);
  }

  @Test
  void viewersOnlyLook() {
    var viewer = api.as(Role.VIEWER);
    assertThat(Answer.of(viewer.get().uri(table.uri() + "/consumers")).status()).isEqualTo(200);
    var reset = viewer.put().uri(table.uri() + EXPORT).body(Map.of("nextSnapshot", 3));
    assertThat(Answer.of(reset).status()).isEqualTo(403);
    var delete = viewer.delete().uri(table.uri() + EXPORT + "?confirm=export");
    assertThat(Answer.of(delete).status()).isEqualTo(403);
  }

  private long position() {
    return table.stored().consumerManager().consumer("export").orElseThrow().nextSnapshot();
  }
}
