package io.weir.connection;

import java.util.Map;

/**
 * Everything that is needed to log in to a source, password included: for the code that does, and
 * never for an answer or a log.
 *
 * @param password in clear; empty when none is set
 */
public record SourceLogin(
    String host, int port, String username, String password, Map<String, String> options) {

  static SourceLogin of(ConnectionSpec spec, String password) {
    return new SourceLogin(spec.host(), spec.port(), spec.username(), password, spec.options());
  }

  @Override
  public String toString() {
    return "SourceLogin[" + username + "@" + host + ":" + port + "]";
  }
}
