package io.weir;

import io.weir.cli.WeirCommand;
import java.util.Arrays;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.scheduling.annotation.EnableScheduling;

/** Starts Weir, or with {@code cli} as the first argument its command. */
@SpringBootApplication
@EnableScheduling
@ConfigurationPropertiesScan
public class WeirApplication {

  public static void main(String[] args) throws ReflectiveOperationException {
    if (args.length > 0 && args[0].equals(WeirCommand.WORD)) {
      System.exit(CommandLauncher.run(Arrays.copyOfRange(args, 1, args.length)));
    }
    SpringApplication.run(WeirApplication.class, args);
  }
}
