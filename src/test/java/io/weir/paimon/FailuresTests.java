package io.weir.paimon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.UnknownHostException;
import java.nio.channels.ClosedChannelException;
import org.junit.jupiter.api.Test;

class FailuresTests {

  @Test
  void nameNoClasses() {
    assertThat(Failures.reason(new ClosedChannelException()))
        .isEqualTo("closed channel, without any further word.");
    assertThat(
            Failures.reason(
                new IOException("Call failed: java.net.ConnectException: Connection refused")))
        .isEqualTo("Call failed: Connection refused");
    assertThat(Failures.reason(new UnknownHostException("nohost")))
        .isEqualTo("the host nohost is not known.");
  }

  @Test
  void staySentences() {
    assertThat(Failures.reason(new IOException("x".repeat(2000)))).hasSizeLessThan(510);
    assertThat(Failures.reason(new IOException("first\nsecond"))).isEqualTo("first");
  }
}
