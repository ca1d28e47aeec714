package io.weir.job.web;

import org.jspecify.annotations.Nullable;

/**
 * How a job is to stop.
 *
 * @param savepoint whether its state is to be saved; true when left out
 */
record StopBody(@Nullable Boolean savepoint) {}
