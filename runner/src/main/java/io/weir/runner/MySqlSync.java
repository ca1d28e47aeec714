package io.weir.runner;

import java.util.HashMap;
import java.util.Map;
import org.apache.flink.streaming.api.datastream.DataStream;
import org.apache.paimon.CoreOptions;
import org.apache.paimon.flink.action.cdc.mysql.MySqlSyncDatabaseAction;
import org.apache.paimon.flink.sink.cdc.EventParser;
import org.apache.paimon.flink.sink.cdc.RichCdcMultiplexRecord;

/**
 * Paimon's sync with a commit user that tells the job. The prefix is an option of the sink only:
 * left among the table options it would be stored in each table, and mark other writers too.
 */
final class MySqlSync extends MySqlSyncDatabaseAction {

  private final String commitUserPrefix;

  MySqlSync(
      String database,
      Map<String, String> catalog,
      Map<String, String> source,
      String commitUserPrefix) {
    super(database, catalog, source);
    this.commitUserPrefix = commitUserPrefix;
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
