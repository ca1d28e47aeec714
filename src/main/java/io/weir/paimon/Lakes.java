package io.weir.paimon;

import jakarta.annotation.PreDestroy;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;

/** The lakes that are open, one for each address. */
@Component
public class Lakes {

  private final Map<String, Lake> open = new ConcurrentHashMap<>();
  private final LakeProperties properties;
  private final Clock clock;

  Lakes(LakeProperties properties, Clock clock) {
    this.properties = properties;
    this.clock = clock;
  }

  /**
   * The lake at this address. Does not block: the storage is asked at the first call. Another
   * address under the same name closes the lake that was open under it.
   */
  public Lake open(LakeAddress address) {
    return open.compute(
        address.name(),
        (name, lake) -> {
          if (lake != null && lake.address().equals(address)) {
            return lake;
          }
          if (lake != null) {
            lake.close();
          }
          return create(address);
        });
  }

  /** A lake apart from those that are open, to try an address; the caller closes it. */
  public Lake create(LakeAddress address) {
    String name = address.name();
    Duration limit = properties.callTimeout();
    return new Lake(
        address,
        new Calls(name, properties.concurrency(), limit),
        new Calls(name + "-follow", properties.followConcurrency(), limit),
        clock);
  }

  /** Closes the lake of that name, if it is open. */
  public void close(String name) {
    Lake lake = open.remove(name);
    if (lake != null) {
      lake.close();
    }
  }

  @PreDestroy
  void closeAll() {
    open.values().forEach(Lake::close);
    open.clear();
  }
}
