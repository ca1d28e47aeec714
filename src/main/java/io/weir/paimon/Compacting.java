package io.weir.paimon;

import java.util.List;
import org.apache.paimon.disk.IOManager;
import org.apache.paimon.table.sink.CommitMessage;

/** How tables of one layout are compacted. */
interface Compacting {

  /** What is to be rewritten, as of the newest snapshot. */
  List<Rewrite> plan();

  /**
   * Rewrites the files, without committing: one step for each rewrite, and none further once
   * cancelled.
   *
   * @param done gets what each step wrote, at once, so that a failure can undo it
   */
  void rewrite(
      List<Rewrite> rewrites,
      String commitUser,
      IOManager spill,
      RunControl control,
      List<CommitMessage> done)
      throws Exception;
}
