package io.weir.paimon;

import java.util.HashMap;
import java.util.Map;

/**
 * Where a lake is and how to open it.
 *
 * @param name of the registered catalog, for messages
 * @param metastore Paimon's word for the kind, such as {@code filesystem}
 * @param warehouse a path or URI
 * @param options further catalog options
 * @param secrets catalog options that must never be shown
 */
public record LakeAddress(
    String name,
    String metastore,
    String warehouse,
    Map<String, String> options,
    Map<String, String> secrets) {

  public LakeAddress {
    options = Map.copyOf(options);
    secrets = Map.copyOf(secrets);
  }

  /** All options that open it, secrets included. */
  public Map<String, String> catalogOptions() {
    Map<String, String> all = new HashMap<>(options);
    all.putAll(secrets);
    all.put("metastore", metastore);
    all.put("warehouse", warehouse);
    // the cache would serve snapshots that someone else has rolled back
    all.put("cache-enabled", "false");
    return all;
  }

  /** Without the secrets' values. */
  @Override
  public String toString() {
    return "LakeAddress[" + name + ", " + metastore + ", " + warehouse + "]";
  }
}
