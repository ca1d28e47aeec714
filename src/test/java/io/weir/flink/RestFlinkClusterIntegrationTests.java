package io.weir.flink;

import static org.awaitility.Awaitility.await;

import io.weir.lake.LakeTables;
import io.weir.shared.TableId;
import io.weir.shared.WeirHome;
import io.weir.testing.WeirIntegrationTest;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.springframework.beans.factory.annotation.Autowired;

/** The real embedded Flink keeps the contract. */
@WeirIntegrationTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RestFlinkClusterIntegrationTests extends FlinkClusterContract {

  @Autowired private FlinkClusters clusters;
  @Autowired private EmbeddedFlink embedded;
  @Autowired private WeirHome home;

  @BeforeAll
  void prepare() {
    LakeTables.create(home.resolve("warehouse"), "contract", "t").write(1);
    await()
        .atMost(Duration.ofMinutes(2))
        .ignoreExceptions()
        .until(() -> cluster().overview().taskManagers() == 1);
  }

  @Override
  FlinkCluster cluster() {
    return clusters.at(embedded.address().orElseThrow());
  }

  @Override
  JobSubmission job(String id) {
    Map<String, String> catalog = Map.of("warehouse", home.resolve("warehouse").toString());
    TableId table = new TableId("main", "contract", "t");
    return new JobSubmission(
        id,
        "contract " + id,
        JobSubmission.Program.COMPACT_TABLE,
        CompactionProgram.of(catalog, table, "contract", "minor"),
        JobSettings.streaming(1, Duration.ofSeconds(2), null),
        null);
  }

  @Override
  String savepointDirectory() {
    return embedded.savepoints().toUri().toString();
  }
}
