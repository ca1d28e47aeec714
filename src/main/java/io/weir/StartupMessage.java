package io.weir;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/** Says where Weir answers, once it does. */
@Component
class StartupMessage {

  private static final Logger log = LoggerFactory.getLogger("io.weir.Weir");

  @EventListener
  void ready(ApplicationReadyEvent event) {
    if (event.getApplicationContext() instanceof WebServerApplicationContext web
        && web.getWebServer() != null) {
      log.info("Weir answers on http://localhost:{}", web.getWebServer().getPort());
    }
  }
}
