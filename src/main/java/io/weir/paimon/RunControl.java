package io.weir.paimon;

/** How whoever starts a long piece of work keeps a hand on it. */
public interface RunControl {

  /**
   * Called just before each commit and before each batch of deletes. Whatever it throws ends the
   * work there, and what was not yet committed or deleted never will be.
   */
  void beforeChange();

  /** Whether to stop at the next step; nothing further is committed or deleted then. */
  boolean isCancelled();

  /**
   * Called after each step.
   *
   * @param done of the total; in whatever unit the work counts
   */
  void progressed(long done, long total);
}
