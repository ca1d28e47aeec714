package io.weir.shared;

import java.nio.file.Path;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The one directory that holds all of this Weir's state.
 *
 * @param home absolute or relative to where Weir starts; {@code WEIR_HOME}, {@code ./data} when it
 *     is not set
 */
@ConfigurationProperties("weir")
public record WeirHome(@DefaultValue("data") Path home) {

  public WeirHome {
    home = home.toAbsolutePath().normalize();
  }

  /** A file or directory in the home. */
  public Path resolve(String name) {
    return home.resolve(name);
  }
}
