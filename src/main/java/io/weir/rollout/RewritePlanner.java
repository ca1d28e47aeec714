package io.weir.rollout;

import io.weir.catalog.Catalogs;
import io.weir.definition.OptionCatalogue;
import io.weir.definition.OptionEntry;
import io.weir.definition.change.OptionChange;
import io.weir.definition.change.TableChange;
import io.weir.paimon.PartitionSize;
import io.weir.paimon.TableShape;
import io.weir.shared.TableId;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/**
 * Finds the way to what can't be altered once a table has rows: another number of buckets, options
 * that are fixed, other keys. Asks the storage only where one of them is in question.
 */
@Component
class RewritePlanner {

  private static final String BUCKET = "bucket";
  private static final int MOST_PARTITIONS = 1000;

  private final Catalogs catalogs;

  RewritePlanner(Catalogs catalogs) {
    this.catalogs = catalogs;
  }

  /** Whether it matters for a change that something was committed to the table. */
  static boolean dependsOnSnapshots(TableChange change) {
    return isLimited(change) || CompactionPlanner.isNeededBy(change);
  }

  /** Adds the steps, and takes the changes that they stand for out of the changes. */
  void plan(AlteredTable table, List<TableChange> changes, Draft draft) {
    if (table.hasSnapshots()) {
      List<TableChange> fixed = changes.stream().filter(RewritePlanner::isLimited).toList();
      changes.removeAll(fixed);
      fixed.forEach(change -> rewrite(table, change, draft));
    }
    String keys = keys(table);
    if (!keys.isEmpty()) {
      copy(table, keys, draft);
    }
  }

  private void rewrite(AlteredTable table, TableChange change, Draft draft) {
    if (isRescale(change, table)) {
      rescale(table, change, draft);
    } else {
      copy(table, change.detail(), draft);
    }
  }

  private static boolean isLimited(TableChange change) {
    return change instanceof OptionChange
        && (change.subject().equals(BUCKET)
            || OptionCatalogue.find(change.subject()).map(OptionEntry::immutable).orElse(false));
  }

  /**
   * Rows can be put into another number of buckets, but not from or to buckets that Paimon sets.
   */
  private static boolean isRescale(TableChange change, AlteredTable table) {
    String before = table.has().options().getOrDefault(BUCKET, "-1");
    return change.subject().equals(BUCKET)
        && before.matches("[1-9]\\d*")
        && table.altered().bucket() > 0;
  }

  private static String keys(AlteredTable table) {
    TableShape has = table.has();
    boolean samePrimaryKey = has.primaryKey().equals(table.altered().primaryKey());
    boolean samePartitions = has.partitionedBy().equals(table.altered().partitionedBy());
    return String.join(
        " and ",
        Stream.of(
                samePrimaryKey ? "" : "primary key " + table.altered().primaryKey(),
                samePartitions ? "" : "partitioning " + table.altered().partitionedBy())
            .filter(text -> !text.isEmpty())
            .toList());
  }

  private static void copy(AlteredTable table, String why, Draft draft) {
    draft.add(new RewriteStep.Copy(table.id(), table.altered(), why), List.of());
    draft.block(
        "copy-table",
        table.id().toString(),
        "This can't be altered once a table has snapshots ("
            + why
            + "), and Weir does not copy tables: make a new table, copy the rows into it, and plan"
            + " again.");
  }

  private void rescale(AlteredTable table, TableChange change, Draft draft) {
    List<String> stopped = table.jobNames().stream().filter(job -> !draft.stops(job)).toList();
    stopped.forEach(
        job -> {
          draft.stop(job);
          draft.add(new JobStep.Stop(job), List.of());
        });
    draft.add(new TableStep.Alter(table.id(), change), List.of());
    long buckets = table.altered().bucket();
    partitions(table.now())
        .forEach(
            partition ->
                draft.add(new RewriteStep.Rescale(table.id(), partition, buckets), List.of()));
    stopped.forEach(job -> draft.add(new JobStep.Start(job), List.of()));
    draft.block(
        "rescale",
        table.id().toString(),
        "The rows that are there lie in the buckets of today, and Weir does not rescale: stop the"
            + " jobs on the table, alter the option, call rescale for each partition, start the jobs,"
            + " and plan again.");
  }

  /** By name; beyond so many the last stands for all that are left. */
  private List<String> partitions(TableId id) {
    List<String> names =
        catalogs.table(id).partitions().stream().map(PartitionSize::partition).toList();
    if (names.size() <= MOST_PARTITIONS) {
      return names;
    }
    List<String> shown = new ArrayList<>(names.subList(0, MOST_PARTITIONS));
    shown.add("each of " + (names.size() - MOST_PARTITIONS) + " more partitions");
    return shown;
  }
}
