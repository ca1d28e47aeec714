package io.weir.job;

import io.weir.lease.JobOnTable;
import io.weir.shared.Names;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Follows the tables of a MySQL database: first what they hold, then each change.
 *
 * @param connection to the source
 * @param sourceDatabase the database there
 * @param tables which of its tables
 * @param catalog of the lake
 * @param database where the tables go
 * @param tablePrefix put before each table's name
 * @param tableSuffix put after it
 * @param tableOptions of the tables that it creates; each has a fixed bucket and is write-only
 * @param typeMapping Paimon's words, such as {@code tinyint1-not-bool}; {@code to-nullable} always
 * @param checkpointInterval how often what arrived becomes visible
 */
public record MySqlSync(
    String connection,
    String sourceDatabase,
    TableChoice tables,
    String catalog,
    String database,
    String tablePrefix,
    String tableSuffix,
    Map<String, String> tableOptions,
    List<String> typeMapping,
    Duration checkpointInterval,
    Integer parallelism)
    implements JobSpec {

  static final String KIND = "mysql-sync";

  private static final String TO_NULLABLE = "to-nullable";

  static final Set<String> TYPE_MAPPINGS =
      Set.of(
          "tinyint1-not-bool",
          TO_NULLABLE,
          "to-string",
          "char-to-string",
          "longtext-to-bytes",
          "decimal-no-change",
          "bigint-unsigned-to-bigint",
          "allow-non-string-to-string");

  private static final Duration DEFAULT_INTERVAL = Duration.ofSeconds(10);
  private static final String BUCKET = "bucket";
  private static final String WRITE_ONLY = "write-only";
  private static final String DEFAULT_BUCKETS = "2";

  public MySqlSync(
      @Nullable String connection,
      @Nullable String sourceDatabase,
      @Nullable TableChoice tables,
      @Nullable String catalog,
      @Nullable String database,
      @Nullable String tablePrefix,
      @Nullable String tableSuffix,
      @Nullable Map<String, String> tableOptions,
      @Nullable List<String> typeMapping,
      @Nullable Duration checkpointInterval,
      @Nullable Integer parallelism) {
    this.connection = SpecFields.required("/connection", connection);
    this.sourceDatabase = SpecFields.required("/sourceDatabase", sourceDatabase);
    this.tables = tables == null ? TableChoice.ALL : tables;
    this.catalog = SpecFields.required("/catalog", catalog);
    this.database = Names.lake("/database", SpecFields.required("/database", database));
    this.tablePrefix = SpecFields.affix("/tablePrefix", tablePrefix);
    this.tableSuffix = SpecFields.affix("/tableSuffix", tableSuffix);
    this.tableOptions = options(SpecFields.texts("/tableOptions", tableOptions));
    this.typeMapping = nullable(checked(SpecFields.texts("/typeMapping", typeMapping)));
    this.checkpointInterval = SpecFields.interval(checkpointInterval, DEFAULT_INTERVAL);
    this.parallelism = SpecFields.parallelism(parallelism);
  }

  /** The combined sink writes to fixed buckets only; Weir maintains what is write-only. */
  private static Map<String, String> options(Map<String, String> asked) {
    Map<String, String> options = new LinkedHashMap<>(asked);
    options.putIfAbsent(BUCKET, DEFAULT_BUCKETS);
    options.putIfAbsent(WRITE_ONLY, "true");
    if (!options.get(BUCKET).matches("[1-9]\\d{0,4}")) {
      throw Problem.invalid(
          "/tableOptions/bucket", "A database sync needs a fixed bucket: a number from 1 on.");
    }
    return Map.copyOf(options);
  }

  /** Whether the tables that it creates get no other options than it gives to all. */
  boolean hasDefaultOptions() {
    return Set.of(BUCKET, WRITE_ONLY).containsAll(tableOptions.keySet())
        && Boolean.parseBoolean(tableOptions.get(WRITE_ONLY));
  }

  private static List<String> checked(List<String> mappings) {
    for (int i = 0; i < mappings.size(); i++) {
      if (!TYPE_MAPPINGS.contains(mappings.get(i))) {
        throw Problem.invalid(
            "/typeMapping/" + i,
            "There is no such type mapping. Known are " + TYPE_MAPPINGS.stream().sorted().toList());
      }
    }
    return List.copyOf(mappings);
  }

  /**
   * Columns beside the key may be null in the lake, whatever the source says: one that the source
   * adds as NOT NULL has no value in the rows that are there.
   */
  private static List<String> nullable(List<String> mappings) {
    return mappings.contains(TO_NULLABLE)
        ? mappings
        : Stream.concat(mappings.stream(), Stream.of(TO_NULLABLE)).toList();
  }

  @Override
  public JobKind kind() {
    return JobKind.MYSQL_SYNC;
  }

  @Override
  public @Nullable String onlyTable() {
    return null;
  }

  @Override
  public String targets() {
    return catalog + "." + database;
  }

  @Override
  public @Nullable Integer tableCount() {
    return tables.include().isEmpty() ? null : tables.include().size();
  }

  /** The table that a source table goes to. */
  TableId target(String sourceTable) {
    return new TableId(catalog, database, tablePrefix + sourceTable + tableSuffix);
  }

  @Override
  public boolean actsOn(TableId table) {
    String name = table.table();
    return table.catalog().equals(catalog)
        && table.database().equals(database)
        && name.length() >= tablePrefix.length() + tableSuffix.length()
        && name.startsWith(tablePrefix)
        && name.endsWith(tableSuffix)
        && tables.takes(name.substring(tablePrefix.length(), name.length() - tableSuffix.length()));
  }

  @Override
  public JobOnTable.Kind effect() {
    return JobOnTable.Kind.WRITER;
  }
}
