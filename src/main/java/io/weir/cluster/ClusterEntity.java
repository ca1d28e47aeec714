package io.weir.cluster;

import io.weir.shared.NamedEntity;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

@Entity
@Table(name = "cluster")
class ClusterEntity extends NamedEntity {

  @Enumerated(EnumType.STRING)
  private ClusterKind kind;

  private @Nullable String url;
  private @Nullable String checkpointDirectory;
  private @Nullable String savepointDirectory;
  private @Nullable String home;

  @SuppressWarnings("NullAway.Init")
  protected ClusterEntity() {}

  private ClusterEntity(String name, ClusterKind kind, Instant createdAt) {
    super(name, createdAt);
    this.kind = kind;
  }

  static ClusterEntity embedded(String home, Instant createdAt) {
    ClusterEntity entity = new ClusterEntity(Cluster.EMBEDDED, ClusterKind.EMBEDDED, createdAt);
    entity.home = home;
    return entity;
  }

  static ClusterEntity session(ClusterSpec spec, Instant createdAt) {
    ClusterEntity entity = new ClusterEntity(spec.name(), ClusterKind.SESSION, createdAt);
    entity.become(spec);
    return entity;
  }

  final void become(ClusterSpec spec) {
    this.url = spec.url();
    this.checkpointDirectory = spec.checkpointDirectory();
    this.savepointDirectory = spec.savepointDirectory();
  }

  boolean isEmbedded() {
    return kind == ClusterKind.EMBEDDED;
  }

  /** Whether the embedded cluster is the one of this home, and not another Weir's. */
  boolean isOf(String thisHome) {
    return thisHome.equals(home);
  }

  @Nullable String url() {
    return url;
  }

  Cluster toCluster(@Nullable String address, ClusterSight sight) {
    return new Cluster(
        name(),
        kind,
        address,
        checkpointDirectory,
        savepointDirectory,
        sight,
        createdAt(),
        version());
  }
}
