package io.weir.runner;

import static org.apache.paimon.flink.action.cdc.mysql.MySqlActionUtils.SCAN_NEWLY_ADDED_TABLE_ENABLED;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.api.connector.source.Source;
import org.apache.flink.cdc.connectors.mysql.source.MySqlSource;
import org.apache.flink.cdc.connectors.mysql.source.config.MySqlSourceOptions;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.streaming.api.datastream.DataStream;
import org.apache.paimon.CoreOptions;
import org.apache.paimon.catalog.Catalog;
import org.apache.paimon.catalog.Identifier;
import org.apache.paimon.flink.action.cdc.CdcActionCommonUtils;
import org.apache.paimon.flink.action.cdc.CdcSourceRecord;
import org.apache.paimon.flink.action.cdc.mysql.MySqlActionUtils;
import org.apache.paimon.flink.action.cdc.mysql.MySqlSyncDatabaseAction;
import org.apache.paimon.flink.sink.cdc.EventParser;
import org.apache.paimon.flink.sink.cdc.RichCdcMultiplexRecord;
import org.apache.paimon.schema.Schema;
import org.apache.paimon.schema.SchemaChange;
import org.apache.paimon.table.FileStoreTable;

/**
 * Paimon's sync, which differs in that
 *
 * <ul>
 *   <li>its commit user tells the job: the prefix is an option of the sink only, for among the
 *       table options it would be stored in each table, and mark other writers too;
 *   <li>tables of the lake catch up with what their source altered while no job ran;
 *   <li>the rows of tables that its state does not know are read, and yet those of tables that are
 *       created later arrive at once;
 *   <li>names are names: those of tables that are left out do not act as patterns.
 * </ul>
 */
final class MySqlSync extends MySqlSyncDatabaseAction {

  private final String commitUserPrefix;
  private final List<String> keyless = new ArrayList<>();

  MySqlSync(
      String database,
      Map<String, String> catalog,
      Map<String, String> source,
      String commitUserPrefix) {
    super(database, catalog, source);
    this.commitUserPrefix = commitUserPrefix;
  }

  @Override
  protected void beforeBuildingSourceSink() throws Exception {
    Map<String, Schema> sources =
        new SourceSchemas(cdcSourceConfig, typeMapping).read(this::isChosen);
    for (Map.Entry<String, Schema> source : sources.entrySet()) {
      if (source.getValue().primaryKeys().isEmpty()) {
        keyless.add(source.getKey());
      } else {
        tables.add(target(source.getKey(), source.getValue()));
      }
    }
    if (tables.isEmpty()) {
      throw new IllegalStateException("No tables to be synchronized");
    }
  }

  private boolean isChosen(String table) {
    return table.matches(includingTables)
        && (excludingTables == null || !table.matches(excludingTables));
  }

  /** The table of the lake, made or altered as its source is. */
  private FileStoreTable target(String name, Schema source) throws Exception {
    Identifier target = Identifier.create(database, tablePrefix + name + tableSuffix);
    Schema wanted = schema(target, source);
    try {
      FileStoreTable table = (FileStoreTable) catalog.getTable(target);
      List<SchemaChange> changes = SchemaCatchUp.changes(table.schema(), wanted);
      if (!changes.isEmpty()) {
        catalog.alterTable(target, changes, false);
        table = (FileStoreTable) catalog.getTable(target);
      }
      if (!CdcActionCommonUtils.schemaCompatible(table.schema(), wanted.fields())) {
        throw new IllegalStateException(
            "Incompatible schema found. Paimon table is: "
                + target.getFullName()
                + ", its fields are "
                + table.schema().fields()
                + ", those of its source "
                + wanted.fields());
      }
      return alterTableOptions(target, table);
    } catch (Catalog.TableNotExistException e) {
      catalog.createTable(target, wanted, false);
      return (FileStoreTable) catalog.getTable(target);
    }
  }

  private Schema schema(Identifier target, Schema source) {
    return CdcActionCommonUtils.buildPaimonSchema(
        target.getFullName(),
        partitionKeys,
        primaryKeys,
        Collections.emptyList(),
        tableConfig,
        source,
        metadataConverters,
        caseSensitive,
        false,
        true,
        syncPKeysFromSourceSchema);
  }

  @Override
  public void build() throws Exception {
    syncJobHandler.checkRequiredOption();
    validateRuntimeExecutionMode();
    catalog.createDatabase(database, true);
    beforeBuildingSourceSink();
    buildSink(
        env.fromSource(
                source(), WatermarkStrategy.noWatermarks(), syncJobHandler.provideSourceName())
            .flatMap(recordParse())
            .name("Parse"),
        buildEventParserFactory());
  }

  private Source<CdcSourceRecord, ?, ?> source() {
    MySqlSource<CdcSourceRecord> asked = source(cdcSourceConfig);
    if (!cdcSourceConfig.get(SCAN_NEWLY_ADDED_TABLE_ENABLED)) {
      return asked;
    }
    Configuration without = new Configuration(cdcSourceConfig);
    without.set(SCAN_NEWLY_ADDED_TABLE_ENABLED, false);
    return new AddedTablesSource(asked, source(without));
  }

  private MySqlSource<CdcSourceRecord> source(Configuration configuration) {
    return MySqlActionUtils.buildMySqlSource(configuration, tableList(), typeMapping);
  }

  /** A pattern for the qualified names of the tables to follow, also of those made later. */
  private String tableList() {
    String qualifier = cdcSourceConfig.get(MySqlSourceOptions.DATABASE_NAME) + "\\.";
    String leftOut =
        Stream.concat(
                Stream.ofNullable(excludingTables),
                keyless.stream().map(name -> name.replaceAll("[^A-Za-z0-9_]", "\\\\$0")))
            .collect(Collectors.joining("|"));
    String chosen = qualifier + "(?:" + includingTables + ")";
    return leftOut.isEmpty() ? chosen : "(?!" + qualifier + "(?:" + leftOut + ")$)" + chosen;
  }

  @Override
  protected void buildSink(
      DataStream<RichCdcMultiplexRecord> input,
      EventParser.Factory<RichCdcMultiplexRecord> parserFactory) {
    Map<String, String> sinkOptions = new HashMap<>(tableConfig);
    sinkOptions.put(CoreOptions.COMMIT_USER_PREFIX.key(), commitUserPrefix);
    tableConfig = sinkOptions;
    super.buildSink(input, parserFactory);
  }
}
