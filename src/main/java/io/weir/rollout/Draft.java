package io.weir.rollout;

import io.weir.definition.Finding;
import io.weir.definition.manifest.ManifestFinding;
import io.weir.definition.manifest.Manifests.Placed;
import io.weir.definition.manifest.Manifests.Read;
import io.weir.shared.Severity;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** A plan while it is made: what is found is added to it. */
final class Draft {

  private final Set<String> allow;
  private final List<DraftStep> steps = new ArrayList<>();
  private final List<DefinitionCheck> checks = new ArrayList<>();
  private final List<ManifestFinding> findings = new ArrayList<>();
  private final List<Blocker> blockers = new ArrayList<>();
  private final SortedMap<String, String> basis = new TreeMap<>();
  private final Set<String> jobs = new TreeSet<>();
  private final Set<String> stopping = new TreeSet<>();
  private final Set<String> owed = new HashSet<>();

  Draft(Set<String> allow) {
    this.allow = allow;
  }

  /** A plan that is made once more, to have done what is left of it. */
  static Draft again(Set<String> allow, Plan plan) {
    Draft draft = new Draft(allow);
    if (plan.status() == PlanStatus.INTERRUPTED) {
      plan.steps().stream()
          .filter(step -> step.status() == PlannedStep.Status.PENDING)
          .forEach(step -> draft.owed.add(step.words()));
    }
    return draft;
  }

  /** Whether a plan that was begun has the step left to do. */
  boolean owes(Step step) {
    return owed.contains(PlannedStep.words(step));
  }

  void add(Step step, List<String> needsAfter) {
    add(new DraftStep(step, needsAfter, null));
  }

  void add(DraftStep step) {
    steps.add(step);
  }

  /** Has a definition looked at when all steps are found. */
  void check(DefinitionCheck check) {
    checks.add(check);
  }

  /** Adds what is wrong in a text that can't be read. */
  void find(Placed placed) {
    find(ManifestFinding.of(null, placed));
  }

  /**
   * Adds what is wrong with a manifest.
   *
   * @param within as in {@link Read#placed}
   */
  void find(Read read, String within, Finding finding) {
    find(ManifestFinding.of(read.manifest().target(), read.placed(within, finding)));
  }

  private void find(ManifestFinding finding) {
    findings.add(finding);
    if (finding.finding().severity() == Severity.ERROR) {
      block(
          "error",
          String.valueOf(finding.target()),
          finding.finding().rule() + ": " + finding.finding().message());
    }
  }

  void block(String code, String target, String message) {
    blockers.add(new Blocker(code, target, message));
  }

  /** That the plan rests on things being so. */
  void restOn(Map<String, String> states) {
    basis.putAll(states);
  }

  void affect(List<String> jobNames) {
    jobs.addAll(jobNames);
  }

  /** That the plan stops a job before it changes tables. */
  void stop(String job) {
    stopping.add(job);
    affect(List.of(job));
  }

  /** Whether a job won't run any more when tables are changed. */
  boolean stops(String job) {
    return stopping.contains(job);
  }

  boolean isBlocked() {
    return !blockers().isEmpty();
  }

  List<Step> steps() {
    return steps.stream().map(DraftStep::step).toList();
  }

  /** The steps with what is said beside them. */
  List<DraftStep> entries() {
    return Collections.unmodifiableList(steps);
  }

  List<DefinitionCheck> checks() {
    return Collections.unmodifiableList(checks);
  }

  /** Puts beside a step what was seen of the data. */
  void show(int index, @Nullable Probe probe, List<String> losses) {
    steps.set(index, steps.get(index).showing(probe, losses));
  }

  /** Puts beside the steps what a plan of them shows. */
  void showAsIn(Plan plan) {
    Map<String, PlannedStep> shown = new HashMap<>();
    plan.steps().forEach(step -> shown.put(step.words(), step));
    for (int i = 0; i < steps.size(); i++) {
      PlannedStep same = shown.get(PlannedStep.words(steps.get(i).step()));
      if (same != null) {
        show(i, same.probe(), same.losses());
      }
    }
  }

  List<PlannedStep> planned() {
    List<PlannedStep> planned = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      planned.add(PlannedStep.of(i + 1, steps.get(i), steps.get(i).isAllowed(allow)));
    }
    return planned;
  }

  List<ManifestFinding> findings() {
    return Collections.unmodifiableList(findings);
  }

  /** What stands against it, the steps that nobody allowed too. */
  List<Blocker> blockers() {
    List<Blocker> all = new ArrayList<>(blockers);
    steps.stream().filter(step -> !step.isAllowed(allow)).map(DraftStep::blocker).forEach(all::add);
    return all;
  }

  /** Whether somebody gave leave for a step by its name. */
  boolean isAllowedByName(Step step) {
    return allow.contains(step.allowedAs());
  }

  /** What the plan rests on, by the full name of each thing. */
  Map<String, String> basis() {
    return Collections.unmodifiableMap(basis);
  }

  List<String> jobsAffected() {
    return List.copyOf(jobs);
  }
}
