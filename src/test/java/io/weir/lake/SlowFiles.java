package io.weir.lake;

import java.io.IOException;
import java.net.ConnectException;
import java.nio.file.AccessDeniedException;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.paimon.fs.FileIO;
import org.apache.paimon.fs.FileIOLoader;
import org.apache.paimon.fs.FileStatus;
import org.apache.paimon.fs.Path;
import org.apache.paimon.fs.SeekableInputStream;
import org.apache.paimon.fs.local.LocalFileIO;

/**
 * The local file system as if it were far away: each call waits before it is made, or finds nobody
 * who answers. No catalog can be registered on it; tests move one that is.
 */
public final class SlowFiles extends LocalFileIO {

  /** Before a path makes it one of these. */
  public static final String PREFIX = "slow://test";

  private static final long serialVersionUID = 1L;
  private static final AtomicLong CALLS_LEFT = new AtomicLong(Long.MAX_VALUE);
  private static final LocalFileIO LOCAL = LocalFileIO.create();
  private static volatile long allowed = Long.MAX_VALUE;
  private static volatile long delayMillis;
  private static volatile String forbidden = "";

  /** Lets each call wait so long from now on. */
  public static void delayMillis(long millis) {
    delayMillis = millis;
  }

  /** Lets every call fail after so many more. */
  public static void failAfter(long calls) {
    allowed = calls;
    CALLS_LEFT.set(calls);
  }

  /** How many calls were made since it was told when to fail, or healed. */
  public static long calls() {
    return allowed - CALLS_LEFT.get();
  }

  /** Lets calls fail whose paths have this in them, as those for which there is no permission. */
  public static void forbid(String part) {
    forbidden = part;
  }

  /** As a file system should be. */
  public static void heal() {
    forbidden = "";
    delayMillis = 0;
    failAfter(Long.MAX_VALUE);
  }

  /** Found by Paimon among the services of the class path. */
  public static final class Loader implements FileIOLoader {
    private static final long serialVersionUID = 1L;

    @Override
    public String getScheme() {
      return "slow";
    }

    @Override
    public FileIO load(Path path) {
      return new SlowFiles();
    }
  }

  @Override
  public SeekableInputStream newInputStream(Path path) throws IOException {
    delay(path);
    return super.newInputStream(path);
  }

  @Override
  public FileStatus getFileStatus(Path path) throws IOException {
    delay(path);
    return super.getFileStatus(path);
  }

  @Override
  public FileStatus[] listStatus(Path path) throws IOException {
    delay(path);
    // its own asks for each file again, which no listing of an object store does
    return LOCAL.listStatus(path);
  }

  @Override
  public boolean exists(Path path) throws IOException {
    delay(path);
    return super.exists(path);
  }

  private static void delay(Path path) throws IOException {
    if (!forbidden.isEmpty() && path.toString().contains(forbidden)) {
      throw new AccessDeniedException(path.toString());
    }
    if (CALLS_LEFT.getAndDecrement() <= 0) {
      throw new ConnectException("nobody answers");
    }
    try {
      Thread.sleep(delayMillis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }
}
