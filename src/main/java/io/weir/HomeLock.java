package io.weir;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Holds a home for one Weir; the operating system gives it back when the process ends, however it
 * ends.
 */
final class HomeLock implements AutoCloseable {

  private final FileChannel channel;

  private HomeLock(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Makes the home where there is none and takes its lock.
   *
   * @throws StartupRefused when another Weir has it, or it can't be written
   */
  static HomeLock take(Path home) {
    try {
      Files.createDirectories(home);
      FileChannel channel =
          FileChannel.open(
              home.resolve("weir.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (locked(channel)) {
        return new HomeLock(channel);
      }
      channel.close();
    } catch (IOException e) {
      throw new StartupRefused(
          "The home "
              + home
              + " can't be written ("
              + e
              + "). Set WEIR_HOME to a directory that can.");
    }
    throw new StartupRefused(
        "Another Weir runs on the home "
            + home
            + ". Stop it, or give this one a home of its own with WEIR_HOME.");
  }

  private static boolean locked(FileChannel channel) throws IOException {
    try {
      FileLock lock = channel.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
