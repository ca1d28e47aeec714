package io.weir.paimon.tally;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.paimon.fs.FileStatus;
import org.apache.paimon.fs.Path;
import org.apache.paimon.fs.SeekableInputStream;
import org.apache.paimon.fs.local.LocalFileIO;

/** The local file system, with its calls and the bytes read of it counted. */
public final class CountedFiles extends LocalFileIO {

  private static final long serialVersionUID = 1L;

  public final transient AtomicLong calls = new AtomicLong();
  public final transient AtomicLong bytes = new AtomicLong();

  @Override
  public SeekableInputStream newInputStream(Path path) throws IOException {
    calls.incrementAndGet();
    return new Counted(super.newInputStream(path));
  }

  @Override
  public FileStatus getFileStatus(Path path) throws IOException {
    calls.incrementAndGet();
    return super.getFileStatus(path);
  }

  @Override
  public FileStatus[] listStatus(Path path) throws IOException {
    calls.incrementAndGet();
    return super.listStatus(path);
  }

  @Override
  public boolean exists(Path path) throws IOException {
    calls.incrementAndGet();
    return super.exists(path);
  }

  private final class Counted extends SeekableInputStream {

    private final SeekableInputStream in;

    Counted(SeekableInputStream in) {
      this.in = in;
    }

    @Override
    public void seek(long position) throws IOException {
      in.seek(position);
    }

    @Override
    public long getPos() throws IOException {
      return in.getPos();
    }

    @Override
    public int read() throws IOException {
      bytes.incrementAndGet();
      return in.read();
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
      int read = in.read(buffer, offset, length);
      bytes.addAndGet(Math.max(0, read));
      return read;
    }

    @Override
    public void close() throws IOException {
      in.close();
    }
  }
}
