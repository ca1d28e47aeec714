package io.weir;

import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** Prints the sentence of a {@link StartupRefused} in place of a stack trace. */
class StartupRefusedAnalyzer extends AbstractFailureAnalyzer<StartupRefused> {

  @Override
  protected FailureAnalysis analyze(Throwable rootFailure, StartupRefused cause) {
    return new FailureAnalysis(String.valueOf(cause.getMessage()), null, cause);
  }
}
