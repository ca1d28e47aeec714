package io.weir.runner;

import java.util.Map;
import org.apache.paimon.flink.action.MultiTablesSinkMode;
import org.apache.paimon.flink.action.cdc.TypeMapping;

/**
 * Entry class of a MySQL database sync. It builds Paimon's action itself: the action's factory logs
 * every argument, passwords too, and Flink serves its log.
 */
public final class SyncMySqlDatabase {

  private SyncMySqlDatabase() {}

  public static void main(String[] args) throws Exception {
    SealedSpec spec = SealedSpec.open(args);
    Map<String, String> source = spec.map("source");
    MySqlSync sync =
        new MySqlSync(
            spec.text("database"), spec.map("catalog"), source, spec.text("commitUserPrefix"));
    // combined: the other mode fixes its list of tables at the start
    sync.withMode(MultiTablesSinkMode.COMBINED)
        .withTablePrefix(spec.text("tablePrefix"))
        .withTableSuffix(spec.text("tableSuffix"))
        .includingTables(spec.text("including"))
        .withTableConfig(spec.map("tableOptions"));
    if (!spec.text("excluding").isEmpty()) {
      sync.excludingTables(spec.text("excluding"));
    }
    if (!spec.list("typeMapping").isEmpty()) {
      sync.withTypeMapping(TypeMapping.parse(spec.list("typeMapping").toArray(new String[0])));
    }
    sync.run();
  }
}
