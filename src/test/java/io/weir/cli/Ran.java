package io.weir.cli;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a command did: how it ended, and what it wrote. */
record Ran(int exitCode, String out, String err) {

  /** Runs a command as a pipeline would: nobody is there to be asked. */
  static Ran with(Map<String, String> variables, String... arguments) {
    return of(variables, "", null, arguments);
  }

  /** Runs a command with what stands on its standard input, and who sits at its terminal. */
  static Ran of(
      Map<String, String> variables,
      String stdin,
      @Nullable Dialogue dialogue,
      String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Terminal terminal =
        new Terminal(
            new PrintWriter(out),
            new PrintWriter(err),
            new ByteArrayInputStream(stdin.getBytes(StandardCharsets.UTF_8)),
            false,
            dialogue);
    int exitCode = WeirCommand.run(new Invocation(new Environment(variables), terminal), arguments);
    return new Ran(exitCode, out.toString(), err.toString());
  }

  /** All that it wrote. */
  String said() {
    return out + err;
  }
}
