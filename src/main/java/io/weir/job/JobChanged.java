package io.weir.job;

/** Someone changed what a job is to do; published after it was saved. */
public record JobChanged(String name) {}
