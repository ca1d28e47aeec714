package io.weir.job;

import io.weir.shared.Names;
import io.weir.shared.Problem;
import java.util.Map;

/**
 * What is declared of a job.
 *
 * @param labels free words for people and programs
 */
public record JobDeclaration(
    String name,
    String cluster,
    JobSpec spec,
    DesiredState desiredState,
    Map<String, String> labels) {

  private static final int MAX_LABELS = 50;
  private static final int MAX_LABEL_LENGTH = 255;

  public JobDeclaration {
    Names.plain("/name", name);
    labels = Map.copyOf(labels);
    boolean tooLong =
        labels.entrySet().stream()
            .anyMatch(
                l ->
                    l.getKey().length() > MAX_LABEL_LENGTH
                        || l.getValue().length() > MAX_LABEL_LENGTH);
    if (tooLong || labels.size() > MAX_LABELS) {
      throw Problem.invalid(
          "/labels",
          "At most " + MAX_LABELS + " labels of " + MAX_LABEL_LENGTH + " characters each.");
    }
  }
}
