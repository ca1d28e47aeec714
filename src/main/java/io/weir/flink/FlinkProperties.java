package io.weir.flink;

import java.nio.file.Path;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * The Flink that Weir brings along.
 *
 * @param embedded whether Weir runs a Flink of its own; false where only session clusters are used
 * @param dist where its jars are: {@code lib} and {@code plugins}
 * @param runnerJar the jar with the entry classes of Weir's jobs, for every cluster
 * @param slots how many tasks run at once
 * @param jobManagerMemory of the whole process
 * @param taskManagerMemory of the whole process
 */
@ConfigurationProperties("weir.flink")
record FlinkProperties(
    @DefaultValue("true") boolean embedded,
    @DefaultValue("runner/target/flink") Path dist,
    @DefaultValue("runner/target/weir-runner.jar") Path runnerJar,
    @DefaultValue("8") int slots,
    @DefaultValue("1024MB") DataSize jobManagerMemory,
    @DefaultValue("2048MB") DataSize taskManagerMemory) {

  FlinkProperties {
    dist = dist.toAbsolutePath().normalize();
    runnerJar = runnerJar.toAbsolutePath().normalize();
  }
}
