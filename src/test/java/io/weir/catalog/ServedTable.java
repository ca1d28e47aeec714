package io.weir.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.paimon.TestLake;
import io.weir.shared.TableId;
import io.weir.testing.Answer;
import io.weir.testing.Api;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** A table in a lake of its own, and the REST calls about it. */
final class ServedTable implements AutoCloseable {

  private static final String TABLE = "orders";

  private final Api api;
  private final TestLake lake;
  private final String catalog = "c" + UUID.randomUUID().toString().substring(0, 8);

  ServedTable(Api api, Path directory) {
    this.api = api;
    this.lake = new TestLake(directory);
    lake.createKeyed(TABLE, Map.of());
    var body =
        Map.of("name", catalog, "metastore", "filesystem", "warehouse", directory + "/warehouse");
    assertThat(Answer.of(api.admin().post().uri("/catalogs").body(body)).status()).isEqualTo(201);
  }

  TableId id() {
    return new TableId(catalog, TestLake.DATABASE, TABLE);
  }

  TestLake lake() {
    return lake;
  }

  /** One commit of rows with these ids. */
  void write(int from, int to) {
    lake.write(TABLE, from, to, "value");
  }

  /** Paimon's own view of it. */
  org.apache.paimon.table.FileStoreTable stored() {
    return lake.stored(TABLE);
  }

  String uri() {
    return "/catalogs/" + catalog + "/databases/" + TestLake.DATABASE + "/tables/" + TABLE;
  }

  Answer get(String path) {
    return Answer.of(api.admin().get().uri(uri() + path));
  }

  Answer post(String path, Map<String, ?> body) {
    return Answer.of(api.admin().post().uri(uri() + path).body(body));
  }

  Answer put(String path, Map<String, ?> body) {
    return Answer.of(api.admin().put().uri(uri() + path).body(body));
  }

  Answer delete(String path) {
    return Answer.of(api.admin().delete().uri(uri() + path));
  }

  /** What was done to it, newest first. */
  List<String> actions() {
    return audit().at("$.items[*].action");
  }

  Answer audit() {
    return Answer.of(api.admin().get().uri("/audit?target=" + id()));
  }

  @Override
  public void close() {
    lake.close();
  }
}
