package io.weir.demo;

import io.weir.shared.WeirHome;
import jakarta.annotation.PreDestroy;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.annotation.Profile;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Keeps the sample shop alive: starts its MySQL with Weir, opens it as soon as that answers, has
 * Weir follow it, and lets something happen about twice a second.
 */
@Component
@Profile("demo")
class DemoShop {

  private static final Logger log = LoggerFactory.getLogger(DemoShop.class);

  private final ShopServer server;
  private final DemoLake lake;
  private final DemoSettings settings;
  private @Nullable Shop shop;

  DemoShop(WeirHome home, DemoSettings settings, DemoLake lake) throws IOException {
    this.settings = settings;
    this.lake = lake;
    this.server = ShopServer.start(settings.mysql(), home.resolve("demo").resolve("mysql"));
  }

  @Scheduled(fixedDelayString = "PT0.5S", initialDelayString = "PT1S")
  void beat() {
    try {
      Shop open = shop;
      if (open == null) {
        open();
      } else {
        open.happen();
      }
    } catch (SQLException e) {
      log.debug("The shop's MySQL does not answer", e);
    } catch (IOException e) {
      log.error("The sample shop can't be opened", e);
    }
  }

  private void open() throws SQLException, IOException {
    server.prepare();
    Shop fresh = new Shop(server.port(), ShopServer.SYNC_USER, server.password(), new Random());
    fresh.open(settings.customers(), settings.orders());
    lake.follow(server.port(), server.password());
    shop = fresh;
    log.info("The sample shop is open: MySQL on 127.0.0.1:{}", server.port());
  }

  @PreDestroy
  void close() {
    server.close();
  }
}
