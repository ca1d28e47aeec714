package io.weir.health.advice;

import io.weir.shared.ActionDescriptor;
import java.util.Map;

/** What Weir can do about a cause. */
public sealed interface Remedy {

  /** A call. */
  record Call(ActionDescriptor action) implements Remedy {}

  /**
   * A plan that changes options of the table, of which only those that know its whole definition
   * can make the call.
   *
   * @param options as they are to be
   */
  record Options(Map<String, String> options) implements Remedy {}
}
