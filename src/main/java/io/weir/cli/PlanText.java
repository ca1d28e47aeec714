package io.weir.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Writes a plan for a person to judge. */
final class PlanText {

  private final Terminal terminal;
  private final PrintWriter out;

  PlanText(Terminal terminal) {
    this.terminal = terminal;
    this.out = terminal.out();
  }

  void print(JsonNode plan) {
    JsonNode findings = plan.path("findings");
    new FindingText(terminal).print(findings);
    if (!findings.isEmpty()) {
      out.println();
    }
    String commit = Json.text(plan, "commit");
    out.println(
        terminal.paint().bold("Plan " + Json.text(plan, "id"))
            + " is "
            + terminal.paint().as(Json.text(plan, "status"))
            + ": "
            + Words.count(plan.path("steps").size(), "step")
            + (commit.isEmpty() ? "" : ", of commit " + commit));
    printSteps(plan.path("steps"));
    printNames("Jobs affected", plan.path("jobsAffected"));
    printBlockers(plan.path("blockers"));
  }

  private void printSteps(JsonNode steps) {
    if (steps.isEmpty()) {
      return;
    }
    Columns columns = new Columns(terminal.paint(), "  #", "RISK", "STEP", "ON", "CHANGE");
    for (JsonNode step : steps) {
      columns.add(
          "  " + Json.text(step, "number"),
          Json.text(step, "risk"),
          Json.text(step, "kind"),
          Json.text(step, "target"),
          Json.text(step, "detail"));
      remarks(step).forEach(columns::addRemark);
    }
    out.println();
    columns.print(out);
  }

  private List<String> remarks(JsonNode step) {
    List<String> remarks = new ArrayList<>();
    if (step.path("destructive").asBoolean(false)) {
      String loses = names(step.path("losses"));
      String allowed = step.path("allowed").asBoolean(false) ? ", as allowed" : "";
      remarks.add(
          terminal.paint().as("red", "destroys data" + allowed)
              + (loses.isEmpty() ? "" : ": " + loses));
    }
    JsonNode probe = step.path("probe");
    if (probe.isObject()) {
      remarks.add(probe(probe));
    }
    String needs = names(step.path("needs"));
    if (!needs.isEmpty()) {
      remarks.add("then " + needs);
    }
    return remarks;
  }

  private static String probe(JsonNode probe) {
    String message = Json.text(probe, "message");
    String examples = names(probe.path("examples"));
    return Json.text(probe, "rowsBroken")
        + " of "
        + Json.text(probe, "rowsRead")
        + " rows read would break"
        + (Json.text(probe, "state").equals("READ_ALL") ? "" : "; not all rows were read")
        + (examples.isEmpty() ? "" : ", such as " + examples)
        + (message.isEmpty() ? "" : ": " + message);
  }

  private void printNames(String title, JsonNode names) {
    if (!names.isEmpty()) {
      out.println();
      out.println(title + ": " + names(names));
    }
  }

  /** Errors among the findings block a plan too; they were told with their places. */
  private void printBlockers(JsonNode blockers) {
    List<String> lines = new ArrayList<>();
    for (JsonNode blocker : blockers) {
      if (!Json.text(blocker, "code").equals("error")) {
        lines.add("  " + Json.text(blocker, "target") + ": " + Json.text(blocker, "message"));
      }
    }
    if (!lines.isEmpty()) {
      out.println();
      out.println(terminal.paint().as("red", "Blocked"));
      lines.forEach(out::println);
    }
  }

  private static String names(JsonNode list) {
    List<String> names = new ArrayList<>();
    list.forEach(name -> names.add(Json.shown(name.asString(""))));
    return String.join(", ", names);
  }
}
