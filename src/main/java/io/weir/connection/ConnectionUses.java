package io.weir.connection;

import java.util.List;

/** Who needs a connection; whoever runs jobs implements it. */
public interface ConnectionUses {

  /** The names of the jobs that use the connection. Reads the database only. */
  List<String> of(String connection);
}
