package io.weir.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Writes findings as compilers do: the place, how bad it is, what it is. */
final class FindingText {

  private static final Comparator<JsonNode> BY_PLACE =
      Comparator.comparing((JsonNode finding) -> Json.text(finding, "file"))
          .thenComparing(finding -> finding.path("line").asInt(0))
          .thenComparing(finding -> finding.path("column").asInt(0));

  private final Terminal terminal;

  FindingText(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Prints all of them, by their places. */
  void print(JsonNode findings) {
    List<JsonNode> sorted = new ArrayList<>();
    findings.forEach(sorted::add);
    sorted.sort(BY_PLACE);
    PrintWriter out = terminal.out();
    sorted.forEach(finding -> out.println(line(finding)));
  }

  private String line(JsonNode finding) {
    String severity = Json.text(finding, "severity");
    String evidence = Json.text(finding, "evidence");
    return terminal.paint().bold(place(finding) + ":")
        + " "
        + terminal.paint().as(severity)
        + ": "
        + Json.text(finding, "message")
        + (evidence.isEmpty() ? "" : " (" + evidence + ")")
        + terminal.paint().faint(" [" + Json.text(finding, "rule") + "]");
  }

  static String place(JsonNode finding) {
    return Json.text(finding, "file")
        + ":"
        + Json.text(finding, "line")
        + ":"
        + Json.text(finding, "column");
  }

  /** How many there are of a severity. */
  static int count(JsonNode findings, String severity) {
    int count = 0;
    for (JsonNode finding : findings) {
      count += Json.text(finding, "severity").equals(severity) ? 1 : 0;
    }
    return count;
  }

  /** Such as {@code 2 errors, 1 warning}. */
  static String summary(JsonNode findings) {
    int errors = count(findings, "error");
    int warnings = count(findings, "warning");
    int remarks = count(findings, "info");
    return Words.count(errors, "error")
        + ", "
        + Words.count(warnings, "warning")
        + (remarks == 0 ? "" : ", " + Words.count(remarks, "remark"));
  }
}
