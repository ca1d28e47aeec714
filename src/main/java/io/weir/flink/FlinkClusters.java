package io.weir.flink;

import java.net.URI;

/** The port to Flink clusters: whoever holds a cluster's REST address can talk to it. */
public interface FlinkClusters {

  /**
   * A client for the cluster at this address. Cheap, and does not connect yet.
   *
   * @param rest such as {@code http://127.0.0.1:8081}
   */
  FlinkCluster at(URI rest);
}
