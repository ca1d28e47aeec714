package io.weir.cluster;

import java.util.List;

/** Who needs a cluster; whoever runs jobs implements it. */
public interface ClusterUses {

  /** The names of the jobs that are to run on the cluster. Reads the database only. */
  List<String> of(String cluster);
}
