package io.weir.health;

import io.weir.health.following.FollowedTable;
import io.weir.health.following.HealthProperties;
import io.weir.health.series.TablePoints;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** When points of a catalog and its tables are kept. */
@Component
class CatalogPoints {

  private static final int SUMS_IN_A_BEAT = 5;

  private final TablePoints points;
  private final HealthProperties properties;
  private final Clock clock;
  private final Map<String, Instant> lastPoints = new ConcurrentHashMap<>();
  private final Map<String, Instant> lastSums = new ConcurrentHashMap<>();

  CatalogPoints(TablePoints points, HealthProperties properties, Clock clock) {
    this.points = points;
    this.properties = properties;
    this.clock = clock;
  }

  /** One for each table that changed now, one for every table once a beat, and sums more often. */
  void keep(String catalog, Collection<FollowedTable> changed) {
    Instant now = clock.instant();
    if (isDue(lastPoints.get(catalog), properties.beat(), now)) {
      points.addAll(catalog, now);
      lastPoints.put(catalog, now);
    } else {
      points.add(changed.stream().map(FollowedTable::number).toList(), now);
    }
    if (isDue(lastSums.get(catalog), properties.beat().dividedBy(SUMS_IN_A_BEAT), now)) {
      points.addSum(catalog, now);
      lastSums.put(catalog, now);
    }
  }

  private static boolean isDue(@Nullable Instant last, Duration after, Instant now) {
    return last == null || !last.plus(after).isAfter(now);
  }
}
