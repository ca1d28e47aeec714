/**
 * Judges tables by what is kept of them: which signals they give, what they cost, what is advised.
 */
@NullMarked
package io.weir.health.judgement;

import org.jspecify.annotations.NullMarked;
