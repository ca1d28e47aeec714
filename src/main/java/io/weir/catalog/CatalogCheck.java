package io.weir.catalog;

import io.weir.paimon.Lake;
import io.weir.paimon.ProbeStep;
import io.weir.shared.Problem;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * One thing that a test of a catalog tried.
 *
 * @param id stable: put, list, rename or delete
 * @param ok null when it was not tried, because something before it failed
 * @param message why it failed; null when it did not
 * @param fix what mends it; null when nothing is to be mended
 */
public record CatalogCheck(
    String id, String title, @Nullable Boolean ok, @Nullable String message, @Nullable String fix) {

  /** Tries a lake's warehouse; one that can't even be opened is a check that failed. */
  static List<CatalogCheck> of(Lake lake) {
    try {
      return lake.probe().stream().map(CatalogCheck::from).toList();
    } catch (Problem problem) {
      return List.of(
          new CatalogCheck(
              "open",
              "Open the warehouse",
              false,
              problem.detail(),
              "Check the warehouse and the options."));
    }
  }

  private static CatalogCheck from(ProbeStep step) {
    boolean failed = Boolean.FALSE.equals(step.ok());
    return new CatalogCheck(
        step.action().name().toLowerCase(Locale.ROOT),
        title(step.action()),
        step.ok(),
        step.message(),
        failed ? "Give the user that runs Weir this right in the warehouse." : null);
  }

  private static String title(ProbeStep.Action action) {
    return switch (action) {
      case PUT -> "Write a file and read it";
      case LIST -> "List files";
      case RENAME -> "Rename a file";
      case DELETE -> "Delete a file";
    };
  }
}
