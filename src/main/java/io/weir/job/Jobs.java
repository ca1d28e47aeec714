package io.weir.job;

import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/**
 * Keeps what jobs are to do. Each change is saved and answered at once; the control loop brings the
 * cluster there afterwards.
 */
@Service
public class Jobs {

  private static final Map<String, Comparator<Job>> ORDERS =
      Map.of(
          "name", Comparator.comparing(Job::name),
          "state", Comparator.comparing(job -> job.status().state()),
          "kind", Comparator.comparing(job -> job.spec().kind()),
          "cluster", Comparator.comparing(Job::cluster),
          "since", Comparator.comparing(job -> job.status().since()));

  private final JobRecords records;
  private final JobEvents history;
  private final JobRevisions revisions;
  private final Deployments deployments;
  private final JobChanges changes;
  private final JobParts parts;
  private final SyncOptions options;
  private final CompactionTargets targets;
  private final StartPaths startPaths;

  Jobs(
      JobRecords records,
      JobEvents history,
      JobRevisions revisions,
      Deployments deployments,
      JobChanges changes,
      JobParts parts,
      SyncOptions options,
      CompactionTargets targets,
      StartPaths startPaths) {
    this.records = records;
    this.history = history;
    this.revisions = revisions;
    this.deployments = deployments;
    this.changes = changes;
    this.parts = parts;
    this.options = options;
    this.targets = targets;
    this.startPaths = startPaths;
  }

  public Page<Job> list(PageRequest page, Predicate<Job> filter) {
    List<Job> found =
        records.all().stream().filter(j -> page.matches(j.name())).filter(filter).toList();
    return page.page(found, Job::name, ORDERS);
  }

  public List<Job> all() {
    return records.all();
  }

  /** How many jobs there are in each state; states without jobs are left out. */
  public Map<JobState, Long> countByState() {
    return records.countByState();
  }

  /**
   * @throws Problem NOT_FOUND
   */
  public Job get(String name) {
    return records.get(name);
  }

  /** Empty when there is no such job. */
  public Optional<Job> find(String name) {
    return records.find(name);
  }

  /**
   * Checks a declaration and keeps nothing. Blocks for some hundred milliseconds, while the options
   * of its tables are tried.
   *
   * @throws Problem INVALID with pointers into the job's body
   */
  public void check(JobDeclaration declaration) {
    parts.require(declaration);
    options.require(declaration.spec());
    targets.require(declaration.spec());
  }

  /**
   * Blocks for some hundred milliseconds, while the options of its tables are tried.
   *
   * @throws Problem INVALID with a pointer into the job's body, CONFLICT when the name is taken
   */
  public Job create(JobDeclaration declaration) {
    options.require(declaration.spec());
    targets.require(declaration.spec());
    return changes.create(declaration);
  }

  /**
   * Declares a job anew. A new spec is a new revision, which replaces the one that runs: that is
   * stopped with a savepoint and the new one starts from it. Blocks as {@link #create} does.
   *
   * @param version as the caller last saw it
   */
  public Job update(JobDeclaration declaration, long version) {
    options.require(declaration.spec());
    targets.require(declaration.spec());
    return changes.update(declaration, version);
  }

  /**
   * @param from where it is to start; null for its latest state
   * @throws Problem INVALID at a path that is none to start from, with those that are
   */
  public Job start(String name, @Nullable StartFrom from) {
    if (from != null && from.path() != null) {
      startPaths.require(records.get(name), from.path());
    }
    return changes.start(name, from);
  }

  /**
   * @param bySavepoint whether its state is to be saved; else it is cancelled
   */
  public Job stop(String name, boolean bySavepoint) {
    return changes.stop(name, bySavepoint);
  }

  /**
   * @param stop whether a job that runs is to be stopped first
   * @throws Problem CONFLICT while it runs
   */
  public void delete(String name, boolean stop) {
    changes.delete(name, stop);
  }

  /** Newest first. */
  public List<JobRevision> revisions(String name) {
    records.get(name);
    return revisions.of(name);
  }

  /** Newest first. */
  public List<Deployment> deployments(String name) {
    records.get(name);
    return deployments.of(name);
  }

  /** Newest first. */
  public Page<JobEvent> events(String name, PageRequest page) {
    records.get(name);
    long before = page.after().map(Long::parseLong).orElse(Long.MAX_VALUE);
    List<JobEvent> found = history.of(name, before, page.limit() + 1);
    return Page.cut(found, page.limit(), last -> Long.toString(last.id()));
  }
}
