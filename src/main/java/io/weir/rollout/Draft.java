package io.weir.rollout;

import io.weir.definition.Finding;
import io.weir.definition.manifest.Manifests.Placed;
import io.weir.definition.manifest.Manifests.Read;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** A plan while it is made: what is found is added to it. */
final class Draft {

  /** So many tables that are to be made are tried while planning; all are when they are made. */
  private static final int TRIALS = 50;

  private final Set<String> allow;
  private final List<Step> steps = new ArrayList<>();
  private final List<List<String>> needs = new ArrayList<>();
  private final List<PlanFinding> findings = new ArrayList<>();
  private final List<Blocker> blockers = new ArrayList<>();
  private final SortedMap<String, String> basis = new TreeMap<>();
  private final Set<String> jobs = new TreeSet<>();
  private final Set<String> stopping = new TreeSet<>();
  private int trials;

  Draft(Set<String> allow) {
    this.allow = allow;
  }

  void add(Step step, List<String> needsAfter) {
    steps.add(step);
    needs.add(needsAfter);
    if (step.destructive() && !isAllowed(step)) {
      block(
          "not-allowed",
          step.allowedAs(),
          "'"
              + step.kind()
              + "' destroys data: allow it by the name "
              + step.allowedAs()
              + ", or take it out of the manifests.");
    }
  }

  /** Adds what is wrong in a text that can't be read. */
  void find(Placed placed) {
    find(PlanFinding.of(null, placed));
  }

  /**
   * Adds what is wrong with a manifest.
   *
   * @param within as in {@link Read#placed}
   */
  void find(Read read, String within, Finding finding) {
    find(PlanFinding.of(read.manifest().target(), read.placed(within, finding)));
  }

  private void find(PlanFinding finding) {
    findings.add(finding);
    if (finding.isError()) {
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

  /** Whether one more table may be tried, which takes a while. */
  boolean mayTry() {
    return trials++ < TRIALS;
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
    return !blockers.isEmpty();
  }

  List<Step> steps() {
    return Collections.unmodifiableList(steps);
  }

  List<PlannedStep> planned() {
    List<PlannedStep> planned = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      boolean allowed = !step.destructive() || isAllowed(step);
      planned.add(PlannedStep.of(i + 1, step, allowed, needs.get(i)));
    }
    return planned;
  }

  List<PlanFinding> findings() {
    return Collections.unmodifiableList(findings);
  }

  List<Blocker> blockers() {
    return Collections.unmodifiableList(blockers);
  }

  /** What the plan rests on, by the full name of each thing. */
  Map<String, String> basis() {
    return Collections.unmodifiableMap(basis);
  }

  List<String> jobsAffected() {
    return List.copyOf(jobs);
  }

  private boolean isAllowed(Step step) {
    return allow.contains(step.allowedAs());
  }
}
