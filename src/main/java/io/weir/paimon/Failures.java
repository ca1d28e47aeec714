package io.weir.paimon;

import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.net.UnknownHostException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.paimon.catalog.Catalog.DatabaseAlreadyExistException;
import org.apache.paimon.catalog.Catalog.DatabaseNotEmptyException;
import org.apache.paimon.catalog.Catalog.DatabaseNotExistException;
import org.apache.paimon.catalog.Catalog.TableAlreadyExistException;
import org.apache.paimon.catalog.Catalog.TableNotExistException;
import org.jspecify.annotations.Nullable;

/** What Paimon throws, as a problem whose sentence a person can act on. */
final class Failures {

  private static final int MAX_SENTENCE = 500;

  /** Such as {@code java.net.ConnectException: } before what is said of it. */
  private static final Pattern CLASS_NAME =
      Pattern.compile("\\b(?:[a-z]\\w*\\.)+[A-Z][\\w$]*(?:Exception|Error)\\b:? ?");

  private Failures() {}

  /**
   * @param what continues the sentence "Can't ..."
   */
  static Problem translate(String what, Throwable failure) {
    for (Throwable t = failure; t != null; t = t.getCause()) {
      Problem known = known(t);
      if (known != null) {
        return known;
      }
    }
    Throwable root = root(failure);
    return new Problem(ProblemType.UPSTREAM, "Can't " + what + ": " + reason(root), failure);
  }

  /** The innermost cause in words; never empty, never longer than a short paragraph. */
  static String reason(Throwable failure) {
    Throwable root = root(failure);
    String message = root.getMessage();
    if (message == null || message.isBlank() || message.equals("null")) {
      return words(root.getClass()) + ", without any further word.";
    }
    return StorageTrouble.of(message)
        .or(() -> namedCause(root, message))
        .orElseGet(() -> firstLine(message));
  }

  /** For those whose message is but the name of what is missing, or in the way. */
  private static Optional<String> namedCause(Throwable root, String message) {
    if (root instanceof UnknownHostException) {
      return Optional.of("the host " + message + " is not known.");
    }
    if (root instanceof FileNotFoundException) {
      return Optional.of("a file is missing: " + message);
    }
    if (root instanceof FileAlreadyExistsException) {
      return Optional.of(message + " is a file, where a directory is needed.");
    }
    return root instanceof AccessDeniedException
        ? Optional.of("access to " + message + " is denied.")
        : Optional.empty();
  }

  private static String firstLine(String message) {
    String line = message.strip().lines().findFirst().orElse(message);
    String plain = CLASS_NAME.matcher(line).replaceAll("");
    return plain.length() > MAX_SENTENCE ? plain.substring(0, MAX_SENTENCE) + "…" : plain;
  }

  /** {@code ClosedChannelException} as "closed channel". */
  private static String words(Class<?> failure) {
    return failure
        .getSimpleName()
        .replaceAll("(Exception|Error)$", "")
        .replaceAll("(?<=[a-z])(?=[A-Z])", " ")
        .toLowerCase(Locale.ROOT);
  }

  private static @Nullable Problem known(Throwable t) {
    if (t instanceof Problem problem) {
      return problem;
    }
    if (t instanceof TableNotExistException e) {
      return Problem.notFound("table", e.identifier().getFullName());
    }
    if (t instanceof DatabaseNotExistException e) {
      return Problem.notFound("database", e.database());
    }
    if (t instanceof TableAlreadyExistException e) {
      return Problem.conflict("There already is a table " + e.identifier().getFullName() + ".");
    }
    if (t instanceof DatabaseAlreadyExistException e) {
      return Problem.conflict("There already is a database '" + e.database() + "'.");
    }
    if (t instanceof DatabaseNotEmptyException e) {
      return Problem.conflict(
          "The database '" + e.database() + "' still has tables: drop them first.");
    }
    return null;
  }

  private static Throwable root(Throwable failure) {
    Throwable root = failure;
    while (root.getCause() != null && !(root instanceof IOException && hasWords(root))) {
      root = root.getCause();
    }
    return root;
  }

  private static boolean hasWords(Throwable t) {
    return t.getMessage() != null && !t.getMessage().isBlank();
  }
}
