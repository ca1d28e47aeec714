package io.weir.paimon;

import io.weir.shared.Problem;
import io.weir.shared.ProblemType;

/** A piece of work stopped because whoever controls it asked for that; it changed nothing. */
public class WorkCancelled extends Problem {

  private static final long serialVersionUID = 1L;

  WorkCancelled(String work) {
    super(ProblemType.CONFLICT, "The " + work + " was cancelled; it changed nothing.");
  }
}
