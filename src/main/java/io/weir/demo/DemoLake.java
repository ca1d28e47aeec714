package io.weir.demo;

import io.weir.connection.Connection;
import io.weir.connection.ConnectionKind;
import io.weir.connection.ConnectionSpec;
import io.weir.connection.Connections;
import io.weir.job.DesiredState;
import io.weir.job.JobDeclaration;
import io.weir.job.Jobs;
import io.weir.job.MySqlSync;
import io.weir.maintenance.Action;
import io.weir.maintenance.Limits;
import io.weir.maintenance.Policies;
import io.weir.maintenance.PolicySpec;
import io.weir.maintenance.Scope;
import io.weir.scheduling.CronTrigger;
import io.weir.scheduling.EveryTrigger;
import io.weir.scheduling.Trigger;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.springframework.context.annotation.Profile;
import org.springframework.stereotype.Component;

/**
 * Has Weir follow the sample shop, by the very calls that a user would make; what is there already
 * stays as it is.
 */
@Component
@Profile("demo")
class DemoLake {

  private static final String CONNECTION = "shop";
  private static final String SYNC = "shop-sync";
  private static final String CATALOG = "main";
  private static final String DATABASE = "ods";
  private static final Duration COMPACTION_PACE = Duration.ofMinutes(2);

  private final Connections connections;
  private final Jobs jobs;
  private final Policies policies;

  DemoLake(Connections connections, Jobs jobs, Policies policies) {
    this.connections = connections;
    this.jobs = jobs;
    this.policies = policies;
  }

  void follow(int port, String password) {
    connect(port, password);
    unlessThere(() -> jobs.create(sync()));
    unlessThere(
        () ->
            policies.create(
                policy(
                    "ods-compact", Action.COMPACT, new EveryTrigger(COMPACTION_PACE), Map.of())));
    unlessThere(
        () ->
            policies.create(
                policy(
                    "ods-expire",
                    Action.EXPIRE_SNAPSHOTS,
                    new CronTrigger("0 0/5 * * * ?", null),
                    Map.of("retainTime", "PT10M", "retainMin", 10))));
  }

  /** The shop's port changes with each start. */
  private void connect(int port, String password) {
    ConnectionSpec spec =
        new ConnectionSpec(
            CONNECTION,
            ConnectionKind.MYSQL,
            "127.0.0.1",
            port,
            ShopServer.SYNC_USER,
            password,
            Map.of(ConnectionSpec.SERVER_TIME_ZONE, "UTC"));
    try {
      Connection known = connections.get(CONNECTION);
      connections.update(spec, known.version());
    } catch (Problem problem) {
      if (problem.type() != ProblemType.NOT_FOUND) {
        throw problem;
      }
      connections.create(spec);
    }
  }

  private static JobDeclaration sync() {
    MySqlSync spec =
        new MySqlSync(
            CONNECTION, "shop", null, CATALOG, DATABASE, "", "", Map.of(), List.of(), null, null);
    return new JobDeclaration(SYNC, "embedded", spec, DesiredState.RUNNING, Map.of("demo", "true"));
  }

  private static PolicySpec policy(
      String name, Action action, Trigger trigger, Map<String, Object> options) {
    Scope scope = new Scope(CATALOG, DATABASE, null, null, null);
    return new PolicySpec(name, scope, action, trigger, options, Limits.DEFAULT, true);
  }

  private static void unlessThere(Runnable creation) {
    try {
      creation.run();
    } catch (Problem problem) {
      if (problem.type() != ProblemType.CONFLICT) {
        throw problem;
      }
    }
  }
}
