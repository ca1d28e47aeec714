/**
 * Signals: one measured fact of a table each, with limits. Pure: what is known of a table comes in
 * as {@link io.weir.health.signal.TableFacts}.
 */
@NamedInterface("signal")
@NullMarked
package io.weir.health.signal;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
