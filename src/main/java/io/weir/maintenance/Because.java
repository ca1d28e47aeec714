package io.weir.maintenance;

import org.jspecify.annotations.Nullable;

/**
 * Why a run is held up or did nothing: as a sentence, and as a code with what it is about, for
 * whoever tells it in words of their own.
 *
 * @param about the name of the job, lease holder, consumer or branch, or the table's owner; null
 *     where the code says it all
 */
public record Because(Code code, @Nullable String about, String sentence) {

  /** The kinds of reason. */
  public enum Code {
    NOTHING_TO_COMPACT,
    NO_SNAPSHOT,
    /** The table's options let no partition expire. */
    NO_EXPIRATION_TIME,
    NO_OLD_PARTITION,
    NO_MANIFEST_TO_MERGE,
    RETAIN_MIN,
    RETAIN_TIME,
    CONSUMER,
    BRANCH,
    /** The owner of the table does not give the action to Weir. */
    OWNER,
    /** The policy's run before has not ended. */
    RUN_BEFORE,
    /** Someone else acts on the table. */
    LEASE,
    /** A job runs on the table that the action excludes. */
    JOB
  }

  Because(Code code, String sentence) {
    this(code, null, sentence);
  }
}
