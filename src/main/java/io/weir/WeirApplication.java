package io.weir;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.scheduling.annotation.EnableScheduling;

/** Starts Weir. */
@SpringBootApplication
@EnableScheduling
@ConfigurationPropertiesScan
public class WeirApplication {

  public static void main(String[] args) {
    SpringApplication.run(WeirApplication.class, args);
  }
}
