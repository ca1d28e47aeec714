package io.weir.health.advice;

import io.weir.health.advice.Cause.About;
import io.weir.health.signal.Actions;
import io.weir.lease.Decision;
import io.weir.lease.MaintenanceOwner;
import io.weir.paimon.tally.SchemaFacts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Why snapshots stay beyond their time. */
final class ExpiryCauses {

  static final String DEBT = "snapshot-debt";
  static final String COST =
      "Files that were replaced long ago keep their place in the storage, and listing snapshots takes"
          + " longer.";

  private static final String MISSING = "missing-snapshots";

  private ExpiryCauses() {}

  static List<Cause> all() {
    return List.of(missing(), nobodyExpires(), policyDoesNotExpire(), writersDoNotExpire());
  }

  private static Cause missing() {
    return new Cause(
        new About(
            "snapshots-are-missing",
            "Snapshots are missing between others",
            "Their files are gone, and not by expiry: {missing}. Writers' expiry leaves what is before the"
                + " gap, and stops where more than ten are missing in a row;"
                + " Weir's goes on, where it is the table's maintenance owner.",
            "Whoever reads one of them fails, and what is before the gap keeps its place in the storage.",
            MISSING,
            List.of()),
        diagnosis -> true,
        diagnosis -> Map.of("missing", diagnosis.names(MISSING)),
        diagnosis -> diagnosis.isOwnedBy(MaintenanceOwner.WRITER) ? null : expire(diagnosis));
  }

  private static Cause nobodyExpires() {
    return new Cause(
        new About(
            "nobody-expires",
            "Nobody expires the snapshots of this table",
            "There are {snapshots} snapshots where {expected} would do. Its writers are write-only and"
                + " expire none, and no policy does.",
            COST,
            DEBT,
            List.of()),
        diagnosis ->
            !diagnosis.isOwnedBy(MaintenanceOwner.WRITER)
                && diagnosis.facts().decision(Actions.EXPIRE_SNAPSHOTS).isEmpty(),
        ExpiryCauses::debt,
        diagnosis ->
            Remedies.policy(
                diagnosis.facts(),
                Actions.EXPIRE_SNAPSHOTS,
                "PT1H",
                retention(diagnosis.facts().schema().retention())));
  }

  private static Cause policyDoesNotExpire() {
    return new Cause(
        new About(
            "expiry-falls-behind",
            "The policy did not expire the snapshots yet",
            "There are {snapshots} snapshots where the policy {policy} would leave {expected}: see its"
                + " runs.",
            COST,
            DEBT,
            List.of()),
        diagnosis -> !diagnosis.isOwnedBy(MaintenanceOwner.WRITER),
        ExpiryCauses::debt,
        ExpiryCauses::expire);
  }

  /** As the policy has it, or the table itself. */
  private static Remedy expire(Diagnosis diagnosis) {
    return Remedies.run(
        diagnosis.facts(),
        Actions.EXPIRE_SNAPSHOTS,
        diagnosis
            .facts()
            .decision(Actions.EXPIRE_SNAPSHOTS)
            .map(Decision::options)
            .orElseGet(() -> retention(diagnosis.facts().schema().retention())));
  }

  private static Cause writersDoNotExpire() {
    return new Cause(
        new About(
            "writers-do-not-expire",
            "The writers did not expire the snapshots yet",
            "There are {snapshots} snapshots where {expected} would do. The job that writes the table"
                + " expires in its own commits, and has not made one that did.",
            COST,
            DEBT,
            List.of()),
        diagnosis -> true,
        ExpiryCauses::debt,
        diagnosis -> Remedies.owner(diagnosis.facts(), MaintenanceOwner.WEIR));
  }

  /** The table's own, as options of an expiry. */
  private static Map<String, Object> retention(SchemaFacts.Retention own) {
    Map<String, Object> options = new LinkedHashMap<>();
    options.put("retainTime", own.time().toString());
    options.put("retainMin", own.least());
    if (own.most() < Integer.MAX_VALUE) {
      options.put("retainMax", own.most());
    }
    return options;
  }

  private static Map<String, Object> debt(Diagnosis diagnosis) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("snapshots", diagnosis.value(DEBT));
    values.put("expected", diagnosis.worstValue(DEBT, "expected"));
    values.put("policy", diagnosis.worstValue(DEBT, "policy"));
    return values;
  }
}
