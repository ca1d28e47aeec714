package io.weir.rollout;

import io.weir.catalog.Catalogs;
import io.weir.definition.manifest.Manifest;
import io.weir.definition.manifest.Manifests.Read;
import io.weir.definition.manifest.Manifests.Reading;
import io.weir.shared.Problem;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.springframework.stereotype.Component;

/**
 * Finds the steps that would bring the lake to what manifests declare, in an order in which each is
 * valid when it comes: jobs that stop or go, databases that come, tables that are renamed, made and
 * altered, tables that go, databases that go, policies, jobs that come, change or start.
 * O(manifests), and as many schemas are read.
 */
@Component
class Planner {

  private final Catalogs catalogs;
  private final TableSights sights;
  private final TablePlanner tables;
  private final DefinitionChecks checks;
  private final DataLooks looks;
  private final JobPlanner jobs;
  private final PolicyPlanner policies;

  Planner(
      Catalogs catalogs,
      TableSights sights,
      TablePlanner tables,
      DefinitionChecks checks,
      DataLooks looks,
      JobPlanner jobs,
      PolicyPlanner policies) {
    this.catalogs = catalogs;
    this.sights = sights;
    this.tables = tables;
    this.checks = checks;
    this.looks = looks;
    this.jobs = jobs;
    this.policies = policies;
  }

  /**
   * Plans. Blocks while the lake is read, and the data that steps may break.
   *
   * @param allow the names of destructive steps that may be done
   */
  Draft plan(Reading reading, Set<String> allow) {
    Draft draft = new Draft(allow);
    reading.findings().forEach(draft::find);
    guarded(
        draft,
        () -> {
          plan(reading, draft);
          checks.run(draft);
          looks.look(draft);
        });
    return draft;
  }

  /**
   * Plans once more what was planned, to apply it: definitions were looked at then, and of the data
   * counts what the plan shows.
   */
  Draft again(Reading reading, Set<String> allow, Plan plan) {
    Draft draft = Draft.again(allow, plan);
    reading.findings().forEach(draft::find);
    guarded(draft, () -> plan(reading, draft));
    draft.showAsIn(plan);
    return draft;
  }

  private static void guarded(Draft draft, Runnable planning) {
    try {
      planning.run();
    } catch (Problem problem) {
      draft.block("unreachable", "", problem.detail());
    }
  }

  /**
   * What plans that change one thing rest on now, as far as it concerns that thing. Blocks.
   *
   * @param target its full name
   */
  Map<String, String> basis(List<Manifest> manifests, String target) {
    List<Manifest> concerned =
        manifests.stream()
            .filter(
                manifest ->
                    manifest.target().equals(target)
                        || manifest instanceof Manifest.Table table
                            && table.names().stream().anyMatch(id -> id.toString().equals(target)))
            .toList();
    Map<String, String> basis = new TreeMap<>(LakeView.read(catalogs, concerned).basis(concerned));
    basis.putAll(kept(concerned.stream().map(Manifest::target).toList()));
    return basis;
  }

  /** What plans rest on of what Weir itself keeps, by target. */
  Map<String, String> kept(Collection<String> targets) {
    Map<String, String> kept = new TreeMap<>(jobs.basis(targets));
    kept.putAll(policies.basis(targets));
    return kept;
  }

  private void plan(Reading reading, Draft draft) {
    List<Read> read = reading.manifests();
    List<Manifest> manifests = read.stream().map(Read::manifest).toList();
    LakeView lake = LakeView.read(catalogs, manifests);
    draft.restOn(lake.basis(manifests));
    draft.restOn(kept(manifests.stream().map(Manifest::target).toList()));
    read.forEach(r -> jobs.first(r, draft));
    Map<Read, AlteredTable> existing = sights.of(read, lake);
    Set<String> coming = new HashSet<>();
    read.forEach(r -> comingDatabase(r, lake, draft, coming));
    read.stream()
        .filter(r -> r.manifest() instanceof Manifest.Table table && !table.absent())
        .forEach(r -> tables.present(r, existing.get(r), lake, coming, draft));
    read.stream()
        .filter(r -> r.manifest() instanceof Manifest.Table table && table.absent())
        .forEach(r -> tables.absent(r, lake, draft));
    read.forEach(r -> goingDatabase(r, lake, draft));
    policies.plan(read, draft);
    read.forEach(r -> jobs.last(r, draft));
    draft.restOn(kept(draft.jobsAffected().stream().map(JobStep::target).toList()));
  }

  private static void comingDatabase(Read read, LakeView lake, Draft draft, Set<String> coming) {
    if (read.manifest() instanceof Manifest.Database database && !database.absent()) {
      boolean there = lake.hasDatabase(database.catalog(), database.name());
      if (!there) {
        coming.add(database.target());
        draft.add(new DatabaseStep.Create(database.catalog(), database.name()), List.of());
      }
    }
  }

  private static void goingDatabase(Read read, LakeView lake, Draft draft) {
    if (read.manifest() instanceof Manifest.Database database && database.absent()) {
      boolean there = lake.hasDatabase(database.catalog(), database.name());
      if (there) {
        draft.add(new DatabaseStep.Drop(database.catalog(), database.name()), List.of());
      }
    }
  }
}
