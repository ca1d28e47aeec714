package io.weir.job.web;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.weir.job.DesiredState;
import io.weir.job.JobDeclaration;
import io.weir.job.JobKind;
import io.weir.job.JobSpec;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.annotation.JsonDeserialize;

/**
 * A job as it is declared.
 *
 * @param kind which spec it has; {@link JobBodyReader} reads the two together
 * @param desiredState RUNNING when left out
 */
@JsonDeserialize(using = JobBodyReader.class)
record JobBody(
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

  JobDeclaration declaration() {
    return new JobDeclaration(
        name,
        cluster,
        spec,
        desiredState == null ? DesiredState.RUNNING : desiredState,
        labels == null ? Map.of() : labels);
  }
}
