package io.weir.maintenance;

import io.weir.access.IdempotencyKeys;
import io.weir.audit.Actor;
import io.weir.audit.AuditTrail;
import io.weir.catalog.Catalogs;
import io.weir.maintenance.TableWork.Idle;
import io.weir.maintenance.TableWork.Prepared;
import io.weir.maintenance.TableWork.Ready;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Service;
import org.springframework.transaction.support.TransactionTemplate;

/** Queues runs, previews them, cancels them and finds them. */
@Service
public class Runs {

  private static final Because RUN_BEFORE =
      new Because(Because.Code.RUN_BEFORE, "the policy's run before has not ended yet");

  private final RunStore store;
  private final RunSearch search;
  private final List<TableWork> works;
  private final Catalogs catalogs;
  private final OrderCheck checks;
  private final IdempotencyKeys keys;
  private final AuditTrail audit;
  private final ApplicationEventPublisher events;
  private final TransactionTemplate transaction;
  private final MaintenanceSettings settings;
  private final Clock clock;

  Runs(
      RunStore store,
      RunSearch search,
      List<TableWork> works,
      Catalogs catalogs,
      OrderCheck checks,
      IdempotencyKeys keys,
      AuditTrail audit,
      ApplicationEventPublisher events,
      TransactionTemplate transaction,
      MaintenanceSettings settings,
      Clock clock) {
    this.store = store;
    this.search = search;
    this.works = works;
    this.catalogs = catalogs;
    this.checks = checks;
    this.keys = keys;
    this.audit = audit;
    this.events = events;
    this.transaction = transaction;
    this.settings = settings;
    this.clock = clock;
  }

  /** What is asked for. */
  public record Order(TableId table, Action action, Map<String, Object> options) {}

  /**
   * What a run would do if it ran now.
   *
   * @param before the table as it is; null where there is nothing to do
   * @param forecast as the run would leave it; null where there is nothing to do
   */
  public record Preview(
      Map<String, Object> runPlan,
      @Nullable Numbers before,
      @Nullable Numbers forecast,
      @Nullable String nothingToDo,
      @Nullable Because because) {}

  /**
   * Queues a run and answers at once with its id.
   *
   * @param idempotencyKey null when the caller gave none
   * @throws Problem NOT_FOUND for a table that is not there, REFUSED when its owner does not give
   *     the action to Weir, INVALID for a bad option
   */
  public long order(Order order, @Nullable String idempotencyKey) {
    ActionOptions options = checks.check(order);
    String id =
        transaction.execute(
            status ->
                keys.once(
                    "POST /runs",
                    idempotencyKey,
                    order,
                    () -> Long.toString(queue(order, options, null))));
    return Long.parseLong(String.valueOf(id));
  }

  /**
   * As {@link #order} without a key, but once for the work that it is part of: while the run that
   * was ordered for it before has not failed or been broken off, that is the answer.
   *
   * @param origin the work, such as {@code plan 7}; at most 100 characters
   */
  public long orderOnce(Order order, String origin) {
    ActionOptions options = checks.check(order);
    return transaction.execute(
        status ->
            search
                .lastOf(origin, order.table(), order.action())
                .orElseGet(() -> queue(order, options, origin)));
  }

  /**
   * What a run would do now; queues and changes nothing. Blocks while the table's metadata is read.
   *
   * @throws Problem as {@link #order}
   */
  public Preview preview(Order order) {
    ActionOptions options = checks.check(order);
    TableWork work =
        works.stream().filter(w -> w.action() == order.action()).findFirst().orElseThrow();
    Prepared prepared =
        work.prepare(catalogs.table(order.table()), Run.draft(order, options, clock.instant()));
    if (prepared instanceof Ready ready) {
      Planned planned = ready.planned();
      return new Preview(planned.plan(), planned.before(), planned.forecast(), null, null);
    }
    Idle idle = (Idle) prepared;
    return new Preview(idle.plan(), null, null, idle.because().sentence(), idle.because());
  }

  private long queue(Order order, ActionOptions options, @Nullable String origin) {
    String by = Actor.current().name();
    RunRequest request = RunRequest.asked(order, options, origin, by, clock.instant());
    long id = store.insert(request).orElseThrow();
    audit.record(
        "run.create",
        order.table().toString(),
        "Asked Weir to " + order.action().words() + " " + order.table(),
        Map.of("run", id, "action", order.action(), "options", options.toMap()));
    events.publishEvent(new RunWorker.RunQueued());
    return id;
  }

  /** Queues what a policy has due; empty where that very due time was queued before. */
  Optional<Long> due(PolicySpec policy, TableId table, Instant dueAt) {
    return transaction.execute(
        status -> {
          boolean another = store.hasOpen(policy.name(), table);
          Optional<Long> id = store.insert(RunRequest.due(policy, table, dueAt));
          if (another) {
            id.ifPresent(i -> store.skipped(i, RUN_BEFORE));
          }
          events.publishEvent(new RunWorker.RunQueued());
          return id;
        });
  }

  /**
   * @throws Problem NOT_FOUND
   */
  public Run get(long id) {
    return store.find(id).orElseThrow(() -> Problem.notFound("run", Long.toString(id)));
  }

  /** A run's log, oldest first, the first 1,000 lines. */
  public List<RunLogEntry> log(long id) {
    return search.log(id);
  }

  /** Newest first. */
  public Page<Run> find(RunQuery query, PageRequest page) {
    return search.find(query, page);
  }

  /** How many were created since, by where they stand. */
  public Map<RunStatus, Long> count(Instant since) {
    return search.count(since);
  }

  /**
   * Asks a run to stop: at once while it waits, at its next step while it runs.
   *
   * @throws Problem CONFLICT when it has ended
   */
  public Run cancel(long id) {
    return transaction.execute(
        status -> {
          Run run = get(id);
          if (run.status().ended()) {
            throw Problem.conflict("Run " + id + " has ended: " + run.status() + ".");
          }
          store.requestCancel(id, Actor.current().name());
          audit.record(
              "run.cancel",
              run.table().toString(),
              "Asked run " + id + " to stop",
              Map.of("run", id));
          return get(id);
        });
  }

  @Scheduled(fixedDelayString = "PT1H")
  void forgetOld() {
    Instant now = clock.instant();
    store.forget(now.minus(settings.keepSkipped()), now.minus(settings.keepRuns()));
  }
}
