package io.weir;

import io.weir.cli.WeirCommand;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Arrays;
import java.util.regex.Pattern;

/**
 * Runs the command, in the service's jar with none but the libraries that it is made with. Whoever
 * looks there for a class that is nowhere, as the command line's library does for Groovy's, opens
 * all the libraries that lie in the jar; that would take longer than all the rest.
 */
final class CommandLauncher {

  /** Weir's own classes, and the libraries that those of the command import. */
  private static final Pattern NEEDED =
      Pattern.compile(".*/classes/!/|.*/(picocli|jackson-(core|databind|annotations))-[^/]*!/");

  private CommandLauncher() {}

  /**
   * Blocks until the command has ended.
   *
   * @return its exit code
   * @throws ReflectiveOperationException when the jar lacks the command
   */
  static int run(String... arguments) throws ReflectiveOperationException {
    if (!(CommandLauncher.class.getClassLoader() instanceof URLClassLoader jar)) {
      return WeirCommand.run(arguments);
    }
    URL[] needed =
        Arrays.stream(jar.getURLs())
            .filter(url -> NEEDED.matcher(url.toString()).matches())
            .toArray(URL[]::new);
    return (int)
        new URLClassLoader(needed, jar.getParent())
            .loadClass(WeirCommand.class.getName())
            .getMethod("run", String[].class)
            .invoke(null, (Object) arguments);
  }
}
