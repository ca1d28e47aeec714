package io.weir.catalog;

import java.time.Clock;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** What this Weir last saw of each catalog's storage; forgotten when it ends. */
@Component
class CatalogSights {

  private final Map<String, CatalogState> states = new ConcurrentHashMap<>();
  private final Clock clock;

  CatalogSights(Clock clock) {
    this.clock = clock;
  }

  CatalogState of(String catalog) {
    return states.getOrDefault(catalog, CatalogState.UNKNOWN);
  }

  /**
   * @param trouble why it could not be reached; null when it was
   */
  void saw(String catalog, @Nullable String trouble) {
    states.put(catalog, new CatalogState(trouble == null, trouble, clock.instant()));
  }

  void forget(String catalog) {
    states.remove(catalog);
  }
}
