package io.weir.definition.manifest;

import io.weir.definition.Finding;
import java.util.List;

/** Says what is wrong with manifests of jobs and policies; whoever knows those implements it. */
public interface ManifestCheck {

  /** Findings with pointers into the whole manifest. Asks nobody. */
  List<Finding> check(Manifest.Other manifest);
}
