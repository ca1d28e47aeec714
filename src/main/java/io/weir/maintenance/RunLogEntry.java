package io.weir.maintenance;

import java.time.Instant;

/** A line of a run's log. */
public record RunLogEntry(Instant at, String message) {}
