package io.weir.maintenance;

import io.weir.health.signal.Signals;
import io.weir.lease.Decision.SignalLimits;
import io.weir.shared.Problem;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What bounds a policy's runs, and from where on its tables are ill.
 *
 * @param rewriteInWeirBytes a compaction that rewrites more than this is a Flink job; 0 makes all
 *     of them one; 256 MiB where it is left out
 * @param signals limits of health signals, by their names, for the tables that the policy is for;
 *     left out, or left out in part, the signals' own hold
 */
public record Limits(
    @Nullable Long rewriteInWeirBytes, @Nullable Map<String, SignalLimits> signals) {

  /** 256 MiB, at 6 to 9 MB a CPU second half a minute of one core. */
  private static final long USUAL_REWRITE = 256L << 20;

  public static final Limits DEFAULT = new Limits(null, null);

  public Limits {
    rewriteInWeirBytes = rewriteInWeirBytes == null ? USUAL_REWRITE : rewriteInWeirBytes;
    if (rewriteInWeirBytes < 0) {
      throw Problem.invalid("/rewriteInWeirBytes", "A size can't be negative.");
    }
    signals = signals == null ? Map.of() : Map.copyOf(signals);
    signals.forEach(Limits::check);
  }

  private static void check(String signal, SignalLimits limits) {
    if (Signals.about(signal).isEmpty()) {
      throw Problem.invalid(
          "/signals/" + signal,
          "There is no such signal; signals are "
              + String.join(", ", Signals.all().stream().map(one -> one.about().id()).toList())
              + ".");
    }
    Double warning = limits.warning();
    Double error = limits.error();
    if (isNegative(warning) || isNegative(error)) {
      throw Problem.invalid("/signals/" + signal, "A limit can't be negative.");
    }
    if (warning != null && error != null && error < warning) {
      throw Problem.invalid(
          "/signals/" + signal + "/error", "An error can't be less than a warning.");
    }
  }

  private static boolean isNegative(@Nullable Double limit) {
    return limit != null && !(limit >= 0);
  }

  /** In bytes; the usual size where none was said. */
  public Long rewriteInWeirBytes() {
    return rewriteInWeirBytes == null ? USUAL_REWRITE : rewriteInWeirBytes;
  }

  /** By the names of the signals; those that are not there have their own. */
  public Map<String, SignalLimits> signals() {
    return signals == null ? Map.of() : signals;
  }
}
