/** Advice: what is to be done about the signals of a table, cause before symptom. Pure. */
@NullMarked
package io.weir.health.advice;

import org.jspecify.annotations.NullMarked;
