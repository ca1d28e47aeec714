package io.weir.maintenance;

import io.weir.shared.TableId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.RowMapper;
import org.springframework.stereotype.Component;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Reads runs from rows. */
@Component
class RunRows implements RowMapper<Run> {

  private static final TypeReference<Map<String, Object>> OBJECT = new TypeReference<>() {};

  private final JsonMapper json;

  RunRows(JsonMapper json) {
    this.json = json;
  }

  @Override
  public Run mapRow(ResultSet row, int number) throws SQLException {
    Action action = Action.valueOf(row.getString("action"));
    Map<String, Object> options = json.readValue(row.getString("options"), OBJECT);
    return new Run(
        row.getLong("id"),
        new TableId(
            row.getString("catalog"), row.getString("database"), row.getString("table_name")),
        action,
        options,
        row.getLong("rewrite_limit_bytes"),
        RunStatus.valueOf(row.getString("status")),
        row.getString("reason"),
        row.getString("policy"),
        row.getString("requested_by"),
        row.getTimestamp("due_at").toInstant(),
        row.getString("waiting_for"),
        numbers(row, "forecast"),
        numbers(row, "before"),
        numbers(row, "after"),
        runPlan(row),
        engine(row),
        row.getString("cluster"),
        row.getString("flink_job_id"),
        progress(row, action),
        row.getString("skipped_because"),
        because(row),
        failure(row),
        row.getString("cancel_requested_by"),
        row.getInt("attempts"),
        row.getTimestamp("created_at").toInstant(),
        instant(row, "started_at"),
        instant(row, "ended_at"));
  }

  private @Nullable Map<String, Object> runPlan(ResultSet row) throws SQLException {
    String text = row.getString("run_plan");
    return text == null ? null : json.readValue(text, OBJECT);
  }

  private @Nullable Numbers numbers(ResultSet row, String column) throws SQLException {
    String text = row.getString(column);
    return text == null ? null : json.readValue(text, Numbers.class);
  }

  private static @Nullable Engine engine(ResultSet row) throws SQLException {
    String text = row.getString("engine");
    return text == null ? null : Engine.valueOf(text);
  }

  private static Run.@Nullable Progress progress(ResultSet row, Action action) throws SQLException {
    long total = row.getLong("total");
    return row.wasNull() ? null : new Run.Progress(row.getLong("done"), total, action.unit());
  }

  private static @Nullable Because because(ResultSet row) throws SQLException {
    String code = row.getString("because_code");
    String skipped = row.getString("skipped_because");
    String sentence = skipped == null ? row.getString("waiting_for") : skipped;
    return code == null || sentence == null
        ? null
        : new Because(Because.Code.valueOf(code), row.getString("because_about"), sentence);
  }

  private static Run.@Nullable Failure failure(ResultSet row) throws SQLException {
    String type = row.getString("error_type");
    return type == null ? null : new Run.Failure(type, row.getString("error_message"));
  }

  private static @Nullable Instant instant(ResultSet row, String column) throws SQLException {
    Timestamp time = row.getTimestamp(column);
    return time == null ? null : time.toInstant();
  }
}
