package io.weir.rollout;

import io.weir.definition.Finding;
import io.weir.definition.manifest.Manifest;
import io.weir.definition.manifest.ManifestCheck;
import io.weir.shared.Problem;
import java.util.List;
import org.springframework.stereotype.Component;

/** Says what is wrong with manifests of jobs and policies as they stand. */
@Component
class DeclaredChecks implements ManifestCheck {

  private final DeclaredBodies bodies;

  DeclaredChecks(DeclaredBodies bodies) {
    this.bodies = bodies;
  }

  @Override
  public List<Finding> check(Manifest.Other manifest) {
    try {
      switch (manifest.kind()) {
        case JOB -> bodies.job(manifest).declaration();
        case POLICY -> bodies.policy(manifest);
        case DATABASE, TABLE -> throw new IllegalArgumentException(manifest.target());
      }
      return List.of();
    } catch (Problem failure) {
      return DeclaredBodies.findings(failure);
    }
  }
}
