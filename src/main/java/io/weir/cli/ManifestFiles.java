package io.weir.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Reads the files of definitions that a command names. */
final class ManifestFiles {

  private static final String STDIN = "-";
  private static final Pattern DEFINITIONS = Pattern.compile("(?i).*\\.(ya?ml|sql)");

  /** More than any Weir takes at once: it has not read a disk by mistake. */
  private static final long MAX_BYTES = 64L << 20;

  private final InputStream stdin;
  private final Map<Path, ManifestFile> files = new TreeMap<>();
  private final List<ManifestFile> typed = new ArrayList<>();
  private long bytes;

  private ManifestFiles(InputStream stdin) {
    this.stdin = stdin;
  }

  /**
   * The texts, by path; each once.
   *
   * @param paths files, folders with all their *.yaml, *.yml and *.sql but hidden ones, or "-"
   * @throws CommandFailure when one is not there or no text, or a folder has none
   */
  static List<ManifestFile> read(Collection<String> paths, InputStream stdin) {
    ManifestFiles all = new ManifestFiles(stdin);
    for (String path : paths) {
      try {
        all.add(path);
      } catch (IOException e) {
        throw new CommandFailure(path + " can't be read: " + e.getMessage());
      }
    }
    List<ManifestFile> found = new ArrayList<>(all.typed);
    found.addAll(all.files.values());
    return found;
  }

  private void add(String path) throws IOException {
    if (path.equals(STDIN)) {
      typed.add(new ManifestFile("stdin", text("stdin", stdin.readAllBytes())));
      return;
    }
    Path place = Path.of(path);
    if (Files.isDirectory(place)) {
      addFolder(place);
    } else if (Files.exists(place)) {
      addFile(place);
    } else {
      throw new CommandFailure("There is no file or folder " + path + ".");
    }
  }

  private void addFolder(Path folder) throws IOException {
    TreeSet<Path> found = new TreeSet<>();
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
            return isHidden(directory) && !directory.equals(folder)
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (!isHidden(file) && DEFINITIONS.matcher(file.getFileName().toString()).matches()) {
              found.add(file);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    if (found.isEmpty()) {
      throw new CommandFailure("There is no *.yaml, *.yml or *.sql in " + folder + ".");
    }
    for (Path file : found) {
      addFile(file);
    }
  }

  private void addFile(Path file) throws IOException {
    Path same = file.toAbsolutePath().normalize();
    if (!files.containsKey(same)) {
      bytes += Files.size(file);
      if (bytes > MAX_BYTES) {
        throw new CommandFailure("These files are too many: name a smaller folder.");
      }
      files.put(
          same, new ManifestFile(file.toString(), text(file.toString(), Files.readAllBytes(file))));
    }
  }

  private static boolean isHidden(Path path) {
    return String.valueOf(path.getFileName()).startsWith(".");
  }

  private static String text(String name, byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new CommandFailure(name + " is no text in UTF-8.");
    }
  }
}
