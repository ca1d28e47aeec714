package io.weir;

import io.weir.shared.Problem;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** Prints the sentence of a {@link Problem} that keeps Weir from starting. */
class ProblemAnalyzer extends AbstractFailureAnalyzer<Problem> {

  @Override
  protected FailureAnalysis analyze(Throwable rootFailure, Problem cause) {
    return new FailureAnalysis(cause.detail(), null, cause);
  }
}
