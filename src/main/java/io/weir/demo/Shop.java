package io.weir.demo;

import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * What happens in the shop: customers come, order, pay, change their minds. Every act is one
 * transaction.
 */
final class Shop {

  private static final List<String> CITIES =
      List.of("Berlin", "Shanghai", "São Paulo", "Nairobi", "Oslo", "杭州", "Lyon", "Kyoto");
  private static final List<String> NAMES =
      List.of("Ada", "Bo", "Chen", "Dana", "Emeka", "Fatima", "Guo", "Hana", "Ivo", "June");
  private static final List<String> THINGS =
      List.of("Kettle", "Lamp", "Notebook", "Umbrella", "Teapot", "Chair", "Backpack", "Radio");

  private final String url;
  private final String user;
  private final String password;
  private final Random random;

  Shop(int port, String user, String password, Random random) {
    this.url =
        "jdbc:mysql://127.0.0.1:"
            + port
            + "/shop?sslMode=DISABLED&allowPublicKeyRetrieval=true"
            + "&connectionTimeZone=UTC";
    this.user = user;
    this.password = password;
    this.random = random;
  }

  /** Opens the shop: products and the first customers and orders, where there are none. */
  void open(int customers, int orders) throws SQLException {
    try (Connection connection = connect()) {
      if (count(connection, "products") > 0) {
        return;
      }
      connection.setAutoCommit(false);
      for (int i = 0; i < THINGS.size() * 5; i++) {
        addProduct(connection, i);
      }
      for (int i = 0; i < customers; i++) {
        addCustomer(connection);
      }
      for (int i = 0; i < orders; i++) {
        placeOrder(connection);
      }
      connection.commit();
    }
  }

  /**
   * Something happens: mostly an order, now and then a payment, a change, a cancellation, a new
   * customer.
   */
  void happen() throws SQLException {
    try (Connection connection = connect()) {
      connection.setAutoCommit(false);
      int what = random.nextInt(10);
      if (what < 4) {
        placeOrder(connection);
      } else if (what < 7) {
        pay(connection);
      } else if (what == 7) {
        addCustomer(connection);
      } else if (what == 8) {
        changePrice(connection);
      } else {
        forgetCancelled(connection);
      }
      connection.commit();
    }
  }

  private Connection connect() throws SQLException {
    return DriverManager.getConnection(url, user, password);
  }

  private void addProduct(Connection connection, int number) throws SQLException {
    String thing = THINGS.get(number % THINGS.size());
    update(
        connection,
        "INSERT INTO products (sku, name, price, weight, tags) VALUES (?, ?, ?, ?, ?)",
        "SKU-" + (1000 + number),
        thing + " No. " + (number + 1),
        price(),
        0.1 + random.nextInt(50) / 10.0,
        "[\"" + thing.toLowerCase(Locale.ROOT) + "\", \"demo\"]");
  }

  private void addCustomer(Connection connection) throws SQLException {
    String name = pick(NAMES) + " " + (char) ('A' + random.nextInt(26)) + ".";
    update(
        connection,
        "INSERT INTO customers (name, email, city, tier, profile) VALUES (?, ?, ?, ?, ?)",
        name,
        "c" + random.nextInt(1_000_000) + "@example.com",
        pick(CITIES),
        pick(List.of("basic", "basic", "silver", "gold")),
        "{\"newsletter\": " + random.nextBoolean() + ", \"visits\": " + random.nextInt(40) + "}");
  }

  private void placeOrder(Connection connection) throws SQLException {
    update(
        connection,
        """
        INSERT INTO orders (customer_id, status, total, note, placed_at)
        SELECT id, 'new', 0, ?, UTC_TIMESTAMP(3) FROM customers ORDER BY RAND() LIMIT 1
        """,
        random.nextInt(5) == 0 ? "please ring twice" : null);
    int lines = 1 + random.nextInt(4);
    for (int line = 1; line <= lines; line++) {
      update(
          connection,
          """
          INSERT INTO order_items (order_id, line, product_id, quantity, price)
          SELECT o.id, ?, p.id, ?, p.price
          FROM (SELECT MAX(id) AS id FROM orders) o, (SELECT id, price FROM products ORDER BY RAND() LIMIT 1) p
          """,
          line,
          1 + random.nextInt(3));
    }
    update(
        connection,
        """
        UPDATE orders SET total = (SELECT SUM(quantity * price) FROM order_items WHERE order_id = orders.id)
        ORDER BY id DESC LIMIT 1
        """);
  }

  private void pay(Connection connection) throws SQLException {
    update(
        connection,
        """
        INSERT INTO payments (order_id, method, amount, detail)
        SELECT id, ?, total, JSON_OBJECT('attempt', 1) FROM orders WHERE status = 'new' ORDER BY id LIMIT 1
        """,
        pick(List.of("card", "transfer", "wallet")));
    update(
        connection, "UPDATE orders SET status = 'paid' WHERE status = 'new' ORDER BY id LIMIT 1");
    update(
        connection,
        "UPDATE orders SET status = 'shipped' WHERE status = 'paid' ORDER BY RAND() LIMIT 1");
  }

  private void changePrice(Connection connection) throws SQLException {
    update(connection, "UPDATE products SET price = ? ORDER BY RAND() LIMIT 1", price());
    update(
        connection,
        "UPDATE orders SET status = 'cancelled' WHERE status = 'new' ORDER BY RAND() LIMIT 1");
  }

  private void forgetCancelled(Connection connection) throws SQLException {
    update(
        connection,
        "DELETE FROM order_items WHERE order_id = (SELECT MIN(id) FROM orders WHERE status = 'cancelled')");
    update(connection, "DELETE FROM orders WHERE status = 'cancelled' ORDER BY id LIMIT 1");
  }

  private BigDecimal price() {
    return BigDecimal.valueOf(199 + random.nextInt(20_000), 2);
  }

  private String pick(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  private static long count(Connection connection, String table) throws SQLException {
    try (Statement statement = connection.createStatement();
        var rows = statement.executeQuery("SELECT COUNT(*) FROM " + table)) {
      rows.next();
      return rows.getLong(1);
    }
  }

  private static void update(Connection connection, String sql, @Nullable Object... values)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      statement.executeUpdate();
    }
  }
}
