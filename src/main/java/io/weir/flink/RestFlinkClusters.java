package io.weir.flink;

import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** Flink clusters by their REST API. */
@Component
class RestFlinkClusters implements FlinkClusters {

  private final HttpClient client =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(5))
          .build();
  private final Map<URI, FlinkCluster> known = new ConcurrentHashMap<>();
  private final JsonMapper json;
  private final RunnerJar runner;

  RestFlinkClusters(JsonMapper json, FlinkProperties properties) {
    this.json = json;
    this.runner = new RunnerJar(properties.runnerJar());
  }

  @Override
  public FlinkCluster at(URI rest) {
    return known.computeIfAbsent(
        rest, address -> new RestFlinkCluster(new FlinkHttp(client, json, address), runner));
  }
}
