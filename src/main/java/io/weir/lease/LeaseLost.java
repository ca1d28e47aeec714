package io.weir.lease;

import io.weir.shared.Problem;
import io.weir.shared.ProblemType;

/**
 * The lease expired, and may be another's by now: what it stood for must stop before its next
 * commit.
 */
public class LeaseLost extends Problem {

  private static final long serialVersionUID = 1L;

  LeaseLost(Lease lease) {
    super(
        ProblemType.CONFLICT,
        "The lease of "
            + lease.holder()
            + " on "
            + lease.table()
            + " (fence "
            + lease.fence()
            + ") is lost. Nothing more is committed under it.");
  }
}
