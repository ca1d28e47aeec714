package io.weir.health.advice;

import io.weir.health.advice.Cause.About;
import io.weir.health.signal.Actions;
import io.weir.lease.Decision;
import io.weir.lease.MaintenanceOwner;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Why partitions stay beyond their time. */
final class PartitionCauses {

  private static final String STUCK = "partition-expiry-stuck";
  private static final String FORMATTER = "formatter";
  private static final String COST =
      "Data is kept, and paid for, that was to be gone; reads of all partitions scan it.";

  private PartitionCauses() {}

  /** The most certain first. */
  static List<Cause> all() {
    return List.of(unread(), nobodyExpires(), policyDoesNot(), writersDoNot());
  }

  private static Cause unread() {
    return new Cause(
        about(
            "partitions-have-no-time",
            "Partition expiry reads no time",
            "Partitions are to expire after {after}, but no time is read from {partition} with the"
                + " pattern {pattern} and the formatter {formatter}, nor from any other: none ever"
                + " expires. Where no formatter fits, as for dates, partition.expiration-strategy"
                + " update-time takes the time of their last change."),
        diagnosis ->
            diagnosis.worst(STUCK).filter(one -> one.values().containsKey(FORMATTER)).isPresent(),
        diagnosis ->
            Map.of(
                "after", diagnosis.worstValue(STUCK, "expiresAfter"),
                "partition", diagnosis.worstName(STUCK),
                "pattern", diagnosis.worstValue(STUCK, "pattern"),
                "formatter", diagnosis.worstValue(STUCK, FORMATTER)),
        PartitionCauses::fittingFormatter);
  }

  private static @Nullable Remedy fittingFormatter(Diagnosis diagnosis) {
    Object fitting = diagnosis.worstValue(STUCK, "fittingFormatter");
    return fitting.equals("")
        ? null
        : new Remedy.Options(Map.of("partition.timestamp-formatter", fitting.toString()));
  }

  private static Cause nobodyExpires() {
    return new Cause(
        about(
            "nobody-expires-partitions",
            "Nobody expires the partitions of this table",
            "{partition} should have gone {late} ago. Its writers are write-only and expire none, and"
                + " no policy does."),
        diagnosis ->
            !diagnosis.isOwnedBy(MaintenanceOwner.WRITER)
                && diagnosis.facts().decision(Actions.EXPIRE_PARTITIONS).isEmpty(),
        PartitionCauses::late,
        diagnosis ->
            Remedies.policy(diagnosis.facts(), Actions.EXPIRE_PARTITIONS, "PT1H", Map.of()));
  }

  private static Cause policyDoesNot() {
    return new Cause(
        about(
            "partition-expiry-falls-behind",
            "The policy did not expire the partitions yet",
            "{partition} should have gone {late} ago by the policy {policy}: see its runs."),
        diagnosis -> !diagnosis.isOwnedBy(MaintenanceOwner.WRITER),
        diagnosis -> {
          Map<String, Object> values = late(diagnosis);
          values.put(
              "policy",
              diagnosis
                  .facts()
                  .decision(Actions.EXPIRE_PARTITIONS)
                  .map(Decision::policy)
                  .orElse(""));
          return values;
        },
        diagnosis -> Remedies.run(diagnosis.facts(), Actions.EXPIRE_PARTITIONS, Map.of()));
  }

  private static Cause writersDoNot() {
    return new Cause(
        about(
            "partitions-do-not-expire",
            "The writers do not expire the partitions",
            "{partition} should have gone {late} before the last commit. A writer looks for such every"
                + " {every} while it runs, a batch only with end-input.check-partition-expire, and one"
                + " of a write-only table never."),
        diagnosis -> true,
        diagnosis -> {
          Map<String, Object> values = late(diagnosis);
          values.put("every", diagnosis.worstValue(STUCK, "looksEvery"));
          return values;
        },
        diagnosis ->
            diagnosis.facts().schema().writeOnly()
                ? Remedies.owner(diagnosis.facts(), MaintenanceOwner.WEIR)
                : new Remedy.Options(Map.of("end-input.check-partition-expire", "true")));
  }

  private static About about(String id, String title, String reason) {
    return new About(id, title, reason, COST, STUCK, List.of());
  }

  private static Map<String, Object> late(Diagnosis diagnosis) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("partition", diagnosis.worstName(STUCK));
    values.put("late", diagnosis.value(STUCK));
    return values;
  }
}
