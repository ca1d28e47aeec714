package io.weir.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;

/** The command {@code weir apply}. */
@Command(
    name = "apply",
    description = "Does what a plan says, or goes on with one that was interrupted.",
    footer = "Exits with 0 when it is applied (without --wait: when it has begun), else with 1.")
final class ApplyCommand implements Callable<Integer> {

  @ArgGroup(multiplicity = "1")
  private Which which = new Which();

  @Option(names = "--wait", description = "Wait until it is applied or interrupted.")
  private boolean wait;

  @Option(
      names = "--reason",
      paramLabel = "TEXT",
      description = "Why: it stands in the history of what is changed.")
  private @Nullable String reason;

  @Mixin private OutputOptions output = new OutputOptions();

  private final Invocation invocation;

  ApplyCommand(Invocation invocation) {
    this.invocation = invocation;
  }

  /** The plan, in one of two ways. */
  static final class Which {

    @Parameters(paramLabel = "PLAN_ID", description = "The number of the plan.")
    private @Nullable Long id;

    @Option(names = "--plan", paramLabel = "FILE", description = "What weir plan --out has kept.")
    private @Nullable Path file;
  }

  @Override
  public Integer call() {
    WeirServer server = invocation.server();
    String path = "/plans/" + id(server);
    Answer plan = server.get(path);
    String status = Json.text(plan.json(), "status");
    if (!status.equals("APPLYING") && !status.equals("APPLIED")) {
      plan = server.post(path + "/apply", Map.of(), reason);
    }
    if (wait) {
      plan = new PlanWatch(server, invocation.terminal()).await(path);
    }
    print(plan);
    String end = Json.text(plan.json(), "status");
    return end.equals("APPLIED") || end.equals("APPLYING") ? ExitCode.OK : ExitCode.FAILED;
  }

  private long id(WeirServer server) {
    return which.file == null ? Objects.requireNonNull(which.id) : kept(which.file, server);
  }

  /** A file from another Weir may have the number of a plan of this one. */
  private static long kept(Path file, WeirServer server) {
    JsonNode kept = read(file);
    long id = kept.path("id").asLong(0);
    String hash = Json.text(server.get("/plans/" + id).json(), "hash");
    if (!hash.equals(Json.text(kept, "hash"))) {
      throw new CommandFailure(
          "Plan "
              + id
              + " of "
              + server.address()
              + " is not the one in "
              + file
              + ": plan again.");
    }
    return id;
  }

  private static JsonNode read(Path file) {
    try {
      return Json.read(Files.readString(file))
          .filter(plan -> plan.path("id").isIntegralNumber())
          .orElseThrow(() -> new CommandFailure(file + " holds no plan."));
    } catch (IOException e) {
      throw new CommandFailure(file + " can't be read: " + e.getMessage());
    }
  }

  private void print(Answer plan) {
    if (output.isJson()) {
      invocation.terminal().out().println(plan.body());
      return;
    }
    String id = Json.text(plan.json(), "id");
    String status = Json.text(plan.json(), "status");
    String failure = Json.text(plan.json(), "failure");
    invocation
        .terminal()
        .out()
        .println(
            "Plan "
                + id
                + " is "
                + invocation.terminal().paint().as(status)
                + (failure.isEmpty() ? "." : ": " + failure)
                + next(status, id));
  }

  private static String next(String status, String id) {
    return switch (status) {
      case "APPLYING" -> " Follow it with: weir apply --wait " + id;
      case "INTERRUPTED" -> "\nGo on with: weir apply --wait " + id;
      default -> "";
    };
  }
}
