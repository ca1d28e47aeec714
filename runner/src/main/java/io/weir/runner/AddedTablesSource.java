package io.weir.runner;

import java.util.Map;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.connector.source.Boundedness;
import org.apache.flink.api.connector.source.Source;
import org.apache.flink.api.connector.source.SourceReader;
import org.apache.flink.api.connector.source.SourceReaderContext;
import org.apache.flink.api.connector.source.SplitEnumerator;
import org.apache.flink.api.connector.source.SplitEnumeratorContext;
import org.apache.flink.api.java.typeutils.ResultTypeQueryable;
import org.apache.flink.cdc.connectors.mysql.source.MySqlSource;
import org.apache.flink.cdc.connectors.mysql.source.assigners.state.PendingSplitsState;
import org.apache.flink.cdc.connectors.mysql.source.config.MySqlSourceConfig;
import org.apache.flink.cdc.connectors.mysql.source.config.MySqlSourceConfigFactory;
import org.apache.flink.cdc.connectors.mysql.source.metrics.MySqlSourceReaderMetrics;
import org.apache.flink.cdc.connectors.mysql.source.reader.MySqlRecordEmitter;
import org.apache.flink.cdc.connectors.mysql.source.reader.MySqlSourceReader;
import org.apache.flink.cdc.connectors.mysql.source.reader.MySqlSourceReaderContext;
import org.apache.flink.cdc.connectors.mysql.source.reader.MySqlSplitReader;
import org.apache.flink.cdc.connectors.mysql.source.split.MySqlSplit;
import org.apache.flink.cdc.connectors.mysql.source.utils.hooks.SnapshotPhaseHooks;
import org.apache.flink.connector.base.source.reader.synchronization.FutureCompletingBlockingQueue;
import org.apache.flink.core.io.SimpleVersionedSerializer;
import org.apache.paimon.flink.action.cdc.CdcSourceRecord;
import org.apache.paimon.flink.action.cdc.serialization.CdcDebeziumDeserializationSchema;

/**
 * The source of a sync that goes on with tables which its state does not know. The connector's
 * setting {@code scan.newly-added-table.enabled} does two things: the rows that such a table holds
 * are read, and changes of tables that are created later are dropped until the next restart. Only
 * the first is wanted. So the binlog is read by a configuration without it, all else by one with
 * it.
 */
final class AddedTablesSource
    implements Source<CdcSourceRecord, MySqlSplit, PendingSplitsState>,
        ResultTypeQueryable<CdcSourceRecord> {

  private static final long serialVersionUID = 1L;

  private final MySqlSource<CdcSourceRecord> scanning;
  private final MySqlSourceConfigFactory following;
  private final CdcDebeziumDeserializationSchema records =
      new CdcDebeziumDeserializationSchema(true, Map.of("decimal.format", "numeric"));

  /**
   * @param scanning with the setting
   * @param following the same without it
   */
  AddedTablesSource(MySqlSource<CdcSourceRecord> scanning, MySqlSource<CdcSourceRecord> following) {
    this.scanning = scanning;
    this.following = following.getConfigFactory();
  }

  @Override
  public SourceReader<CdcSourceRecord, MySqlSplit> createReader(SourceReaderContext context) {
    int subtask = context.getIndexOfSubtask();
    MySqlSourceConfig scan = scanning.getConfigFactory().createConfig(subtask);
    MySqlSourceConfig follow = following.createConfig(subtask);
    MySqlSourceReaderMetrics metrics = new MySqlSourceReaderMetrics(context.metricGroup());
    metrics.registerMetrics();
    MySqlSourceReaderContext reading = new MySqlSourceReaderContext(context);
    return new MySqlSourceReader<>(
        new FutureCompletingBlockingQueue<>(),
        () -> new MySqlSplitReader(follow, subtask, reading, SnapshotPhaseHooks.empty()),
        new MySqlRecordEmitter<>(records, metrics, scan.isIncludeSchemaChanges()),
        context.getConfiguration(),
        reading,
        scan);
  }

  @Override
  public Boundedness getBoundedness() {
    return scanning.getBoundedness();
  }

  @Override
  public SplitEnumerator<MySqlSplit, PendingSplitsState> createEnumerator(
      SplitEnumeratorContext<MySqlSplit> context) {
    return scanning.createEnumerator(context);
  }

  @Override
  public SplitEnumerator<MySqlSplit, PendingSplitsState> restoreEnumerator(
      SplitEnumeratorContext<MySqlSplit> context, PendingSplitsState state) {
    return scanning.restoreEnumerator(context, state);
  }

  @Override
  public SimpleVersionedSerializer<MySqlSplit> getSplitSerializer() {
    return scanning.getSplitSerializer();
  }

  @Override
  public SimpleVersionedSerializer<PendingSplitsState> getEnumeratorCheckpointSerializer() {
    return scanning.getEnumeratorCheckpointSerializer();
  }

  @Override
  public TypeInformation<CdcSourceRecord> getProducedType() {
    return scanning.getProducedType();
  }
}
