package io.weir.cli;

import java.io.Console;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Where the command reads and writes.
 *
 * @param out what was asked for
 * @param err what else is to be said
 * @param coloured whether colours are shown
 * @param dialogue null when nobody is there to be asked
 */
record Terminal(
    PrintWriter out,
    PrintWriter err,
    InputStream in,
    boolean coloured,
    @Nullable Dialogue dialogue) {

  /** That of this process. */
  static Terminal ofProcess(Environment environment) {
    Console console = System.console();
    boolean coloured = console != null && environment.get("NO_COLOR").isEmpty();
    Dialogue dialogue =
        console == null || environment.isPipeline() ? null : new ConsoleDialogue(console);
    return new Terminal(writer(System.out), writer(System.err), System.in, coloured, dialogue);
  }

  /** UTF-8 whatever the locale: names are in any script. */
  private static PrintWriter writer(PrintStream stream) {
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
  }

  Paint paint() {
    return new Paint(coloured);
  }
}
