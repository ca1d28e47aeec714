package io.weir.flink;

/** What came of a submission. */
public sealed interface Submission {

  /** The cluster took the job. */
  record Accepted() implements Submission {}

  /**
   * The cluster had taken a job of this id before: it may run, or have ended. Read its state next.
   */
  record Duplicate() implements Submission {}

  /** The cluster refused; the job does not run and will not. */
  record Rejected(FailureCause cause) implements Submission {}

  /** No answer, or one that does not tell: the job may run, or may come to run later. */
  record Unknown(String sentence) implements Submission {}
}
