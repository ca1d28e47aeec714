package io.weir.rollout;

import io.weir.definition.manifest.Manifest;
import io.weir.definition.manifest.Manifest.Kind;
import io.weir.definition.manifest.Manifests.Read;
import io.weir.job.DesiredState;
import io.weir.job.Job;
import io.weir.job.JobBody;
import io.weir.job.JobDeclaration;
import io.weir.job.Jobs;
import io.weir.shared.Problem;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Finds the steps for jobs. What stops or goes does so before tables change, and what comes,
 * changes or starts does so after, so that jobs find the tables that the same plan makes. Reads the
 * database only.
 */
@Component
class JobPlanner {

  private static final String PREFIX = JobStep.target("");

  private final Jobs jobs;
  private final DeclaredBodies bodies;
  private final JsonMapper json;

  JobPlanner(Jobs jobs, DeclaredBodies bodies, JsonMapper json) {
    this.jobs = jobs;
    this.bodies = bodies;
    this.json = json;
  }

  /** Steps that come before those of tables. */
  void first(Read read, Draft draft) {
    if (!(read.manifest() instanceof Manifest.Other manifest) || manifest.kind() != Kind.JOB) {
      return;
    }
    Optional<Job> existing = jobs.find(manifest.name());
    if (existing.isEmpty()) {
      return;
    }
    Job job = existing.get();
    if (manifest.absent()) {
      draft.stop(job.name());
      draft.add(new JobStep.Delete(job.name()), List.of());
    } else if (job.deleting()) {
      draft.block(
          "being-removed",
          manifest.target(),
          "Job '" + job.name() + "' is being removed. Plan again when it is gone.");
    } else if (isToStop(manifest, job)) {
      draft.stop(job.name());
      draft.add(new JobStep.Stop(job.name()), List.of());
    }
  }

  /** Steps that come after those of tables. */
  void last(Read read, Draft draft) {
    if (read.manifest() instanceof Manifest.Other manifest
        && manifest.kind() == Kind.JOB
        && !manifest.absent()) {
      try {
        Optional<Job> existing = jobs.find(manifest.name());
        JobBody body = bodies.job(manifest);
        if (existing.isEmpty()) {
          create(body.declaration(), draft);
        } else {
          change(body, existing.get(), draft);
        }
      } catch (Problem failure) {
        DeclaredBodies.findings(failure).forEach(finding -> draft.find(read, "", finding));
      }
    }
  }

  /** What plans rest on of jobs, by target: the revision that each has, or {@code absent}. */
  Map<String, String> basis(Collection<String> targets) {
    Map<String, String> basis = new TreeMap<>();
    targets.stream()
        .filter(target -> target.startsWith(PREFIX))
        .forEach(target -> basis.put(target, state(target.substring(PREFIX.length()))));
    return basis;
  }

  private String state(String name) {
    return jobs.find(name).map(job -> "revision " + job.revision()).orElse("absent");
  }

  private void create(JobDeclaration declaration, Draft draft) {
    jobs.check(declaration);
    draft.add(new JobStep.Create(declaration), List.of());
  }

  /** What a manifest does not say of labels and of the desired state stays. */
  private void change(JobBody body, Job job, Draft draft) {
    JobDeclaration declared = body.declaration();
    refuseAnother(declared, job);
    DesiredState now = declaredState(body.desiredState(), job);
    JobDeclaration declaration =
        new JobDeclaration(
            job.name(),
            job.cluster(),
            declared.spec(),
            now == DesiredState.STOPPED ? DesiredState.STOPPED : job.desiredState(),
            body.labels() == null ? job.labels() : declared.labels());
    String difference = JsonDiff.of(tree(job), tree(declaration));
    if (!difference.isEmpty()) {
      jobs.check(declaration);
      draft.affect(List.of(job.name()));
      draft.add(new JobStep.Update(declaration, difference), List.of());
    }
    if (now == DesiredState.RUNNING && job.desiredState() == DesiredState.STOPPED) {
      draft.add(new JobStep.Start(job.name()), List.of());
    }
  }

  private static void refuseAnother(JobDeclaration declared, Job job) {
    if (!declared.cluster().equals(job.cluster())) {
      throw Problem.invalid("/cluster", "A job's cluster can't be changed: make another job.");
    }
    if (declared.spec().kind() != job.spec().kind()) {
      throw Problem.invalid("/kind", "A job's kind can't be changed: make another job.");
    }
  }

  private static boolean isToStop(Manifest.Other manifest, Job job) {
    boolean stopped =
        manifest.spec().path("desiredState").asString("").equals(DesiredState.STOPPED.name());
    return stopped && (job.desiredState() == DesiredState.RUNNING || JobActs.isLive(job));
  }

  private static DesiredState declaredState(@Nullable DesiredState declared, Job job) {
    return declared == null ? job.desiredState() : declared;
  }

  private JsonNode tree(Job job) {
    return tree(job.spec(), job.labels());
  }

  private JsonNode tree(JobDeclaration declaration) {
    return tree(declaration.spec(), declaration.labels());
  }

  private JsonNode tree(Object spec, Map<String, String> labels) {
    ObjectNode tree = json.createObjectNode();
    tree.setAll((ObjectNode) json.valueToTree(spec));
    tree.set("labels", json.valueToTree(labels));
    return tree;
  }
}
