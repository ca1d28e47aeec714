package io.weir.shared;

import io.weir.shared.Problem.Fault;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/**
 * What names are allowed. Things that Weir itself keeps (catalogs, connections, clusters, jobs,
 * policies) have plain names; databases, tables and columns may be in any script, as Paimon allows,
 * less what would leave their directory or clash with Paimon's system tables and branches.
 */
public final class Names {

  /**
   * The longest name of a database, table or column, in UTF-8 bytes: a directory name's limit, less
   * a reserve.
   */
  public static final int MAX_LAKE_NAME_BYTES = 200;

  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]{0,62}");

  private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
  private static final int ZERO_WIDTH_JOINER = 0x200D;

  private Names() {}

  /**
   * Checks the name of a thing that Weir keeps: 1 to 63 letters, digits, '-' and '_', beginning
   * with a letter or digit.
   *
   * @throws Problem INVALID at the pointer
   */
  public static String plain(String pointer, String name) {
    if (!PLAIN.matcher(name).matches()) {
      throw Problem.invalid(
          pointer,
          "A name has 1 to 63 letters, digits, '-' or '_' and begins with a letter or digit.");
    }
    return name;
  }

  /**
   * Checks the name of a database, table or column.
   *
   * @throws Problem INVALID at the pointer
   */
  public static String lake(String pointer, String name) {
    String fault = lakeFault(name);
    if (!fault.isEmpty()) {
      throw Problem.invalid(java.util.List.of(new Fault(pointer, fault)));
    }
    return name;
  }

  private static String lakeFault(String name) {
    if (name.isBlank() || !name.equals(name.strip())) {
      return "A name must not be empty, and must not begin or end with a space.";
    }
    if (name.getBytes(StandardCharsets.UTF_8).length > MAX_LAKE_NAME_BYTES) {
      return "A name has at most " + MAX_LAKE_NAME_BYTES + " bytes in UTF-8.";
    }
    if (name.equals(".") || name.equals("..") || name.startsWith(".") || name.startsWith("_")) {
      return "A name must not begin with '.' or '_', which readers of the warehouse take as hidden.";
    }
    boolean bad =
        name.codePoints()
            .anyMatch(
                c ->
                    Character.isISOControl(c)
                        || !Character.isDefined(c)
                        || Character.getType(c) == Character.SURROGATE
                        || isInvisible(c)
                        || "/\\:*?\"<>|$@.%#".indexOf(c) >= 0);
    return bad
        ? "A name must not contain control characters, signs that can't be seen, or any of / \\ : * ? \" < > | $ @ . % #"
        : "";
  }

  /**
   * Signs that can't be seen, such as those of writing direction and of no width: they make a name
   * look like another. Two that join letters are part of some scripts.
   */
  private static boolean isInvisible(int c) {
    return switch (Character.getType(c)) {
      case Character.FORMAT -> c != ZERO_WIDTH_NON_JOINER && c != ZERO_WIDTH_JOINER;
      case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
      case Character.SPACE_SEPARATOR -> c != ' ';
      default -> false;
    };
  }
}
