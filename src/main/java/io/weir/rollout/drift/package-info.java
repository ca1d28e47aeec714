/** What definitions were last applied, and what differs from them since. */
@NullMarked
package io.weir.rollout.drift;

import org.jspecify.annotations.NullMarked;
