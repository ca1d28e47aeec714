package io.weir;

import io.weir.shared.WeirHome;
import java.nio.file.Files;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/** Says where Weir answers, once it does. */
@Component
class StartupMessage {

  private static final String PASSWORD_FILE = "admin-password";

  private static final Logger log = LoggerFactory.getLogger("io.weir.Weir");

  private final Path passwordFile;

  StartupMessage(WeirHome home) {
    this.passwordFile = home.resolve(PASSWORD_FILE);
  }

  @EventListener
  void ready(ApplicationReadyEvent event) {
    if (event.getApplicationContext() instanceof WebServerApplicationContext web
        && web.getWebServer() != null) {
      log.info("Weir answers on http://localhost:{}", web.getWebServer().getPort());
      if (Files.exists(passwordFile)) {
        log.info("The first password, of the user admin, is in {}", passwordFile);
      }
    }
  }
}
