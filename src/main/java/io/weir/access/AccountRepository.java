package io.weir.access;

import java.time.Instant;
import java.util.List;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;

interface AccountRepository extends JpaRepository<Account, String> {

  List<Account> findByRole(Role role);

  /** Notes a login; no change of the account, so its version stays. */
  @Modifying
  @Query("UPDATE Account a SET a.lastLoginAt = :at WHERE a.name = :name")
  void loggedIn(String name, Instant at);
}
