package io.weir.definition.sql;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

/**
 * A text of definitions that has a name.
 *
 * @param name such as the file's path; findings tell it
 * @param text manifests in YAML, or statements of SQL
 */
public record DefinitionFile(@NotBlank @Size(max = 1000) String name, @NotNull String text) {}
