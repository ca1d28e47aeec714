package io.weir;

import java.io.IOException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.io.Resource;
import org.springframework.http.CacheControl;
import org.springframework.web.servlet.config.annotation.ResourceHandlerRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import org.springframework.web.servlet.resource.PathResourceResolver;

/**
 * Serves the built front end: its hashed assets for a year, and the app itself for every path that
 * is not the API's.
 */
@Configuration(proxyBeanMethods = false)
class FrontEnd implements WebMvcConfigurer {

  private static final String LOCATION = "classpath:/static/";

  @Override
  public void addResourceHandlers(ResourceHandlerRegistry registry) {
    registry
        .addResourceHandler("/assets/**")
        .addResourceLocations(LOCATION + "assets/")
        .setCacheControl(CacheControl.maxAge(Duration.ofDays(365)).cachePublic().immutable());
    registry
        .addResourceHandler("/**")
        .addResourceLocations(LOCATION)
        .setCacheControl(CacheControl.noCache())
        .resourceChain(false)
        .addResolver(new AppResolver());
  }

  private static final class AppResolver extends PathResourceResolver {

    @Override
    protected @Nullable Resource getResource(String path, Resource location) throws IOException {
      Resource file = path.isEmpty() ? null : super.getResource(path, location);
      if (file != null || path.startsWith("api/") || path.startsWith("actuator/")) {
        return file;
      }
      return super.getResource("index.html", location);
    }
  }
}
