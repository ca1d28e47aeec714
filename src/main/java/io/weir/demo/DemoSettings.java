package io.weir.demo;

import java.nio.file.Path;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The sample shop.
 *
 * @param mysql MySQL's own directory, which the build lays down
 * @param customers how many there are at first
 * @param orders how many they have placed by then
 */
@ConfigurationProperties("weir.demo")
record DemoSettings(
    @DefaultValue("runner/target/mysql") Path mysql,
    @DefaultValue("200") int customers,
    @DefaultValue("600") int orders) {}
