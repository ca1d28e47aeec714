package io.weir.cluster;

import io.weir.shared.WeirHome;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import org.springframework.stereotype.Component;

/**
 * Tells this Weir's home from that of another Weir on the same database: each has an embedded Flink
 * of its own, and only one of them can be the registered one.
 */
@Component
class HomeId {

  private final Path file;

  HomeId(WeirHome home) {
    this.file = home.resolve("flink").resolve("id");
  }

  /** Made once, and kept in the home. */
  synchronized String get() {
    try {
      if (!Files.exists(file)) {
        Files.createDirectories(file.getParent());
        Files.writeString(file, UUID.randomUUID().toString());
      }
      return Files.readString(file).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
