package io.weir.job;

import io.weir.shared.WeirHome;
import java.util.Map;
import org.springframework.stereotype.Component;

/** temp */
@Component
class LakeAccess {
  private final WeirHome home;

  LakeAccess(WeirHome home) {
    this.home = home;
  }

  Map<String, String> options(String catalog) {
    return Map.of("warehouse", home.resolve("warehouse").toString());
  }
}
