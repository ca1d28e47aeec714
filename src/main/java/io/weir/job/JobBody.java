package io.weir.job;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.annotation.JsonDeserialize;

/**
 * A job as clients and manifests declare it.
 *
 * @param kind which spec it has; {@link JobBodyReader} reads the two together
 * @param desiredState RUNNING when left out
 */
@JsonDeserialize(using = JobBodyReader.class)
public record JobBody(
    @NotBlank String name,
    @NotBlank String cluster,
    @NotNull JobKind kind,
    @JsonTypeInfo(
            use = JsonTypeInfo.Id.NAME,
            include = JsonTypeInfo.As.EXTERNAL_PROPERTY,
            property = "kind")
        @NotNull
        JobSpec spec,
    @Nullable DesiredState desiredState,
    @Nullable Map<String, @NotNull(message = "This needs a text.") String> labels) {

  /**
   * @throws io.weir.shared.Problem INVALID for a name or labels that can't be
   */
  public JobDeclaration declaration() {
    return new JobDeclaration(
        name,
        cluster,
        spec,
        desiredState == null ? DesiredState.RUNNING : desiredState,
        labels == null ? Map.of() : labels);
  }
}
