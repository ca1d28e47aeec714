package io.weir.access;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;

interface ApiTokenRepository extends JpaRepository<ApiToken, UUID> {

  Optional<ApiToken> findByHash(byte[] hash);

  List<ApiToken> findByOwner(String owner);

  /** Notes the use of a token, at most once a minute. */
  @Modifying
  @Query(
      """
      UPDATE ApiToken t SET t.lastUsedAt = :now
      WHERE t.id = :id AND (t.lastUsedAt IS NULL OR t.lastUsedAt < :minuteAgo)
      """)
  void used(UUID id, Instant now, Instant minuteAgo);
}
