package io.weir.flink;

/** How far a savepoint is. */
public sealed interface SavepointProgress {

  record InProgress() implements SavepointProgress {}

  /**
   * @param path where the savepoint is
   */
  record Completed(String path) implements SavepointProgress {}

  record Failed(FailureCause cause) implements SavepointProgress {}

  /** The cluster does not know this request (any more). */
  record NotKnown() implements SavepointProgress {}
}
