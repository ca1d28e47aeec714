package io.weir.connection;

import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A connection as it is shown, its password left out.
 *
 * @param passwordSetAt when its password was last set; null when it has none
 * @param version for If-Match
 */
public record Connection(
    String name,
    ConnectionKind kind,
    String host,
    int port,
    String username,
    @Nullable Instant passwordSetAt,
    Map<String, String> options,
    Instant createdAt,
    long version) {}
