package io.weir.health.advice;

import io.weir.health.signal.Actions;
import io.weir.health.signal.JobFacts;
import io.weir.health.signal.TableFacts;
import io.weir.lease.MaintenanceOwner;
import io.weir.shared.ActionDescriptor;
import io.weir.shared.ActionDescriptor.Kind;
import io.weir.shared.TableId;
import java.util.LinkedHashMap;
import java.util.Map;

/** The calls that remedies are made of. */
final class Remedies {

  private static final int MOST_LETTERS = 63;

  /** The one that Weir brings along. */
  private static final String CLUSTER = "embedded";

  private Remedies() {}

  static Remedy run(TableFacts facts, String action, Map<String, Object> options) {
    Map<String, Object> body = address(facts.id());
    body.put("action", action);
    body.put("options", options);
    return call(Kind.RUN, facts, body);
  }

  static Remedy compact(TableFacts facts, String strategy) {
    return run(facts, Actions.COMPACT, Map.of("strategy", strategy));
  }

  /** A policy that compacts this table as its writers would. */
  static Remedy compactionPolicy(TableFacts facts) {
    return policy(facts, Actions.COMPACT, "PT15M", Map.of("strategy", "minor"));
  }

  /** A policy for this table alone. */
  static Remedy policy(TableFacts facts, String action, String every, Map<String, Object> options) {
    TableId id = facts.id();
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("name", name(id, action));
    body.put("scope", address(id));
    body.put("action", action);
    body.put("trigger", Map.of("kind", "every", "every", every));
    body.put("options", options);
    return call(Kind.POLICY, facts, body);
  }

  static Remedy owner(TableFacts facts, MaintenanceOwner owner) {
    return call(Kind.OWNER, facts, Map.of("owner", owner.name()));
  }

  /** A job that compacts this table alone, on the cluster of one that is on it. */
  static Remedy compactionJob(TableFacts facts) {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("name", name(facts.id(), "compaction"));
    body.put("cluster", facts.jobs().stream().findFirst().map(JobFacts::cluster).orElse(CLUSTER));
    body.put("kind", "compaction");
    body.put("spec", address(facts.id()));
    return call(Kind.JOB, facts, body);
  }

  /** A consumer that begins after the newest snapshot. */
  static Remedy resetConsumer(TableFacts facts, String consumer, long nextSnapshot) {
    return new Remedy.Call(
        new ActionDescriptor(
            Kind.CONSUMER_RESET,
            facts.id() + "/consumers/" + consumer,
            Map.of("nextSnapshot", nextSnapshot)));
  }

  private static Remedy call(Kind kind, TableFacts facts, Map<String, Object> body) {
    return new Remedy.Call(new ActionDescriptor(kind, facts.id().toString(), body));
  }

  /** Names of what Weir keeps are plainer than those of tables. */
  private static String name(TableId id, String what) {
    String place = (id.database() + "-" + id.table()).replaceAll("[^A-Za-z0-9_-]+", "-");
    String plain = place.replaceFirst("^[^A-Za-z0-9]+", "");
    int room = MOST_LETTERS - what.length() - 1;
    return (plain.isEmpty() ? "table" : plain.substring(0, Math.min(room, plain.length())))
        + "-"
        + what;
  }

  private static Map<String, Object> address(TableId id) {
    Map<String, Object> address = new LinkedHashMap<>();
    address.put("catalog", id.catalog());
    address.put("database", id.database());
    address.put("table", id.table());
    return address;
  }
}
