package io.weir.cli;

import java.io.IOException;
import java.io.InputStream;
import java.time.Clock;
import java.util.List;
import java.util.Properties;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ParameterException;

/** The {@code weir} command. */
@Command(
    name = "weir",
    description = "Works with a Weir over its REST API.",
    synopsisSubcommandLabel = "COMMAND",
    versionProvider = WeirCommand.Version.class,
    mixinStandardHelpOptions = true,
    scope = CommandLine.ScopeType.INHERIT,
    exitCodeOnInvalidInput = ExitCode.FAILED,
    exitCodeOnExecutionException = ExitCode.FAILED,
    footer = {
      "",
      "WEIR_URL    the address of the Weir, such as https://weir.example.com",
      "WEIR_TOKEN  a token from Settings > Tokens"
    })
public final class WeirCommand {

  /** The first argument to the program that makes it this command, and not the service. */
  public static final String WORD = "cli";

  private WeirCommand() {}

  /**
   * Carries out what is asked on the command line, and says so on the standard output. Blocks.
   *
   * @return the exit code: 0, 1 for errors and what is blocked, 2 for changes
   */
  public static int run(String... arguments) {
    Environment environment = new Environment(System.getenv());
    return run(new Invocation(environment, Terminal.ofProcess(environment)), arguments);
  }

  static int run(Invocation invocation, String... arguments) {
    return commandLine(invocation).execute(arguments);
  }

  static CommandLine commandLine(Invocation invocation) {
    CommandLine line = new CommandLine(new WeirCommand());
    List.of(
            new LoginCommand(invocation, Clock.systemUTC()),
            new LintCommand(invocation),
            new PlanCommand(invocation),
            new ApplyCommand(invocation),
            new ExportCommand(invocation),
            new DriftCommand(invocation),
            new TablesCommand(invocation),
            new JobsCommand(invocation),
            new RunsCommand(invocation))
        .forEach(line::addSubcommand);
    Terminal terminal = invocation.terminal();
    return line.setOut(terminal.out())
        .setErr(terminal.err())
        .setColorScheme(
            CommandLine.Help.defaultColorScheme(terminal.coloured() ? Ansi.ON : Ansi.OFF))
        .setParameterExceptionHandler((failure, given) -> misused(failure, terminal))
        .setExecutionExceptionHandler((failure, command, parsed) -> failed(failure, terminal));
  }

  private static int misused(ParameterException failure, Terminal terminal) {
    String command = failure.getCommandLine().getCommandSpec().qualifiedName();
    terminal.err().println(failure.getMessage() + "\nSee: " + command + " --help");
    return ExitCode.FAILED;
  }

  private static int failed(Exception failure, Terminal terminal) {
    terminal
        .err()
        .println(
            failure instanceof CommandFailure
                ? failure.getMessage()
                : "weir failed, which is a fault of its own: " + failure);
    return ExitCode.FAILED;
  }

  /** The version of the program that this is a part of. */
  static final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() throws IOException {
      try (InputStream build =
          Version.class.getResourceAsStream("/META-INF/build-info.properties")) {
        Properties properties = new Properties();
        if (build != null) {
          properties.load(build);
        }
        return new String[] {"weir " + properties.getProperty("build.version", "of no build")};
      }
    }
  }
}
