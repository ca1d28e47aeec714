package io.weir;

import io.swagger.v3.core.jackson.ModelResolver;
import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.info.License;
import io.swagger.v3.oas.models.security.SecurityRequirement;
import io.swagger.v3.oas.models.security.SecurityScheme;
import io.swagger.v3.oas.models.servers.Server;
import io.weir.access.Caller;
import java.util.List;
import org.springdoc.core.providers.ObjectMapperProvider;
import org.springdoc.core.utils.SpringDocUtils;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;

/** The head of the OpenAPI description; the paths come from the controllers. */
@Configuration(proxyBeanMethods = false)
class ApiDescription {

  private static final String BEARER = "bearer";

  /** Registered first, and so asked last: {@link RecordSchemas} adds to what it resolves. */
  @Bean
  @Order(Ordered.HIGHEST_PRECEDENCE)
  ModelResolver modelResolver(ObjectMapperProvider mappers) {
    return new ModelResolver(mappers.jsonMapper(), new RecordNames()).openapi31(true);
  }

  @Bean
  OpenAPI openApi() {
    SpringDocUtils.getConfig().addRequestWrapperToIgnore(Caller.class);
    return new OpenAPI()
        .info(
            new Info()
                .title("Weir")
                .version("v1")
                .description("The control plane for Apache Paimon lakehouses")
                .license(new License().name("Apache-2.0")))
        .servers(List.of(new Server().url("/")))
        .components(
            new Components()
                .addSecuritySchemes(
                    BEARER, new SecurityScheme().type(SecurityScheme.Type.HTTP).scheme("bearer")))
        .addSecurityItem(new SecurityRequirement().addList(BEARER));
  }
}
