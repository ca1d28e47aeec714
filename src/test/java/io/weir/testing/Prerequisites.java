package io.weir.testing;

import static org.assertj.core.api.Assertions.fail;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;

/**
 * What some tests need of the machine: where it is missing they are skipped, and under CI=true they
 * fail.
 */
public final class Prerequisites {

  private Prerequisites() {}

  /**
   * @param missing what is missing, as a sentence; empty when nothing is
   */
  public static void demand(Optional<String> missing) {
    missing.ifPresent(
        sentence -> {
          if ("true".equals(System.getenv("CI"))) {
            fail(sentence);
          }
          Assumptions.abort(sentence);
        });
  }

  /** Where a program of the PATH is; empty when it is on none. */
  public static Optional<Path> program(String... names) {
    return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
        .flatMap(directory -> Arrays.stream(names).map(name -> Path.of(directory, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
