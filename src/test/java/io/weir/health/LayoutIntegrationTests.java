package io.weir.health;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.catalog.CatalogSpec;
import io.weir.catalog.Catalogs;
import io.weir.health.following.KeptPartitions;
import io.weir.paimon.ColumnShape;
import io.weir.paimon.TableShape;
import io.weir.paimon.tally.BucketTally;
import io.weir.paimon.tally.PartitionKey;
import io.weir.paimon.tally.PartitionTally;
import io.weir.paimon.tally.RandomTally;
import io.weir.testing.Answer;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;

/** Partitions and buckets as they are kept, page by page, against sorting all of them. */
@WeirIntegrationTest
class LayoutIntegrationTests {

  private static final int PARTITIONS = 60;
  private static final int MOST_BUCKETS = 5;
  private static final int LIMIT = 7;
  private static final long SEED = 11;

  private static final Map<String, ToLongFunction<BucketTally>> MEASURES =
      Map.of(
          "bytes", bucket -> bucket.sums().bytes(),
          "files", bucket -> bucket.sums().files(),
          "records", bucket -> bucket.sums().records(),
          "sortedRuns", BucketTally::sortedRuns);

  private static final Map<String, ToLongFunction<PartitionTally>> SUMS =
      Map.of(
          "records", partition -> partition.sums().records(),
          "bytes", partition -> partition.sums().bytes(),
          "files", partition -> partition.sums().files(),
          "smallFiles", partition -> partition.sums().smallFiles(),
          "deletedRecords", partition -> partition.sums().deletedRecords(),
          "sortedRuns", partition -> partition.most(BucketTally::sortedRuns),
          "bucketCount", partition -> partition.buckets().size(),
          "changedAt", partition -> 0);

  private static final Comparator<Bucket> PLACE =
      Comparator.comparing(Bucket::partition).thenComparing(Bucket::number);

  @Autowired private Api api;
  @Autowired private Catalogs catalogs;
  @Autowired private JdbcTemplate jdbc;

  @TempDir private Path directory;
  private final String catalog = "l" + UUID.randomUUID().toString().substring(0, 8);
  private final Map<String, PartitionTally> partitions =
      RandomTally.of(new Random(SEED), PARTITIONS, MOST_BUCKETS);

  private record Bucket(String partition, int number, BucketTally tally) {}

  @BeforeEach
  void register() {
    catalogs.create(
        new CatalogSpec(catalog, "filesystem", directory.toString(), Map.of(), Map.of()));
    catalogs.lake(catalog).createDatabase("d");
  }

  @AfterEach
  void forget() {
    catalogs.delete(catalog);
  }

  @ParameterizedTest
  @CsvSource({
    "bytes,",
    "bytes,-",
    "files,",
    "files,-",
    "records,",
    "records,-",
    "sortedRuns,",
    "sortedRuns,-"
  })
  void findsBucketsInOrder(String field, @Nullable String sign) {
    observed();
    Comparator<Bucket> order =
        Comparator.comparingLong(bucket -> MEASURES.get(field).applyAsLong(bucket.tally()));
    List<String> expected =
        names(buckets().sorted((sign == null ? order : order.reversed()).thenComparing(PLACE)));
    String sort = "&sort=" + (sign == null ? "" : sign) + field;
    assertThat(walk("buckets", sort, LayoutIntegrationTests::bucketNames)).isEqualTo(expected);
  }

