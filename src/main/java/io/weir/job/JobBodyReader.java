package io.weir.job;

import io.weir.shared.Problem;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads a job's body. The kind that stands beside the spec says what the spec is; put into it
 * before it is read, so that a fault of the spec is told with its whole path.
 */
final class JobBodyReader extends ValueDeserializer<JobBody> {

  private static final String KIND = "kind";

  /** A body whose spec carries its kind. */
  private record Kinded(
      @Nullable JobKind kind,
      @Nullable String name,
      @Nullable String cluster,
      @Nullable JobSpec spec,
      @Nullable DesiredState desiredState,
      @Nullable Map<String, String> labels) {}

  @Override
  public JobBody deserialize(JsonParser parser, DeserializationContext context) {
    JsonNode tree = context.readTree(parser);
    if (!(tree instanceof ObjectNode body)) {
      return body(context.readTreeAsValue(tree, Kinded.class));
    }
    if (!body.hasNonNull(KIND)) {
      throw Problem.invalid("/kind", "This needs a kind.");
    }
    ObjectNode kinded = context.getNodeFactory().objectNode();
    // the kind is read first, and its fault told before the spec's
    kinded.set(KIND, body.get(KIND));
    kinded.setAll(body);
    if (body.get("spec") instanceof ObjectNode spec) {
      spec.set(KIND, body.get(KIND));
    }
    return body(context.readTreeAsValue(kinded, Kinded.class));
  }

  @SuppressWarnings("NullAway") // what is missing is refused by the body's own constraints
  private static JobBody body(Kinded read) {
    return new JobBody(
        read.name, read.cluster, read.kind, read.spec, read.desiredState, read.labels);
  }
}
