package io.weir.health.layout;

import io.weir.paimon.tally.SizeClass;
import io.weir.paimon.tally.SizeHistogram;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How large the live files of a table are.
 *
 * @param smallBelowBytes from which size a file is not small; null while the table is to be counted
 * @param classes by size, each twice the one before; empty where there is no file
 */
public record FileSizes(@Nullable Long smallBelowBytes, List<SizeClass> classes) {

  public FileSizes {
    classes = List.copyOf(classes);
  }

  static FileSizes of(LastLook look) {
    return new FileSizes(look.smallBelowBytes(), SizeHistogram.of(look.sizes()).classes());
  }
}
