package io.weir.paimon;

import io.weir.paimon.ProbeStep.Action;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import org.apache.paimon.fs.FileIO;
import org.apache.paimon.fs.FileStatus;
import org.apache.paimon.fs.Path;

/** Tries a warehouse under a directory of its own, which is gone afterwards. */
final class WarehouseProbe {

  private final FileIO files;
  private final Path directory;

  WarehouseProbe(FileIO files, Path warehouse) {
    this.files = files;
    this.directory = new Path(warehouse, "_weir_probe_" + UUID.randomUUID());
  }

  List<ProbeStep> run() {
    List<ProbeStep> steps = new ArrayList<>();
    boolean failed = false;
    for (Action action : Action.values()) {
      ProbeStep step = failed ? new ProbeStep(action, null, null) : attempt(action);
      failed |= !Boolean.TRUE.equals(step.ok());
      steps.add(step);
    }
    files.deleteDirectoryQuietly(directory);
    return steps;
  }

  private ProbeStep attempt(Action action) {
    try {
      switch (action) {
        case PUT -> put();
        case LIST -> list();
        case RENAME -> rename();
        case DELETE -> delete();
      }
      return new ProbeStep(action, true, null);
    } catch (IOException | RuntimeException e) {
      return new ProbeStep(action, false, Failures.reason(e));
    }
  }

  private void put() throws IOException {
    String text = "Weir tries whether it may write here.";
    files.writeFile(first(), text, false);
    if (!files.readFileUtf8(first()).startsWith(text)) {
      throw new IOException("What was written is not what is read.");
    }
  }

  private void list() throws IOException {
    FileStatus[] found = files.listStatus(directory);
    if (Arrays.stream(found).noneMatch(file -> file.getPath().getName().equals("first"))) {
      throw new IOException("A file that was just written is not listed.");
    }
  }

  private void rename() throws IOException {
    if (!files.rename(first(), second()) || files.exists(first()) || !files.exists(second())) {
      throw new IOException("A file was not renamed.");
    }
  }

  private void delete() throws IOException {
    if (!files.delete(directory, true) || files.exists(second())) {
      throw new IOException("A file was not deleted.");
    }
  }

  private Path first() {
    return new Path(directory, "first");
  }

  private Path second() {
    return new Path(directory, "second");
  }
}
