package io.weir.cluster;

import io.weir.flink.EmbeddedFlink;
import java.time.Clock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Registers the embedded cluster at the first start, and looks at every cluster now and then. */
@Component
class ClusterObserver implements ApplicationRunner {

  private static final Logger log = LoggerFactory.getLogger(ClusterObserver.class);

  private final ClusterRepository repository;
  private final ClusterSights sights;
  private final ClusterLinks links;
  private final EmbeddedFlink embedded;
  private final HomeId home;
  private final Clock clock;

  ClusterObserver(
      ClusterRepository repository,
      ClusterSights sights,
      ClusterLinks links,
      EmbeddedFlink embedded,
      HomeId home,
      Clock clock) {
    this.repository = repository;
    this.sights = sights;
    this.links = links;
    this.embedded = embedded;
    this.home = home;
    this.clock = clock;
  }

  @Override
  public void run(ApplicationArguments arguments) {
    if (embedded.enabled() && !repository.existsById(Cluster.EMBEDDED)) {
      repository.save(ClusterEntity.embedded(home.get(), clock.instant()));
    }
  }

  @Scheduled(fixedDelayString = "PT3S")
  void lookAtAll() {
    for (ClusterEntity cluster : repository.findAll()) {
      try {
        sights.save(cluster.getId(), links.look(cluster));
      } catch (RuntimeException e) {
        log.warn("Cluster {} could not be looked at: {}", cluster.getId(), e.getMessage());
      }
    }
  }
}
