/** The Helm chart: linted and rendered. */
@NullMarked
package io.weir.deploy;

import org.jspecify.annotations.NullMarked;
