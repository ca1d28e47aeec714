package io.weir.flink;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Where the embedded Flink keeps its things: {@code <home>/flink}.
 *
 * @param root the folder itself
 */
record EmbeddedHome(Path root) {

  Path conf() {
    return root.resolve("conf");
  }

  Path log() {
    return root.resolve("log");
  }

  Path temporary() {
    return root.resolve("tmp");
  }

  Path checkpoints() {
    return root.resolve("checkpoints");
  }

  Path savepoints() {
    return root.resolve("savepoints");
  }

  /** What is known of the process of this role. */
  Path processFile(String role) {
    return root.resolve(role + ".process");
  }

  void create() throws IOException {
    for (Path folder : List.of(conf(), log(), temporary(), checkpoints(), savepoints())) {
      Files.createDirectories(folder);
    }
  }
}
