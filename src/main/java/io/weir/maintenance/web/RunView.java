package io.weir.maintenance.web;

import io.weir.maintenance.Action;
import io.weir.maintenance.Because;
import io.weir.maintenance.Engine;
import io.weir.maintenance.Numbers;
import io.weir.maintenance.Run;
import io.weir.maintenance.RunLogEntry;
import io.weir.maintenance.RunStatus;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A run as it is shown.
 *
 * @param runPlan what it touches; null in lists, and until it is planned
 * @param log oldest first; null in lists
 */
record RunView(
    long id,
    String catalog,
    String database,
    String table,
    Action action,
    Map<String, Object> options,
    RunStatus status,
    String reason,
    @Nullable String policy,
    @Nullable String requestedBy,
    @Nullable String waitingFor,
    @Nullable Numbers forecast,
    @Nullable Numbers before,
    @Nullable Numbers after,
    @Nullable Map<String, Object> runPlan,
    @Nullable Engine engine,
    @Nullable String cluster,
    @Nullable String flinkJobId,
    Run.@Nullable Progress progress,
    @Nullable String skippedBecause,
    @Nullable Because because,
    Run.@Nullable Failure error,
    @Nullable String cancelRequestedBy,
    Instant dueAt,
    Instant createdAt,
    @Nullable Instant startedAt,
    @Nullable Instant endedAt,
    @Nullable List<RunLogEntry> log) {

  static RunView brief(Run run) {
    return of(run, null, null);
  }

  static RunView whole(Run run, List<RunLogEntry> log) {
    return of(run, run.runPlan(), log);
  }

  private static RunView of(
      Run run, @Nullable Map<String, Object> runPlan, @Nullable List<RunLogEntry> log) {
    return new RunView(
        run.id(),
        run.table().catalog(),
        run.table().database(),
        run.table().table(),
        run.action(),
        run.options(),
        run.status(),
        run.reason(),
        run.policy(),
        run.requestedBy(),
        run.waitingFor(),
        run.forecast(),
        run.before(),
        run.after(),
        runPlan,
        run.engine(),
        run.cluster(),
        run.flinkJobId(),
        run.progress(),
        run.skippedBecause(),
        run.because(),
        run.error(),
        run.cancelRequestedBy(),
        run.dueAt(),
        run.createdAt(),
        run.startedAt(),
        run.endedAt(),
        log);
  }
}
