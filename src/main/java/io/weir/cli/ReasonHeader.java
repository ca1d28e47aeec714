package io.weir.cli;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** A reason as a header holds it: plain where it is ASCII, else as RFC 8187 encodes it. */
final class ReasonHeader {

  private ReasonHeader() {}

  static String of(String reason) {
    return reason.matches("[\\x20-\\x7e]*")
        ? reason
        : "UTF-8''" + URLEncoder.encode(reason, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
