package io.weir.rollout;

import io.weir.definition.change.Risk;
import io.weir.job.JobDeclaration;
import org.jspecify.annotations.Nullable;

/** A step that changes what one job is to do. */
sealed interface JobStep extends Step {

  /** The target that stands for a job. */
  static String target(String job) {
    return "job " + job;
  }

  /** The job's name. */
  String name();

  @Override
  default String target() {
    return target(name());
  }

  /** Statements know no jobs. */
  @Override
  default @Nullable String sql() {
    return null;
  }

  /** A job that comes to be, and runs where it is declared to. */
  record Create(JobDeclaration declaration) implements JobStep {
    @Override
    public String kind() {
      return "create-job";
    }

    @Override
    public String name() {
      return declaration.name();
    }

    @Override
    public Risk risk() {
      return Risk.GREEN;
    }

    @Override
    public String detail() {
      var spec = declaration.spec();
      return spec.kind().text() + " " + spec.targets() + " on " + declaration.cluster();
    }

    @Override
    public void apply(Acts acts) {
      acts.jobs().create(declaration);
    }
  }

  /**
   * A job that is declared anew; where it runs, its new revision goes on from a savepoint.
   *
   * @param detail what changes
   */
  record Update(JobDeclaration declaration, String detail) implements JobStep {
    @Override
    public String kind() {
      return "update-job";
    }

    @Override
    public String name() {
      return declaration.name();
    }

    @Override
    public Risk risk() {
      return Risk.AMBER;
    }

    @Override
    public void apply(Acts acts) {
      acts.jobs().update(declaration);
    }
  }

  /** A job that is stopped and removed, with its revisions and where it could start from. */
  record Delete(String name) implements JobStep {
    @Override
    public String kind() {
      return "delete-job";
    }

    @Override
    public Risk risk() {
      return Risk.RED;
    }

    @Override
    public boolean destructive() {
      return true;
    }

    @Override
    public String detail() {
      return name;
    }

    @Override
    public void apply(Acts acts) {
      acts.jobs().delete(name);
    }
  }

  /** A job that is started. */
  record Start(String name) implements JobStep {
    @Override
    public String kind() {
      return "start-job";
    }

    @Override
    public Risk risk() {
      return Risk.GREEN;
    }

    @Override
    public String detail() {
      return "from its latest state";
    }

    @Override
    public void apply(Acts acts) {
      acts.jobs().start(name);
    }
  }

  /** A job that is stopped. */
  record Stop(String name) implements JobStep {
    @Override
    public String kind() {
      return "stop-job";
    }

    @Override
    public Risk risk() {
      return Risk.AMBER;
    }

    @Override
    public String detail() {
      return "with a savepoint";
    }

    @Override
    public void apply(Acts acts) {
      acts.jobs().stop(name);
    }
  }
}
