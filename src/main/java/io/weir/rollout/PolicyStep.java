package io.weir.rollout;

import io.weir.definition.change.Risk;
import io.weir.maintenance.PolicySpec;
import org.jspecify.annotations.Nullable;

/** A step that changes one policy. */
sealed interface PolicyStep extends Step {

  /** The target that stands for a policy. */
  static String target(String policy) {
    return "policy " + policy;
  }

  /** The policy's name. */
  String name();

  @Override
  default String target() {
    return target(name());
  }

  /** Statements know no policies. */
  @Override
  default @Nullable String sql() {
    return null;
  }

  /** A policy that comes to be. */
  record Create(PolicySpec spec) implements PolicyStep {
    @Override
    public String kind() {
      return "create-policy";
    }

    @Override
    public String name() {
      return spec.name();
    }

    @Override
    public Risk risk() {
      return Risk.GREEN;
    }

    @Override
    public String detail() {
      return spec.sentence();
    }

    @Override
    public void apply(Acts acts) {
      acts.policies().create(spec);
    }
  }

  /**
   * A policy that is declared anew.
   *
   * @param detail what changes
   */
  record Update(PolicySpec spec, String detail) implements PolicyStep {
    @Override
    public String kind() {
      return "update-policy";
    }

    @Override
    public String name() {
      return spec.name();
    }

    @Override
    public Risk risk() {
      return Risk.AMBER;
    }

    @Override
    public void apply(Acts acts) {
      acts.policies().update(spec, acts.policies().get(name()).version());
    }
  }

  /**
   * A policy that goes; what it decided is done by the next nearest, or by nobody.
   *
   * @param detail what it was
   */
  record Delete(String name, String detail) implements PolicyStep {
    @Override
    public String kind() {
      return "delete-policy";
    }

    @Override
    public Risk risk() {
      return Risk.AMBER;
    }

    @Override
    public void apply(Acts acts) {
      acts.policies().delete(name);
    }
  }
}
