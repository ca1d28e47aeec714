package io.weir.flink;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.weir.flink.FlinkHttp.Answer;
import java.net.URLEncoder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * Reads what the steps of a job measure: for each step which metrics there are, then the values of
 * those that are of use, as many at once as a request holds.
 */
final class JobMetricsReader {

  /** Flink takes no longer line than 4096 characters; the rest is for the path. */
  private static final int MAX_IDS_LENGTH = 3500;

  private final FlinkHttp http;

  JobMetricsReader(FlinkHttp http) {
    this.http = http;
  }

  JobMetrics read(FlinkJob job) {
    Map<String, Double> values = new HashMap<>();
    for (FlinkJob.Vertex vertex : job.vertices()) {
      String path =
          RestFlinkCluster.path(job.id(), "/vertices/" + vertex.id() + "/subtasks/metrics");
      for (String ids : requests(ids(path))) {
        ask(path + "?agg=max&get=" + ids)
            .ifPresent(
                answer ->
                    FlinkJson.maxima(answer)
                        .forEach((id, value) -> values.merge(id, value, Math::max)));
      }
    }
    return MetricNames.metrics(values);
  }

  private List<String> ids(String path) {
    return ask(path).map(FlinkJson::ids).orElse(List.of()).stream()
        .filter(MetricNames::isOfUse)
        .toList();
  }

  private static List<String> requests(List<String> ids) {
    List<String> requests = new ArrayList<>();
    StringBuilder request = new StringBuilder();
    for (String id : ids) {
      String encoded = URLEncoder.encode(id, UTF_8);
      if (!request.isEmpty() && request.length() + encoded.length() >= MAX_IDS_LENGTH) {
        requests.add(request.toString());
        request.setLength(0);
      }
      request.append(request.isEmpty() ? "" : ",").append(encoded);
    }
    if (!request.isEmpty()) {
      requests.add(request.toString());
    }
    return requests;
  }

  /** Empty when the job or step went away meanwhile. */
  private Optional<JsonNode> ask(String path) {
    Answer answer = http.get(path);
    return answer.notFound() ? Optional.empty() : Optional.of(RestFlinkCluster.read(answer));
  }
}
