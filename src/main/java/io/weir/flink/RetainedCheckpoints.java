package io.weir.flink;

import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The checkpoints that a job left behind, as its checkpoint directory lists them: a path that the
 * cluster told earlier may be gone, or not be the newest.
 */
public final class RetainedCheckpoints {

  private static final Pattern CHECKPOINT = Pattern.compile("chk-(\\d+)");

  private RetainedCheckpoints() {}

  /** Whether Weir can list this directory: only those of the file system, for now. */
  public static boolean canList(String directory) {
    return directory.startsWith("/") || directory.startsWith("file:");
  }

  /**
   * The newest complete checkpoint of a job: the one with the highest number that has its metadata.
   *
   * @param directory the cluster's checkpoint directory: a path or a {@code file:} URI
   * @return a {@code file:} URI
   * @throws Problem UNAVAILABLE when the directory cannot be read
   */
  public static Optional<String> newest(String directory, String jobId) {
    Path base = path(directory);
    if (!Files.isDirectory(base)) {
      throw new Problem(
          ProblemType.UNAVAILABLE, "Weir cannot see the checkpoint directory " + base + ".");
    }
    return list(directory, jobId).stream().findFirst();
  }

  /**
   * The complete checkpoints of a job, newest first; empty when it has none, or no directory.
   *
   * @param directory as of {@link #newest}
   * @return {@code file:} URIs
   * @throws Problem UNAVAILABLE when the directory cannot be read
   */
  public static List<String> list(String directory, String jobId) {
    Path ofJob = path(directory).resolve(jobId);
    if (!Files.isDirectory(ofJob)) {
      return List.of();
    }
    try (Stream<Path> entries = Files.list(ofJob)) {
      return entries
          .filter(entry -> number(entry) >= 0 && isComplete(entry))
          .sorted(Comparator.comparingLong(RetainedCheckpoints::number).reversed())
          .map(entry -> "file:" + entry.toAbsolutePath())
          .toList();
    } catch (IOException e) {
      throw new Problem(
          ProblemType.UNAVAILABLE, "The checkpoint directory " + ofJob + " cannot be read.", e);
    }
  }

  /**
   * Whether a path leads to a savepoint or checkpoint below a directory, links followed. Where Weir
   * cannot see the directory only the names are compared.
   */
  public static boolean mayBeIn(String directory, String path) {
    if (!canList(directory)) {
      String within = directory.endsWith("/") ? directory : directory + "/";
      return path.startsWith(within) && !List.of(path.split("/")).contains("..");
    }
    try {
      Path within = path(directory);
      Path asked = path(path);
      return Files.isDirectory(within)
          ? asked.toRealPath().startsWith(within.toRealPath()) && isComplete(asked)
          : asked.normalize().startsWith(within) && !asked.normalize().equals(within);
    } catch (IOException | IllegalArgumentException e) {
      return false;
    }
  }

  private static boolean isComplete(Path snapshot) {
    return Files.isRegularFile(snapshot.resolve("_metadata"));
  }

  private static Path path(String directory) {
    return directory.startsWith("file:")
        ? Path.of(URI.create(directory).getPath())
        : Path.of(directory);
  }

  private static long number(Path entry) {
    Matcher name = CHECKPOINT.matcher(entry.getFileName().toString());
    return name.matches() ? Long.parseLong(name.group(1)) : -1;
  }
}
