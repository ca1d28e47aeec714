package io.weir;

import java.nio.file.Path;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;

/**
 * What must hold before anything of Weir starts: a JDK that works, and a home that is ours alone.
 */
class StartupChecks implements ApplicationContextInitializer<ConfigurableApplicationContext> {

  private static final int FIRST_JDK_WITHOUT_SUBJECT = 24;

  @Override
  public void initialize(ConfigurableApplicationContext context) {
    checkJdk(Runtime.version().feature());
    Path home = Path.of(context.getEnvironment().getProperty("weir.home", "data"));
    HomeLock lock = HomeLock.take(home.toAbsolutePath().normalize());
    context.getBeanFactory().registerSingleton("homeLock", lock);
    ((org.springframework.beans.factory.support.DefaultSingletonBeanRegistry)
            context.getBeanFactory())
        .registerDisposableBean("homeLock", lock::close);
  }

  static void checkJdk(int feature) {
    if (feature >= FIRST_JDK_WITHOUT_SUBJECT) {
      throw new StartupRefused(
          "Weir runs on JDK 17 or 21, and this is "
              + feature
              + ": from 24 on Hadoop, which Paimon needs, can't work. Set JAVA_HOME to a 17 or 21.");
    }
  }
}
