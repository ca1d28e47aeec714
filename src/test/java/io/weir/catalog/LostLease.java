package io.weir.catalog;

import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Takes the lease of a table away the moment an audit entry is made, as if its holder had slept for
 * too long right there.
 */
final class LostLease implements AutoCloseable {

  private final JdbcClient jdbc;

  /**
   * @param action of the audit entry
   */
  LostLease(JdbcClient jdbc, String action) {
    this.jdbc = jdbc;
    jdbc.sql(
            """
            CREATE FUNCTION lose_lease() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN
              DELETE FROM table_lease WHERE new.target = catalog || '.' || database || '.' || table_name;
              RETURN new;
            END $$
            """)
        .update();
    jdbc.sql(
            "CREATE TRIGGER lose_lease AFTER INSERT ON audit_entry FOR EACH ROW WHEN (new.action = '"
                + action
                + "') EXECUTE FUNCTION lose_lease()")
        .update();
  }

  @Override
  public void close() {
    jdbc.sql("DROP FUNCTION lose_lease CASCADE").update();
  }
}
