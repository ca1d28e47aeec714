package io.weir.rollout;

import io.weir.definition.change.Risk;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Reads plans from rows. */
@Component
class PlanRows {

  private final JsonMapper json;

  PlanRows(JsonMapper json) {
    this.json = json;
  }

  Plan plan(ResultSet row, List<PlannedStep> steps) throws SQLException {
    return new Plan(
        row.getLong("id"),
        row.getString("hash"),
        PlanStatus.valueOf(row.getString("status")),
        row.getTimestamp("created_at").toInstant(),
        row.getString("created_by"),
        row.getString("commit_ref"),
        row.getString("reason"),
        instant(row.getTimestamp("applied_at")),
        row.getString("applied_by"),
        json.readValue(row.getString("allow"), new TypeReference<List<String>>() {}),
        row.getString("manifests"),
        steps,
        json
            .readValue(row.getString("findings"), new TypeReference<List<StoredFinding>>() {})
            .stream()
            .map(StoredFinding::finding)
            .toList(),
        json.readValue(row.getString("blockers"), new TypeReference<List<Blocker>>() {}),
        json.readValue(row.getString("jobs_affected"), new TypeReference<List<String>>() {}),
        row.getString("failure"));
  }

  PlannedStep step(ResultSet row) throws SQLException {
    return new PlannedStep(
        row.getInt("number"),
        row.getString("kind"),
        row.getString("target"),
        Risk.valueOf(row.getString("risk")),
        row.getBoolean("destructive"),
        row.getBoolean("allowed"),
        row.getString("detail"),
        row.getString("sql"),
        json.readValue(row.getString("needs"), new TypeReference<List<String>>() {}),
        probe(row.getString("probe")),
        json.readValue(row.getString("losses"), new TypeReference<List<String>>() {}),
        PlannedStep.Status.valueOf(row.getString("status")),
        instant(row.getTimestamp("done_at")));
  }

  private @Nullable Probe probe(@Nullable String text) {
    return text == null ? null : json.readValue(text, Probe.class);
  }

  private static @Nullable Instant instant(@Nullable Timestamp time) {
    return time == null ? null : time.toInstant();
  }
}
