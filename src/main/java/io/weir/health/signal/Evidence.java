package io.weir.health.signal;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Something that a person can look up to check a signal.
 *
 * @param kind what it is: bucket, partition, consumer, tag, committer, job, snapshot or option
 * @param name by which it is found, such as {@code dt=20240101/bucket-3}
 * @param values what was measured of it, by a name each; times are ISO 8601, sizes end in Bytes
 */
public record Evidence(String kind, String name, Map<String, Object> values) {

  public Evidence {
    values = new LinkedHashMap<>(values);
  }
}
