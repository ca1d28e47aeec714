/** What has to change for a table to become what is declared; pure. */
@NullMarked
@NamedInterface
package io.weir.definition.change;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
