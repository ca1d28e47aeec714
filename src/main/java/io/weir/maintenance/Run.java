package io.weir.maintenance;

import io.weir.paimon.TableCompaction;
import io.weir.shared.TableId;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One execution of an action on one table.
 *
 * @param id ascending with creation
 * @param options the action's, as JSON holds them
 * @param rewriteLimitBytes a compaction that rewrites more is a Flink job
 * @param reason why it exists, in words: {@code policy ods-compact, due 10:10:00Z} or {@code asked
 *     by ada}
 * @param policy null when a person or program asked for it
 * @param requestedBy null when a policy did
 * @param waitingFor by what it is held up; null unless WAITING
 * @param forecast the table's numbers as it will leave them; null until it is planned
 * @param before as it found them; null until it is planned
 * @param after as it left them; null unless SUCCEEDED
 * @param runPlan what it will touch, recorded before it acts; null until it is planned
 * @param engine null until it is planned
 * @param progress null until it is known
 * @param skippedBecause null unless SKIPPED
 * @param because the same as a code; null when it neither waits nor was skipped
 * @param error null unless FAILED
 * @param cancelRequestedBy null unless someone asked
 * @param attempts how often it was started; more than once when a Weir died in the midst of it
 */
public record Run(
    long id,
    TableId table,
    Action action,
    Map<String, Object> options,
    long rewriteLimitBytes,
    RunStatus status,
    String reason,
    @Nullable String policy,
    @Nullable String requestedBy,
    Instant dueAt,
    @Nullable String waitingFor,
    @Nullable Numbers forecast,
    @Nullable Numbers before,
    @Nullable Numbers after,
    @Nullable Map<String, Object> runPlan,
    @Nullable Engine engine,
    @Nullable String cluster,
    @Nullable String flinkJobId,
    @Nullable Progress progress,
    @Nullable String skippedBecause,
    @Nullable Because because,
    @Nullable Failure error,
    @Nullable String cancelRequestedBy,
    int attempts,
    Instant createdAt,
    @Nullable Instant startedAt,
    @Nullable Instant endedAt) {

  /** How far it is, in files, snapshots or partitions as the action counts. */
  public record Progress(long done, long total, String unit) {}

  /**
   * Why it failed.
   *
   * @param type the slug of the problem's type
   * @param message a sentence
   */
  public record Failure(String type, String message) {}

  /** A run that nobody queued, to see what it would do. */
  static Run draft(Runs.Order order, ActionOptions options, Instant now) {
    return new Run(
        0,
        order.table(),
        order.action(),
        options.toMap(),
        0,
        RunStatus.QUEUED,
        "preview",
        null,
        null,
        now,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        0,
        now,
        null,
        null);
  }

  /** The holder's name on the table's lease. */
  String holder() {
    return "run " + id;
  }

  /** As whom it commits. */
  String commitUser() {
    return TableCompaction.COMMIT_USER_PREFIX + "run-" + id;
  }

  ActionOptions actionOptions() {
    return ActionOptions.of(action, "/options", options);
  }
}
