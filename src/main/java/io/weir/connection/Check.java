package io.weir.connection;

import org.jspecify.annotations.Nullable;

/**
 * One thing that a test of a connection looked at.
 *
 * @param id stable, such as {@code binlog-format}
 * @param title what was looked at, in words
 * @param ok null when it could not be looked at, because something before it failed
 * @param message what was found
 * @param fix SQL or configuration that mends it; null when nothing is to be mended
 */
public record Check(
    String id, String title, @Nullable Boolean ok, @Nullable String message, @Nullable String fix) {

  static Check passed(String id, String title, String message) {
    return new Check(id, title, true, message, null);
  }

  static Check failed(String id, String title, String message, @Nullable String fix) {
    return new Check(id, title, false, message, fix);
  }

  static Check notReached(String id, String title) {
    return new Check(id, title, null, null, null);
  }
}
