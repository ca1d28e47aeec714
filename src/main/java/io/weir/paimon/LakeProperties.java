package io.weir.paimon;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Bounds on what Weir asks of a catalog's storage.
 *
 * @param callTimeout after this long a call is given up, so that a dead storage never holds a page
 * @param concurrency how many calls one catalog may have under way at once
 */
@ConfigurationProperties("weir.paimon")
public record LakeProperties(
    @DefaultValue("PT30S") Duration callTimeout, @DefaultValue("16") int concurrency) {

  public LakeProperties {
    if (callTimeout.isNegative() || callTimeout.isZero() || concurrency < 1) {
      throw new IllegalArgumentException(
          "weir.paimon.call-timeout and weir.paimon.concurrency must be positive");
    }
  }
}