  @Test
  void findsBucketsByPartition() {
    observed();
    assertThat(walk("buckets", "", LayoutIntegrationTests::bucketNames))
        .isEqualTo(names(buckets().sorted(PLACE)));
    Answer one = get("/buckets?sort=-bytes&partition=dt%3D00003");
    assertThat(one.<List<String>>at("$.items[*].partition"))
        .hasSize(partitions.get("dt=00003").buckets().size())
        .containsOnly("dt=00003");
    BucketTally first = partitions.get("dt=00000").buckets().get(0);
    Answer all = get("/buckets?limit=1");
    assertThat(all.<Integer>at("$.items[0].smallFiles")).isEqualTo((int) first.sums().smallFiles());
    assertThat(all.<List<Integer>>at("$.items[0].levels[*].files"))
        .isEqualTo(first.levels().stream().map(level -> (int) level.files()).toList());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "records",
        "bytes",
        "files",
        "smallFiles",
        "deletedRecords",
        "sortedRuns",
        "bucketCount",
        "changedAt"
      })
  void findsPartitionsInOrder(String field) {
    observed();
    Comparator<String> order =
        Comparator.comparingLong(name -> SUMS.get(field).applyAsLong(partitions.get(name)));
    Comparator<String> byName = Comparator.naturalOrder();
    assertThat(walk("partitions", "&sort=" + field, LayoutIntegrationTests::partitionNames))
        .isEqualTo(partitions.keySet().stream().sorted(order.thenComparing(byName)).toList());
    assertThat(walk("partitions", "&sort=-" + field, LayoutIntegrationTests::partitionNames))
        .isEqualTo(
            partitions.keySet().stream().sorted(order.reversed().thenComparing(byName)).toList());
  }

  @Test
  void findsPartitionsByName() {
    observed();
    List<String> names = partitions.keySet().stream().sorted().toList();
    assertThat(walk("partitions", "", LayoutIntegrationTests::partitionNames)).isEqualTo(names);
    assertThat(walk("partitions", "&sort=-partition", LayoutIntegrationTests::partitionNames))
        .isEqualTo(names.stream().sorted(Comparator.reverseOrder()).toList());
    assertThat(walk("partitions", "&q=DT=0003", LayoutIntegrationTests::partitionNames))
        .hasSize(10)
        .allMatch(name -> name.startsWith("dt=0003"));
  }

  @Test
  void saysWhenItWasSeenAndHowLargeFilesAre() {
    observed();
    Answer sizes = get("/sizes");
    assertThat(sizes.<Integer>at("$.smallBelowBytes")).isEqualTo(4096);
    assertThat(sizes.<List<Integer>>at("$.classes[*].fromBytes")).containsExactly(2, 4, 8);
    assertThat(sizes.<List<Integer>>at("$.classes[*].toBytes")).containsExactly(3, 7, 15);
    assertThat(sizes.<List<Integer>>at("$.classes[*].files")).containsExactly(5, 0, 1);
    for (String list : List.of("/sizes", "/partitions", "/buckets")) {
      assertThat(get(list).<String>at("$.observedAt")).isNotNull();
      assertThat(get(list).<Integer>at("$.snapshotId")).isEqualTo(9);
    }
  }

  @Test
  void saysOfATableThatNobodyLookedAtThatItWasNotSeen() {
    create();
    for (String list : List.of("/partitions", "/buckets")) {
      assertThat(get(list).<List<?>>at("$.items")).isEmpty();
      assertThat(get(list).<String>at("$.observedAt")).isNull();
    }
    assertThat(get("/sizes").<List<?>>at("$.classes")).isEmpty();
    assertThat(get("/sizes").<String>at("$.observedAt")).isNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/partitions?sort=colour",
        "/partitions?cursor=bm9uZQ",
        "/partitions?q=%00",
        "/buckets?sort=partition",
        "/buckets?cursor=bm9uZQ",
        "/buckets?partition=%00",
        "/buckets?limit=0"
      })
  void refusesWhatNoListHas(String list) {
    observed();
    Answer refused = get(list);
    assertThat(refused.status()).as(refused.body()).isEqualTo(400);
    assertThat(refused.<List<?>>at("$.errors")).isNotEmpty();
  }

  @Test
  void saysThatATableIsNotThere() {
    for (String list : List.of("/partitions", "/buckets", "/sizes")) {
      assertThat(get(list).status()).isEqualTo(404);
    }
  }

  /** A table that is there and that nobody looks at. */
  private long create() {
    Long number =
        jdbc.queryForObject(
            """
            INSERT INTO table_observation (catalog, database, table_name, next_look_at)
            VALUES (?, 'd', 't', 'infinity') RETURNING id
            """,
            Long.class,
            catalog);
    List<ColumnShape> columns = List.of(new ColumnShape(-1, "id", "INT", null, null));
    catalogs
        .lake(catalog)
        .createTable("d", "t", new TableShape(columns, List.of(), List.of(), Map.of(), null));
    jdbc.update("UPDATE table_observation SET missing_since = NULL WHERE id = ?", number);
    return number;
  }

  private void observed() {
    long table = create();
    jdbc.update(
        """
        UPDATE table_observation SET observed_at = now(), snapshot_id = 9,
          small_below_bytes = 4096, sizes = '{0, 0, 5, 0, 1}' WHERE id = ?
        """,
        table);
    Map<PartitionKey, PartitionTally> byKey = new HashMap<>();
    Map<PartitionKey, String> names = new HashMap<>();
    partitions.forEach(
        (name, partition) -> {
          PartitionKey key = PartitionKey.of(name.getBytes(StandardCharsets.UTF_8));
          byKey.put(key, partition);
          names.put(key, name);
        });
    KeptPartitions.keep(jdbc, table, byKey, names);
  }

  private Stream<Bucket> buckets() {
    return partitions.entrySet().stream()
        .flatMap(
            partition ->
                partition.getValue().buckets().entrySet().stream()
                    .map(
                        bucket ->
                            new Bucket(partition.getKey(), bucket.getKey(), bucket.getValue())));
  }

  private static List<String> names(Stream<Bucket> buckets) {
    return buckets.map(bucket -> bucket.partition() + " " + bucket.number()).toList();
  }

  private static List<String> bucketNames(Answer page) {
    List<String> names = new ArrayList<>();
    for (Map<String, Object> item : page.<List<Map<String, Object>>>at("$.items")) {
      names.add(item.get("partition") + " " + item.get("bucket"));
    }
    return names;
  }

  private static List<String> partitionNames(Answer page) {
    return page.at("$.items[*].partition");
  }

  private List<String> walk(String list, String query, Function<Answer, List<String>> names) {
    List<String> all = new ArrayList<>();
    String cursor = "";
    while (cursor != null) {
      Answer page = get("/" + list + "?limit=" + LIMIT + query + "&cursor=" + cursor);
      all.addAll(names.apply(page));
      cursor = page.at("$.nextCursor");
    }
    return all;
  }

  private Answer get(String of) {
    return Answer.of(
        api.admin()
            .get()
            .uri(
                URI.create(
                    api.baseUrl() + "/api/v1/catalogs/" + catalog + "/databases/d/tables/t" + of)));
  }
}
