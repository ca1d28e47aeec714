package io.weir.rollout;

import io.weir.definition.Finding;
import io.weir.definition.manifest.Manifest;
import io.weir.job.JobBody;
import io.weir.maintenance.PolicyBody;
import io.weir.maintenance.PolicySpec;
import io.weir.shared.Problem;
import io.weir.shared.Problem.Fault;
import io.weir.shared.Severity;
import io.weir.shared.web.JsonBodies;
import java.util.List;
import org.springframework.stereotype.Component;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Reads what manifests of jobs and policies declare: the bodies that REST takes, less the name. */
@Component
class DeclaredBodies {

  private static final String NAME = "name";

  private final JsonBodies bodies;

  DeclaredBodies(JsonBodies bodies) {
    this.bodies = bodies;
  }

  /**
   * @throws Problem INVALID with pointers into the body
   */
  JobBody job(Manifest.Other manifest) {
    return bodies.read(body(manifest), JobBody.class);
  }

  /**
   * @throws Problem INVALID with pointers into the body
   */
  PolicySpec policy(Manifest.Other manifest) {
    return bodies.read(body(manifest), PolicyBody.class).spec();
  }

  /** What a failure says of a manifest, with pointers into the whole of it. */
  static List<Finding> findings(Problem failure) {
    List<Fault> faults =
        failure.faults().isEmpty() ? List.of(new Fault("", failure.detail())) : failure.faults();
    return faults.stream()
        .map(
            fault ->
                new Finding(
                    "manifest",
                    Severity.ERROR,
                    inManifest(fault.pointer()),
                    fault.message(),
                    null,
                    null))
        .toList();
  }

  private static ObjectNode body(Manifest.Other manifest) {
    if (manifest.spec().has(NAME)) {
      throw Problem.invalid("/name", "The name stands in metadata; leave it out of the spec.");
    }
    ObjectNode body = JsonNodeFactory.instance.objectNode();
    body.put(NAME, manifest.name());
    if (manifest.spec() instanceof ObjectNode spec) {
      body.setAll(spec.deepCopy());
    }
    return body;
  }

  private static String inManifest(String pointer) {
    return pointer.equals("/" + NAME) ? "/metadata/name" : "/spec" + pointer;
  }
}
