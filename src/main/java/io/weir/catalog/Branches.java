package io.weir.catalog;

import io.weir.lease.Act;
import io.weir.paimon.BranchLoss;
import io.weir.paimon.Branching;
import io.weir.paimon.TableBranch;
import io.weir.shared.Names;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import io.weir.shared.TableId;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** The branches of tables besides main. Every method asks the storage and blocks. */
@Service
public class Branches {

  private static final Duration LIMIT = Duration.ofMinutes(5);

  private final Catalogs catalogs;
  private final Observations observations;
  private final LeasedActs acts;
  private final LakeChanges changes;

  Branches(Catalogs catalogs, Observations observations, LeasedActs acts, LakeChanges changes) {
    this.catalogs = catalogs;
    this.observations = observations;
    this.acts = acts;
    this.changes = changes;
  }

  /** A branch as it is now, and what was last observed of it. */
  public record Listed(TableBranch branch, BranchObservation observed) {}

  /**
   * By name.
   *
   * @throws Problem NOT_FOUND when there is no such table
   */
  public List<Listed> list(TableId table) {
    Map<String, BranchObservation> observed = observations.ofBranches(table);
    return branching(table).all().stream()
        .map(
            branch ->
                new Listed(branch, observed.getOrDefault(branch.name(), BranchObservation.NONE)))
        .toList();
  }

  /**
   * What would go with a branch; looked at now.
   *
   * @throws Problem NOT_FOUND
   */
  public BranchLoss loss(TableId table, String name) {
    return branching(table).loss(name);
  }

  /**
   * Makes a branch.
   *
   * @param fromTag the tag whose rows it begins with; null to begin empty
   * @throws Problem NOT_FOUND when there is no such tag; REFUSED when the tag's snapshot has
   *     expired; CONFLICT when there is such a branch
   */
  public BranchLoss create(TableId table, String name, @Nullable String fromTag) {
    requireName(name);
    Branching branching = branching(table);
    branching.all();
    acts.under(
        table,
        Act.BRANCH,
        check ->
            changes.make(
                "branch.create",
                table.toString(),
                "Made branch %s of %s".formatted(name, table)
                    + (fromTag == null ? ", empty" : " from tag " + fromTag),
                fromTag == null
                    ? Map.of("branch", name)
                    : Map.of("branch", name, "fromTag", fromTag),
                () -> branching.create(name, fromTag, check)));
    return branching.loss(name);
  }

  private static void requireName(String name) {
    Names.lake("/name", name);
    if (name.equals(TableBranch.MAIN) || name.chars().allMatch(Character::isDigit)) {
      throw Problem.invalid(
          "/name", "A branch is not named 'main', which is the table itself, nor by digits alone.");
    }
  }

  /**
   * Deletes a branch; what goes with it is in the audit trail first.
   *
   * @param confirmation the branch's name, as a person typed it
   * @throws Problem INVALID when the confirmation is not the name; NOT_FOUND; CONFLICT when the
   *     table's readers fall back to it
   */
  public void delete(TableId table, String name, String confirmation) {
    Branching branching = branching(table);
    branching.loss(name);
    Confirmation.require(confirmation, name, "delete the branch");
    acts.under(
        table,
        Act.BRANCH,
        check -> {
          BranchLoss loss = branching.loss(name);
          if (loss.isFallback()) {
            throw Problem.conflict(
                "Readers of %s fall back to the branch '%s'. Take it out of scan.fallback-branch first."
                    .formatted(table, name));
          }
          changes.make(
              "branch.delete",
              table.toString(),
              "Deleted branch %s of %s, with %d snapshots"
                  .formatted(name, table, loss.branch().snapshots()),
              Map.of("branch", loss.branch(), "held", loss.held()),
              () -> branching.delete(name, LIMIT, check));
        });
  }

  /**
   * @param what can't be done: {@code Can't delete the tag 'v1'}
   */
  static Problem needed(String what, List<String> branches) {
    return new Problem(
        ProblemType.CONFLICT,
        what
            + ": it alone keeps files that these branches read: "
            + String.join(", ", branches)
            + ". Delete them first.",
        List.of(),
        Map.of("neededBy", branches),
        null);
  }

  private Branching branching(TableId table) {
    return catalogs.table(table).branching();
  }
}
