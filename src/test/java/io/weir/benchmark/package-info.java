/**
 * Measures, and asserts nothing of speed; docs/benchmarks.md says how to run it and what was seen.
 */
@NullMarked
package io.weir.benchmark;

import org.jspecify.annotations.NullMarked;
