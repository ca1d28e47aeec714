package io.weir.cluster;

import io.weir.shared.Names;
import io.weir.shared.Problem;
import java.net.URI;
import java.net.URISyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * What is declared of a session cluster.
 *
 * @param url its REST address, {@code http} or {@code https}
 * @param checkpointDirectory a URI that the cluster and Weir can reach; null for the cluster's own
 * @param savepointDirectory the same for savepoints
 */
public record ClusterSpec(
    String name,
    String url,
    @Nullable String checkpointDirectory,
    @Nullable String savepointDirectory) {

  private static final int MAX_LENGTH = 1000;
  private static final int MAX_PORT = 65_535;

  /**
   * @throws Problem INVALID
   */
  void check() {
    Names.plain("/name", name);
    try {
      URI uri = new URI(url);
      boolean web = "http".equals(uri.getScheme()) || "https".equals(uri.getScheme());
      boolean plain =
          uri.getUserInfo() == null && uri.getQuery() == null && uri.getFragment() == null;
      boolean badPort = uri.getPort() == 0 || uri.getPort() > MAX_PORT;
      if (!web || uri.getHost() == null || !plain || badPort) {
        throw badUrl();
      }
    } catch (URISyntaxException e) {
      throw badUrl();
    }
    checkDirectory("/options/checkpointDirectory", checkpointDirectory);
    checkDirectory("/options/savepointDirectory", savepointDirectory);
    if (url.length() > MAX_LENGTH) {
      throw Problem.invalid("/url", "A URL has at most " + MAX_LENGTH + " characters.");
    }
  }

  private static Problem badUrl() {
    return Problem.invalid(
        "/url", "Give the REST address of the JobManager, such as http://flink.example:8081.");
  }

  private static void checkDirectory(String pointer, @Nullable String directory) {
    if (directory == null) {
      return;
    }
    if (!directory.matches("(?:/|[a-z][a-z0-9+.-]*:/)\\S*") || directory.length() > MAX_LENGTH) {
      throw Problem.invalid(
          pointer, "Give an absolute path or a URI, such as hdfs://nn/flink/checkpoints.");
    }
  }
}
