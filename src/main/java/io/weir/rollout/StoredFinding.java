package io.weir.rollout;

import io.weir.definition.Finding;
import io.weir.definition.manifest.ManifestFinding;
import io.weir.shared.Severity;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A finding as a plan keeps it: what it says, without the fix that only an editor can use. */
record StoredFinding(
    String rule,
    String severity,
    @Nullable String pointer,
    String message,
    @Nullable String evidence,
    @Nullable String target,
    @Nullable String file,
    int document,
    int line,
    int column) {

  static StoredFinding of(ManifestFinding placed) {
    Finding finding = placed.finding();
    return new StoredFinding(
        finding.rule(),
        finding.severity().name(),
        finding.pointer(),
        finding.message(),
        finding.evidence(),
        placed.target(),
        placed.file(),
        placed.document(),
        placed.line(),
        placed.column());
  }

  ManifestFinding finding() {
    Finding finding =
        new Finding(
            rule,
            Severity.valueOf(severity.toUpperCase(Locale.ROOT)),
            pointer,
            message,
            evidence,
            null);
    return new ManifestFinding(finding, target, file, document, line, column);
  }
}
