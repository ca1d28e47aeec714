package io.weir.job;

import java.time.Instant;

/** What a job was declared to do, for good. */
public record JobRevision(int number, JobSpec spec, Instant createdAt, String createdBy) {}
