package io.weir.audit;

import java.util.HashMap;
import java.util.Map;

/**
 * What the audit entries of a piece of work have in common, such as the plan that it belongs to.
 */
public final class Context {

  private static final ThreadLocal<Map<String, Object>> CURRENT = ThreadLocal.withInitial(Map::of);

  private Context() {}

  /**
   * Does the work; every entry that this thread makes meanwhile has these particulars beside its
   * own.
   *
   * @param particulars must hold no secret
   */
  public static void within(Map<String, ?> particulars, Runnable work) {
    Map<String, Object> before = CURRENT.get();
    Map<String, Object> all = new HashMap<>(before);
    all.putAll(particulars);
    CURRENT.set(Map.copyOf(all));
    try {
      work.run();
    } finally {
      CURRENT.set(before);
    }
  }

  /** An entry's own particulars, and beside them those of the work. */
  static Map<String, Object> with(Map<String, ?> own) {
    Map<String, Object> all = new HashMap<>(CURRENT.get());
    all.putAll(own);
    return all;
  }
}
