package io.weir;

import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.info.License;
import io.swagger.v3.oas.models.security.SecurityRequirement;
import io.swagger.v3.oas.models.security.SecurityScheme;
import io.swagger.v3.oas.models.servers.Server;
import io.weir.access.Caller;
import java.util.List;
import org.springdoc.core.utils.SpringDocUtils;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The head of the OpenAPI description; the paths come from the controllers. */
@Configuration(proxyBeanMethods = false)
class ApiDescription {

  private static final String BEARER = "bearer";

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
