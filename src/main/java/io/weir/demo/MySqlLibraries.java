package io.weir.demo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The system libraries that the MySQL server needs, and the packages that bring them. */
final class MySqlLibraries {

  private static final String AIO = "libaio.so.1";

  /**
   * Where a distribution that moved to 64-bit time has libaio, under another name but with the same
   * functions.
   */
  private static final Path RENAMED_AIO = Path.of("/usr/lib/x86_64-linux-gnu/libaio.so.1t64");

  private static final Map<String, String> PACKAGES = new LinkedHashMap<>();

  static {
    PACKAGES.put(AIO, "libaio1 (libaio1t64 on Debian 13 and Ubuntu 24.04; libaio on Fedora)");
    PACKAGES.put("libnuma.so.1", "libnuma1 (numactl-libs on Fedora)");
  }

  private MySqlLibraries() {}

  /**
   * A directory to add to the library path, or empty when none is needed.
   *
   * @param directory where a link may be made
   */
  static Optional<Path> bridge(Path directory) throws IOException {
    if (!Files.exists(RENAMED_AIO)) {
      return Optional.empty();
    }
    Files.createDirectories(directory);
    Path link = directory.resolve(AIO);
    if (!Files.exists(link)) {
      Files.createSymbolicLink(link, RENAMED_AIO);
    }
    return Optional.of(directory);
  }

  /**
   * What is missing, as a sentence; empty when the server can start.
   *
   * @param server the server's program
   * @param libraryPath added to where libraries are looked for; empty for none
   */
  static Optional<String> missing(Path server, Optional<Path> libraryPath)
      throws IOException, InterruptedException {
    ProcessBuilder ldd = new ProcessBuilder("ldd", server.toString());
    libraryPath.ifPresent(path -> ldd.environment().put("LD_LIBRARY_PATH", path.toString()));
    Process process = ldd.redirectErrorStream(true).start();
    List<String> lines = process.inputReader().lines().toList();
    process.waitFor();
    String packages =
        PACKAGES.entrySet().stream()
            .filter(
                e ->
                    lines.stream().anyMatch(l -> l.contains(e.getKey()) && l.contains("not found")))
            .map(Map.Entry::getValue)
            .collect(Collectors.joining(" and "));
    return packages.isEmpty()
        ? Optional.empty()
        : Optional.of("The sample shop's MySQL needs a system library: install " + packages + ".");
  }
}
