package io.weir.paimon;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Bounds on what Weir asks of a catalog's storage.
 *
 * @param callTimeout after this long a call is given up, so that a dead storage never holds a page
 * @param concurrency how many calls one catalog may have under way at once
 * @param followConcurrency how many of a catalog's tables are looked at at once; these have threads
 *     of their own, so that no page waits for them
 */
@ConfigurationProperties("weir.paimon")
public record LakeProperties(
    @DefaultValue("PT30S") Duration callTimeout,
    @DefaultValue("16") int concurrency,
    @DefaultValue("64") int followConcurrency) {

  public LakeProperties {
    if (callTimeout.isNegative()
        || callTimeout.isZero()
        || concurrency < 1
        || followConcurrency < 1) {
      throw new IllegalArgumentException(
          "weir.paimon.call-timeout, concurrency and follow-concurrency must be positive");
    }
  }
}
