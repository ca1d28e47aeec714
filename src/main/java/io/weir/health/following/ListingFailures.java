package io.weir.health.following;

import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

/** Why tables could not be looked at, where that is not the fault of one of them. */
@Component
public class ListingFailures {

  private final JdbcTemplate jdbc;

  ListingFailures(JdbcTemplate jdbc) {
    this.jdbc = jdbc;
  }

  /** Why the whole catalog could not be asked, on all of its tables. */
  public void ofCatalog(String catalog, String reason) {
    jdbc.update("UPDATE table_observation SET failure = ? WHERE catalog = ?", reason, catalog);
  }

  /** Why a database could not be listed, on all of its tables. */
  public void ofDatabase(String catalog, String database, String reason) {
    jdbc.update(
        "UPDATE table_observation SET failure = ? WHERE catalog = ? AND database = ?",
        reason,
        catalog,
        database);
  }
}
