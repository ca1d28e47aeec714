package io.weir.catalog;

import io.weir.shared.Excerpt;
import io.weir.shared.Problem;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Where a catalog's files are.
 *
 * @param scheme in lower case; {@code file} for a path
 * @param authority the host of a URI; empty for none
 * @param path without empty, {@code .} or trailing steps
 */
record Warehouse(String scheme, String authority, String path) {

  private static final String FILE = "file";
  private static final String POINTER = "/warehouse";
  private static final int MAX_LENGTH = 2000;
  private static final String HDFS_PORT = ":8020";

  /** File systems on which a rename either happens or fails, which a snapshot's commit needs. */
  private static final Set<String> SAFE = Set.of(FILE, "hdfs", "viewfs");

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
      return new Warehouse(FILE, "", normal(text));
    }
    try {
      URI uri = new URI(text);
      boolean plain = uri.getQuery() == null && uri.getFragment() == null;
      if (uri.getScheme() != null && uri.getRawPath() != null && plain) {
        String scheme = uri.getScheme().toLowerCase(Locale.ROOT);
        String authority = uri.getAuthority() == null ? "" : uri.getAuthority();
        return new Warehouse(scheme, host(scheme, authority), normal(uri.getRawPath()));
      }
    } catch (URISyntaxException e) {
      throw Problem.invalid(POINTER, "This is not a path or URI: " + e.getReason() + ".");
    }
    throw Problem.invalid(
        POINTER, "A warehouse is an absolute path such as /data/lake, or a URI such as hdfs://...");
  }

  private static String normal(String path) {
    String steps =
        Arrays.stream(path.split("/"))
            .filter(step -> !step.isEmpty() && !step.equals("."))
            .collect(Collectors.joining("/"));
    return "/" + steps;
  }

  /** In lower case, without the port that it has anyway. */
  private static String host(String scheme, String authority) {
    String host = authority.toLowerCase(Locale.ROOT);
    return scheme.equals("hdfs") && host.endsWith(HDFS_PORT)
        ? host.substring(0, host.length() - HDFS_PORT.length())
        : host;
  }

  /** The same where links of the local file system lead; asks the file system. */
  Warehouse resolved() {
    if (!scheme.equals(FILE)) {
      return this;
    }
    Path local = Path.of(path);
    for (Path known = local; known != null; known = known.getParent()) {
      try {
        Path real = known.toRealPath().resolve(known.relativize(local));
        return new Warehouse(FILE, authority, real.toString());
      } catch (IOException e) {
        // not there yet, or not to be seen: its parent may be
        continue;
      }
    }
    return this;
  }

  /** Whether one lies in the other, or they are the same. */
  boolean overlaps(Warehouse other) {
    return scheme.equals(other.scheme)
        && authority.equals(other.authority)
        && (isWithin(other) || other.isWithin(this));
  }

  /** Whether this is the other or lies in it. */
  boolean isIn(Warehouse other) {
    return overlaps(other) && isWithin(other);
  }

  private boolean isWithin(Warehouse other) {
    return (path + "/").startsWith(other.path.equals("/") ? "/" : other.path + "/");
  }

  void check() {
    if ((path + "/").contains("/../")) {
      throw Problem.invalid(POINTER, "A warehouse's path must not climb up with '..'.");
    }
    if (path.equals("/") && SAFE.contains(scheme)) {
      throw Problem.refused(
          POINTER, "The root of a file system can't be a warehouse: choose a directory in it.");
    }
    if (scheme.equals(FILE) && !authority.isEmpty()) {
      throw Problem.invalid(
          POINTER,
          "A local warehouse has no host: write file:///" + Excerpt.of(authority + path) + ".");
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
          "Weir knows no file system for '"
              + Excerpt.of(scheme)
              + "://'; use a path, hdfs or viewfs.");
    }
  }
}
