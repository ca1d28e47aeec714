package io.weir.catalog;

import io.weir.lease.Act;
import io.weir.paimon.TableTag;
import io.weir.paimon.TagLoss;
import io.weir.paimon.Tagging;
import io.weir.paimon.tally.FileCount;
import io.weir.shared.Names;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** The tags of tables. Every method asks the storage and blocks. */
@Service
public class Tags {

  private static final Duration LIMIT = Duration.ofMinutes(5);
  private static final Duration LONGEST = Duration.ofDays(36_500);

  /** The number of a version may stand in the name of a tag, unlike in that of a table. */
  private static final Pattern INNER_DOT = Pattern.compile("(?<=\\w)\\.(?=\\w)");

  private final Catalogs catalogs;
  private final Observations observations;
  private final LeasedActs acts;
  private final LakeChanges changes;

  Tags(Catalogs catalogs, Observations observations, LeasedActs acts, LakeChanges changes) {
    this.catalogs = catalogs;
    this.observations = observations;
    this.acts = acts;
    this.changes = changes;
  }

  /**
   * A tag, and what there is in the storage for its sake.
   *
   * @param held as of the last look at the table; null when nobody saw it yet
   */
  public record Listed(TableTag tag, @Nullable FileCount held) {}

  /**
   * By name.
   *
   * @throws Problem NOT_FOUND when there is no such table
   */
  public List<Listed> list(TableId table) {
    Map<String, FileCount> held = observations.heldByTags(table);
    return tagging(table).all().stream().map(tag -> new Listed(tag, held.get(tag.name()))).toList();
  }

  /**
   * What would go with a tag; looked at now.
   *
   * @throws Problem NOT_FOUND
   */
  public TagLoss loss(TableId table, String name) {
    return tagging(table).loss(name);
  }

  /**
   * Makes a tag.
   *
   * @param snapshotId null for the newest
   * @param retained how long it is to stay; null for what the table's options say
   * @throws Problem NOT_FOUND when there is no such snapshot; CONFLICT when there is such a tag
   */
  public TagLoss create(
      TableId table, String name, @Nullable Long snapshotId, @Nullable Duration retained) {
    Names.lake("/name", INNER_DOT.matcher(name).replaceAll("-"));
    requireSensible(retained);
    Tagging tagging = tagging(table);
    tagging.snapshot(snapshotId);
    acts.under(
        table,
        Act.TAG,
        check -> {
          long of = tagging.snapshot(snapshotId);
          changes.make(
              "tag.create",
              table.toString(),
              "Tagged snapshot %d of %s as %s".formatted(of, table, name),
              detail(name, of, retained),
              () -> tagging.create(name, of, retained, check));
        });
    return tagging.loss(name);
  }

  private static void requireSensible(@Nullable Duration retained) {
    boolean odd =
        retained != null
            && (retained.isNegative() || retained.isZero() || retained.compareTo(LONGEST) > 0);
    if (odd) {
      throw Problem.invalid(
          "/timeRetained", "A tag stays for some time, such as P30D, and 100 years at most.");
    }
  }

  private static Map<String, Object> detail(String name, long of, @Nullable Duration retained) {
    Map<String, Object> detail = new HashMap<>(Map.of("tag", name, "snapshotId", of));
    if (retained != null) {
      detail.put("timeRetained", retained.toString());
    }
    return detail;
  }

  /**
   * Deletes a tag; what goes with it is in the audit trail first.
   *
   * @param confirmation the tag's name, as a person typed it
   * @throws Problem INVALID when the confirmation is not the name; NOT_FOUND; CONFLICT when a
   *     branch needs the files that the tag keeps
   */
  public void delete(TableId table, String name, String confirmation) {
    Tagging tagging = tagging(table);
    tagging.loss(name);
    Confirmation.require(confirmation, name, "delete the tag");
    acts.under(
        table,
        Act.TAG,
        check -> {
          TagLoss loss = tagging.loss(name);
          refuseNeeded(loss);
          changes.make(
              "tag.delete",
              table.toString(),
              "Deleted tag %s of %s, and %d files that it alone kept"
                  .formatted(name, table, loss.held().files()),
              Map.of("tag", loss.tag(), "held", loss.held()),
              () -> tagging.delete(name, LIMIT, check));
        });
  }

  private static void refuseNeeded(TagLoss loss) {
    if (!loss.neededBy().isEmpty()) {
      throw Branches.needed("Can't delete the tag '" + loss.tag().name() + "'", loss.neededBy());
    }
  }

  private Tagging tagging(TableId table) {
    return catalogs.table(table).tagging();
  }
}
