package io.weir.paimon.tally;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import org.apache.paimon.fs.local.LocalFileIO;

/** Counts a table in a JVM of its own, whose heap is as small as one likes. */
final class CountedInSmallHeap {

  private CountedInSmallHeap() {}

  /** How many files the other JVM counted. */
  static long files(org.apache.paimon.fs.Path table, String heap)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + heap,
                "-cp",
                System.getProperty("java.class.path"),
                CountedInSmallHeap.class.getName(),
                table.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException("The other JVM ended with " + process.exitValue() + ": " + said);
    }
    return Long.parseLong(said.strip().replaceFirst("(?s).*\\D", ""));
  }

  public static void main(String[] arguments) throws IOException {
    TallyReader reader =
        new TallyReader(
            LocalFileIO.create(),
            new org.apache.paimon.fs.Path(arguments[0]),
            "main",
            () -> {
              throw new IOException("Only its files are read");
            },
            Clock.systemUTC());
    Look.Recounted counted = (Look.Recounted) reader.look(Position.UNKNOWN, false);
    System.out.println(counted.tally().sums().files());
  }
}
