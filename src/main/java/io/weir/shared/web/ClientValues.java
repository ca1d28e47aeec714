package io.weir.shared.web;

import java.time.Instant;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.format.FormatterRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.module.SimpleModule;

/** Has what clients send checked as it is read, so that no endpoint meets what can't be kept. */
@Configuration(proxyBeanMethods = false)
class ClientValues implements WebMvcConfigurer {

  @Bean
  static JacksonModule clientValuesInJson() {
    return new SimpleModule("client-values")
        .addDeserializer(String.class, new ClientText())
        .addKeyDeserializer(String.class, new ClientText.Key())
        .addDeserializer(Instant.class, new ClientTime());
  }

  @Override
  public void addFormatters(FormatterRegistry registry) {
    registry.addConverter(String.class, Instant.class, new ClientTime.Parameter());
  }
}
