package io.weir.cluster;

import io.weir.audit.AuditTrail;
import io.weir.flink.FlinkCluster;
import io.weir.flink.JobSubmission;
import io.weir.flink.Submission;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import java.net.URI;
import java.time.Clock;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Keeps the Flink clusters that jobs run on, looks at them and reaches them. */
@Service
public class Clusters {

  private final ClusterRepository repository;
  private final ClusterSights sights;
  private final ClusterLinks links;
  private final ClusterTest test;
  private final ObjectProvider<ClusterUses> uses;
  private final AuditTrail audit;
  private final Clock clock;

  Clusters(
      ClusterRepository repository,
      ClusterSights sights,
      ClusterLinks links,
      ClusterTest test,
      ObjectProvider<ClusterUses> uses,
      AuditTrail audit,
      Clock clock) {
    this.repository = repository;
    this.sights = sights;
    this.links = links;
    this.test = test;
    this.uses = uses;
    this.audit = audit;
    this.clock = clock;
  }

  public Page<Cluster> list(PageRequest page) {
    List<Cluster> found =
        repository.findAll().stream()
            .filter(c -> page.matches(c.getId()))
            .map(this::shown)
            .toList();
    return page.page(found, Cluster::name, Map.of("name", Comparator.comparing(Cluster::name)));
  }

  /**
   * @throws Problem NOT_FOUND
   */
  public Cluster get(String name) {
    return shown(require(name));
  }

  @Transactional
  public Cluster create(ClusterSpec spec) {
    spec.check();
    if (repository.existsById(spec.name())) {
      throw Problem.conflict("There is already a cluster named '" + spec.name() + "'.");
    }
    ClusterEntity entity = repository.saveAndFlush(ClusterEntity.session(spec, clock.instant()));
    audit.record("cluster.create", spec.name(), "Registered cluster " + spec.name(), detail(spec));
    return shown(entity);
  }

  /**
   * @param version as the caller last saw it
   */
  @Transactional
  public Cluster update(ClusterSpec spec, long version) {
    spec.check();
    ClusterEntity entity = require(spec.name());
    refuseEmbedded(entity);
    entity.requireVersion(version, "cluster");
    if (!spec.url().equals(entity.url())) {
      refuseWhileUsed(spec.name());
    }
    entity.become(spec);
    repository.saveAndFlush(entity);
    audit.record("cluster.update", spec.name(), "Changed cluster " + spec.name(), detail(spec));
    return shown(entity);
  }

  /**
   * @throws Problem CONFLICT while jobs are to run on it, and for the embedded one
   */
  @Transactional
  public void delete(String name) {
    ClusterEntity entity = require(name);
    refuseEmbedded(entity);
    refuseWhileUsed(name);
    repository.delete(entity);
    audit.record("cluster.delete", name, "Removed cluster " + name, Map.of());
  }

  /** Tests a registered cluster. Blocks half a minute at most. */
  public List<ClusterCheck> test(String name) {
    return test.run(require(name));
  }

  /** Looks at a cluster now and keeps what was seen. Blocks, twenty seconds at most. */
  public ClusterSight look(String name) {
    ClusterSight sight = links.look(require(name));
    sights.save(name, sight);
    return sight;
  }

  /**
   * The way to a cluster.
   *
   * @throws Problem NOT_FOUND, or UNAVAILABLE when it has no address now
   */
  public FlinkCluster connect(String name) {
    return links.connect(require(name));
  }

  /**
   * Submits a job; see {@link FlinkCluster#submit}. Never call it inside a transaction: it blocks
   * two minutes at most.
   */
  public Submission submit(String name, JobSubmission job) {
    try {
      return connect(name).submit(job);
    } catch (Problem e) {
      return new Submission.Unknown(e.detail());
    }
  }

  private void refuseWhileUsed(String name) {
    List<String> users = uses.stream().flatMap(u -> u.of(name).stream()).toList();
    if (!users.isEmpty()) {
      throw Problem.conflict(
          "Cluster '" + name + "' is used by " + String.join(", ", users) + ". Delete that first.");
    }
  }

  private static void refuseEmbedded(ClusterEntity entity) {
    if (entity.isEmbedded()) {
      throw Problem.conflict("The embedded cluster is Weir's own; weir.flink.* configures it.");
    }
  }

  private Cluster shown(ClusterEntity entity) {
    String address = links.address(entity).map(URI::toString).orElse(null);
    return entity.toCluster(address, sights.find(entity.getId()));
  }

  private ClusterEntity require(String name) {
    return repository.findById(name).orElseThrow(() -> Problem.notFound("cluster", name));
  }

  private static Map<String, Object> detail(ClusterSpec spec) {
    Map<String, Object> detail = new LinkedHashMap<>();
    detail.put("url", spec.url());
    detail.put("checkpointDirectory", spec.checkpointDirectory());
    detail.put("savepointDirectory", spec.savepointDirectory());
    return detail;
  }
}
