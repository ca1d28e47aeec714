package io.weir.job;

import io.weir.cluster.Clusters;
import io.weir.connection.Connections;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import org.springframework.stereotype.Component;

/** What a job's declaration names must be there. */
@Component
class JobParts {

  private final Clusters clusters;
  private final Connections connections;
  private final LakeAccess lake;

  JobParts(Clusters clusters, Connections connections, LakeAccess lake) {
    this.clusters = clusters;
    this.connections = connections;
    this.lake = lake;
  }

  /**
   * @throws Problem INVALID at the name that leads nowhere
   */
  void require(JobDeclaration declaration) {
    JobSpec spec = declaration.spec();
    require("/cluster", () -> clusters.get(declaration.cluster()));
    require("/spec/catalog", () -> lake.requireCatalog(spec.catalog()));
    if (spec instanceof MySqlSync sync) {
      require("/spec/connection", () -> connections.get(sync.connection()));
    }
  }

  private static void require(String pointer, Runnable look) {
    try {
      look.run();
    } catch (Problem e) {
      throw e.type() == ProblemType.NOT_FOUND ? Problem.invalid(pointer, e.detail()) : e;
    }
  }
}
