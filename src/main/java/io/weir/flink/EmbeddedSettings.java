package io.weir.flink;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.flink.configuration.BlobServerOptions;
import org.apache.flink.configuration.CheckpointingOptions;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.CoreOptions;
import org.apache.flink.configuration.JobManagerOptions;
import org.apache.flink.configuration.MemorySize;
import org.apache.flink.configuration.RestOptions;
import org.apache.flink.configuration.TaskManagerOptions;
import org.apache.flink.configuration.WebOptions;
import org.apache.flink.runtime.clusterframework.TaskExecutorProcessUtils;
import org.apache.flink.runtime.jobmanager.JobManagerProcessUtils;
import org.apache.flink.runtime.util.config.memory.ProcessMemoryUtils;

/** The configuration of the embedded Flink: everything on loopback, on ports that are free. */
final class EmbeddedSettings {

  private static final String LOOPBACK = "127.0.0.1";

  private final Configuration flink = new Configuration();
  private final int restPort;

  EmbeddedSettings(EmbeddedHome home, FlinkProperties properties) throws IOException {
    List<Integer> ports = freePorts(3);
    restPort = ports.get(0);
    addresses(ports);
    memory(properties);
    flink.set(CheckpointingOptions.CHECKPOINTS_DIRECTORY, home.checkpoints().toUri().toString());
    flink.set(CheckpointingOptions.SAVEPOINT_DIRECTORY, home.savepoints().toUri().toString());
    flink.set(CoreOptions.TMP_DIRS, home.temporary().toString());
    flink.set(WebOptions.TMP_DIR, home.temporary().toString());
    flink.set(BlobServerOptions.STORAGE_DIRECTORY, home.temporary().toString());
    flink.set(WebOptions.REFRESH_INTERVAL, Duration.ofSeconds(1));
  }

  private void addresses(List<Integer> ports) {
    flink.set(RestOptions.ADDRESS, LOOPBACK);
    flink.set(RestOptions.BIND_ADDRESS, LOOPBACK);
    flink.set(RestOptions.BIND_PORT, String.valueOf(restPort));
    flink.set(RestOptions.PORT, restPort);
    flink.set(JobManagerOptions.ADDRESS, LOOPBACK);
    flink.set(JobManagerOptions.BIND_HOST, LOOPBACK);
    flink.set(JobManagerOptions.PORT, ports.get(1));
    flink.set(BlobServerOptions.PORT, String.valueOf(ports.get(2)));
    flink.set(TaskManagerOptions.HOST, LOOPBACK);
    flink.set(TaskManagerOptions.BIND_HOST, LOOPBACK);
  }

  private void memory(FlinkProperties properties) {
    flink.set(
        JobManagerOptions.TOTAL_PROCESS_MEMORY,
        new MemorySize(properties.jobManagerMemory().toBytes()));
    flink.set(JobManagerOptions.JVM_METASPACE, MemorySize.ofMebiBytes(256));
    flink.set(
        TaskManagerOptions.TOTAL_PROCESS_MEMORY,
        new MemorySize(properties.taskManagerMemory().toBytes()));
    flink.set(TaskManagerOptions.JVM_METASPACE, MemorySize.ofMebiBytes(384));
    flink.set(TaskManagerOptions.MANAGED_MEMORY_SIZE, MemorySize.ofMebiBytes(256));
    flink.set(TaskManagerOptions.NUM_TASK_SLOTS, properties.slots());
  }

  int restPort() {
    return restPort;
  }

  /** Writes {@code config.yaml} and the logging of both processes. */
  void write(Path conf) throws IOException {
    Map<String, String> sorted = new TreeMap<>(flink.toMap());
    String yaml =
        sorted.entrySet().stream()
            .map(e -> e.getKey() + ": \"" + e.getValue() + "\"\n")
            .collect(Collectors.joining());
    Files.writeString(conf.resolve("config.yaml"), yaml);
    Files.writeString(conf.resolve("log4j.properties"), LOGGING);
  }

  List<String> jobManagerFlags() {
    var memory =
        JobManagerProcessUtils.processSpecFromConfigWithNewOptionToInterpretLegacyHeap(
            flink, JobManagerOptions.JVM_HEAP_MEMORY);
    return words(JobManagerProcessUtils.generateJvmParametersStr(memory, flink));
  }

  List<String> taskManagerFlags() {
    return words(
        ProcessMemoryUtils.generateJvmParametersStr(
            TaskExecutorProcessUtils.processSpecFromConfig(flink)));
  }

  /** The {@code -D key=value} arguments of a TaskManager, derived from its memory. */
  List<String> taskManagerArguments() {
    return words(
        TaskExecutorProcessUtils.generateDynamicConfigsStr(
            TaskExecutorProcessUtils.processSpecFromConfig(flink)));
  }

  private static List<String> words(String line) {
    return Arrays.asList(line.trim().split("\\s+"));
  }

  private static List<Integer> freePorts(int count) throws IOException {
    List<ServerSocket> held = new ArrayList<>();
    try {
      for (int i = 0; i < count; i++) {
        held.add(new ServerSocket(0, 1, InetAddress.getLoopbackAddress()));
      }
      return held.stream().map(ServerSocket::getLocalPort).toList();
    } finally {
      for (ServerSocket socket : held) {
        socket.close();
      }
    }
  }

  private static final String LOGGING =
      """
      rootLogger.level = INFO
      rootLogger.appenderRef.file.ref = File
      appender.file.name = File
      appender.file.type = RollingFile
      appender.file.fileName = ${sys:log.file}
      appender.file.filePattern = ${sys:log.file}.%i
      appender.file.layout.type = PatternLayout
      appender.file.layout.pattern = %d{yyyy-MM-dd HH:mm:ss,SSS} %-5p %-60c %x - %m%n
      appender.file.policies.type = Policies
      appender.file.policies.size.type = SizeBasedTriggeringPolicy
      appender.file.policies.size.size = 20MB
      appender.file.strategy.type = DefaultRolloverStrategy
      appender.file.strategy.max = 3
      """;
}
