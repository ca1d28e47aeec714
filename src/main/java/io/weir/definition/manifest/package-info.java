/** Definitions as text: manifests in YAML, several documents in one text, with places. */
@NullMarked
@NamedInterface
package io.weir.definition.manifest;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
