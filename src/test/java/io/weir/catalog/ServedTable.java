package io.weir.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.lake.LakeRows;
import io.weir.paimon.TestLake;
import io.weir.shared.TableId;
import io.weir.testing.Answer;
import io.weir.testing.Api;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.paimon.data.BinaryString;
import org.apache.paimon.data.GenericRow;
import org.apache.paimon.options.ExpireConfig;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.sink.BatchTableCommit;
import org.apache.paimon.table.sink.BatchTableWrite;
import org.apache.paimon.table.sink.BatchWriteBuilder;

/** A table in a lake of its own, and the REST calls about it. */
final class ServedTable implements AutoCloseable {

  private static final String TABLE = "orders";

  private final Api api;
  private final TestLake lake;
  private final Path directory;
  private final String catalog = "c" + UUID.randomUUID().toString().substring(0, 8);

  ServedTable(Api api, Path directory) {
    this.api = api;
    this.directory = directory;
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

  /** One commit of rows with these ids in the place of all others. */
  void overwrite(int from, int to) {
    write(stored().newBatchWriteBuilder().withOverwrite(), from, to);
  }

  /** One commit of rows with these ids to a branch. */
  void write(String branch, int from, int to) {
    write(stored().switchToBranch(branch).newBatchWriteBuilder(), from, to);
  }

  private static void write(BatchWriteBuilder builder, int from, int to) {
    try (BatchTableWrite write = builder.newWrite();
        BatchTableCommit commit = builder.newCommit()) {
      for (int id = from; id <= to; id++) {
        write.write(GenericRow.of(id, BinaryString.fromString("value")));
      }
      commit.commit(write.prepareCommit());
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /** Expires all snapshots but the newest, as a writer would. */
  void expire() {
    ExpireConfig config =
        ExpireConfig.builder()
            .snapshotRetainMin(1)
            .snapshotRetainMax(1)
            .snapshotTimeRetain(Duration.ZERO)
            .build();
    stored().newExpireSnapshots().config(config).expire();
  }

  /** Its rows' ids, ascending, as any reader finds them. */
  List<Integer> ids() {
    return LakeRows.ids(directory.resolve("warehouse"), TestLake.DATABASE, TABLE).stream()
        .sorted()
        .toList();
  }

  /** Paimon's own view of it. */
  FileStoreTable stored() {
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
