package io.weir.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class RenderingTests {

  private static final String PLAN =
      """
      {"id": 7, "status": "BLOCKED", "commit": "4c1e", "jobsAffected": ["orders-sync"],
       "steps": [
         {"number": 1, "kind": "drop-column", "target": "main.ods.orders", "risk": "red",
          "destructive": true, "allowed": false, "detail": "note STRING", "needs": [],
          "losses": ["81 MiB", "2 tags"], "probe": null},
         {"number": 2, "kind": "retype-column", "target": "main.ods.订单", "risk": "red",
          "destructive": false, "allowed": true, "detail": "n STRING -> INT",
          "needs": ["restart orders-sync"],
          "probe": {"state": "SAMPLED", "rowsRead": 100, "rowsBroken": 2, "examples": ["a", "b"],
                    "message": null}}],
       "findings": [
         {"rule": "manifest", "severity": "error", "message": "Two\\nlines\\u001b[2J.",
          "evidence": null, "file": "b.yaml", "line": 3, "column": 5},
         {"rule": "layer", "severity": "warning", "message": "Odd.", "evidence": "x=1",
          "file": "a.sql", "line": 10, "column": 1}],
       "blockers": [
         {"code": "error", "target": "null", "message": "manifest: Two lines."},
         {"code": "not-allowed", "target": "main.ods.orders.note", "message": "Allow it."}]}
      """;

  private final StringWriter written = new StringWriter();

  @Test
  void writesAPlan() {
    new PlanText(terminal(false)).print(json(PLAN));
    assertThat(written.toString().lines().map(String::stripTrailing))
        .containsExactly(
            "a.sql:10:1: warning: Odd. (x=1) [layer]",
            "b.yaml:3:5: error: Two lines\uFFFD[2J. [manifest]",
            "",
            "Plan 7 is BLOCKED: 2 steps, of commit 4c1e",
            "",
            "  #  RISK  STEP           ON               CHANGE",
            "  1  red   drop-column    main.ods.orders  note STRING",
            "       destroys data: 81 MiB, 2 tags",
            "  2  red   retype-column  main.ods.订单    n STRING -> INT",
            "       2 of 100 rows read would break; not all rows were read, such as a, b",
            "       then restart orders-sync",
            "",
            "Jobs affected: orders-sync",
            "",
            "Blocked",
            "  main.ods.orders.note: Allow it.");
  }

  @Test
  void coloursOnlyWhereColoursAreShown() {
    new PlanText(terminal(true)).print(json(PLAN));
    assertThat(written.toString()).contains("\u001B[31mBLOCKED\u001B[0m");
  }

  @ParameterizedTest
  @CsvSource({"0, 0 B", "1023, 1023 B", "1536, 1.5 KiB", "1099511627776, 1.0 TiB"})
  void writesSizesAsPeopleReadThem(long bytes, String text) {
    assertThat(Words.bytes(json("{\"n\": " + bytes + "}"), "n")).isEqualTo(text);
  }

  @Test
  void writesADashForWhatIsNotKnown() {
    JsonNode none = json("{\"n\": null}");
    assertThat(Words.bytes(none, "n")).isEqualTo("-");
    assertThat(Words.time(none, "n")).isEqualTo("-");
    assertThat(Words.time(json("{\"n\": \"2026-11-29T23:00:00.123456Z\"}"), "n"))
        .isEqualTo("2026-11-29T23:00:00Z");
  }

  private Terminal terminal(boolean coloured) {
    PrintWriter out = new PrintWriter(written, true);
    return new Terminal(out, out, InputStream.nullInputStream(), coloured, null);
  }

  private static JsonNode json(String text) {
    return Json.read(text).orElseThrow();
  }
}
