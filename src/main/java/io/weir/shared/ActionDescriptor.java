package io.weir.shared;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;
import java.util.Map;

/**
 * A thing that Weir can be asked to do about a finding or an advice: the body of the REST call that
 * it stands for, and nothing else. Whoever shows it as a button sends {@code body} to the call of
 * its {@code kind}.
 *
 * @param kind which call: see {@link Kind}
 * @param target the full name of what it acts on, such as {@code main.ods.orders} or a job's name
 * @param body the call's JSON body
 */
public record ActionDescriptor(Kind kind, String target, Map<String, Object> body) {

  /** The calls that a descriptor can stand for. */
  public enum Kind {
    /** {@code POST /runs}. */
    RUN,
    /** {@code POST /policies}. */
    POLICY,
    /** {@code POST /plans}. */
    PLAN,
    /** {@code POST /jobs}. */
    JOB,
    /** {@code PUT .../tables/{t}/consumers/{id}}; the target is the table, a slash, and the id. */
    CONSUMER_RESET,
    /** {@code PUT .../tables/{t}/owner}. */
    OWNER;

    @JsonValue
    String text() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  public ActionDescriptor {
    body = Map.copyOf(body);
  }
}
