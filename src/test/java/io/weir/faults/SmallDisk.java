package io.weir.faults;

import io.weir.testing.Prerequisites;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;

/** A file system of two megabytes in memory, which can be filled up and made read-only. */
final class SmallDisk implements AutoCloseable {

  private static final int BLOCK_BYTES = 4096;

  private final Path directory;

  private SmallDisk(Path directory) {
    this.directory = directory;
  }

  /** Mounts one; where this process may not, the test is skipped. */
  static SmallDisk mount(Path directory) throws Exception {
    Prerequisites.program("mount").orElseGet(() -> Assumptions.abort("There is no mount here."));
    Assumptions.assumeTrue(
        succeeds("mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", directory.toString()),
        "This process may not mount a file system: run as root.");
    return new SmallDisk(directory);
  }

  Path directory() {
    return directory;
  }

  /** Takes all the space that is left. */
  void fill() throws IOException {
    byte[] block = new byte[BLOCK_BYTES];
    try (OutputStream ballast = Files.newOutputStream(ballast())) {
      while (true) {
        ballast.write(block);
      }
    } catch (IOException full) {
      if (!String.valueOf(full.getMessage()).contains("No space left")) {
        throw full;
      }
    }
  }

  void empty() throws IOException {
    Files.delete(ballast());
  }

  void readOnly(boolean readOnly) throws Exception {
    String option = readOnly ? "remount,ro" : "remount,rw";
    if (!succeeds("mount", "-o", option, directory.toString())) {
      throw new IllegalStateException("Can't " + option + " " + directory);
    }
  }

  @Override
  public void close() throws Exception {
    succeeds("umount", "--lazy", directory.toString());
  }

  private Path ballast() {
    return directory.resolve("ballast");
  }

  private static boolean succeeds(String... command) throws Exception {
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    if (!process.waitFor(10, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new IllegalStateException("Does not end: " + Arrays.toString(command));
    }
    return process.exitValue() == 0;
  }
}
