package io.weir.rollout;

import io.weir.catalog.Catalogs;
import io.weir.definition.Finding;
import io.weir.definition.Severity;
import io.weir.definition.manifest.Manifest;
import io.weir.definition.manifest.Manifests.Read;
import io.weir.definition.manifest.Manifests.Reading;
import io.weir.shared.Problem;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.springframework.stereotype.Component;

/**
 * Finds the steps that would bring the lake to what manifests declare, in an order in which each is
 * valid when it comes: databases that come, tables that are renamed, made and altered, tables that
 * go, databases that go. O(manifests), and as many schemas are read.
 */
@Component
class Planner {

  private final Catalogs catalogs;
  private final TablePlanner tables;

  Planner(Catalogs catalogs, TablePlanner tables) {
    this.catalogs = catalogs;
    this.tables = tables;
  }

  /**
   * Plans. Blocks while the lake is read.
   *
   * @param allow the names of destructive steps that may be done
   */
  Draft plan(Reading reading, Set<String> allow) {
    Draft draft = new Draft(allow);
    reading.findings().forEach(draft::find);
    try {
      plan(reading, draft);
    } catch (Problem problem) {
      draft.block("unreachable", "", problem.detail());
    }
    return draft;
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
    return LakeView.read(catalogs, concerned).basis(concerned);
  }

  private void plan(Reading reading, Draft draft) {
    List<Read> read = reading.manifests();
    List<Manifest> manifests = read.stream().map(Read::manifest).toList();
    LakeView lake = LakeView.read(catalogs, manifests);
    draft.restOn(lake.basis(manifests));
    Set<String> coming = new HashSet<>();
    read.forEach(r -> comingDatabase(r, lake, draft, coming));
    read.forEach(r -> refuseOthers(r, draft));
    read.stream()
        .filter(r -> r.manifest() instanceof Manifest.Table table && !table.absent())
        .forEach(r -> tables.present(r, lake, coming, draft));
    read.stream()
        .filter(r -> r.manifest() instanceof Manifest.Table table && table.absent())
        .forEach(r -> tables.absent(r, lake, draft));
    read.forEach(r -> goingDatabase(r, lake, draft));
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

  private static void refuseOthers(Read read, Draft draft) {
    if (read.manifest() instanceof Manifest.Other other) {
      draft.find(
          read,
          "",
          new Finding(
              "kind",
              Severity.ERROR,
              "/kind",
              "Plans do not change things of kind " + other.kind().word() + " yet.",
              null,
              null));
    }
  }
}
