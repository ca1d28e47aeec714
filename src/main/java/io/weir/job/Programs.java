package io.weir.job;

import io.weir.connection.ConnectionSpec;
import io.weir.connection.Connections;
import io.weir.connection.SourceLogin;
import io.weir.flink.CompactionProgram;
import io.weir.flink.JobSettings;
import io.weir.flink.JobSubmission;
import io.weir.flink.JobSubmission.Program;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.stereotype.Component;

/**
 * Turns a job's spec into what is submitted, passwords included: it is made, sent and forgotten.
 */
@Component
class Programs {

  private final Connections connections;
  private final LakeAccess lake;

  Programs(Connections connections, LakeAccess lake) {
    this.connections = connections;
    this.lake = lake;
  }

  /**
   * @param spec of the deployment's revision
   * @param newTables whether tables are included that the state it starts from does not know
   */
  JobSubmission submission(Job job, JobSpec spec, Deployment deployment, boolean newTables) {
    Map<String, Object> program =
        spec instanceof MySqlSync sync
            ? sync(job, sync, deployment, newTables)
            : compaction(job, (Compaction) spec);
    return new JobSubmission(
        deployment.flinkJobId(),
        job.name(),
        spec instanceof MySqlSync ? Program.SYNC_MYSQL_DATABASE : Program.COMPACT_TABLE,
        program,
        JobSettings.streaming(
            spec.parallelism(), spec.checkpointInterval(), deployment.checkpointDirectory()),
        deployment.startFrom().path());
  }

  private Map<String, Object> sync(
      Job job, MySqlSync sync, Deployment deployment, boolean newTables) {
    Map<String, Object> program = new LinkedHashMap<>();
    program.put("catalog", lake.options(sync.catalog()));
    program.put("database", sync.database());
    program.put("source", source(sync, deployment, newTables));
    program.put("commitUserPrefix", job.commitUserPrefix());
    program.put("tablePrefix", sync.tablePrefix());
    program.put("tableSuffix", sync.tableSuffix());
    program.put("including", sync.tables().including());
    program.put("excluding", sync.tables().excluding());
    program.put("tableOptions", sync.tableOptions());
    program.put("typeMapping", sync.typeMapping());
    return program;
  }

  private Map<String, String> source(MySqlSync sync, Deployment deployment, boolean newTables) {
    SourceLogin login = connections.login(sync.connection());
    Map<String, String> options = login.options();
    Map<String, String> source = new LinkedHashMap<>();
    source.put("hostname", login.host());
    source.put("port", String.valueOf(login.port()));
    source.put("username", login.username());
    source.put("password", login.password());
    // the connector takes a regular expression
    source.put("database-name", TableChoice.quoted(sync.sourceDatabase()));
    source.put("server-time-zone", options.getOrDefault(ConnectionSpec.SERVER_TIME_ZONE, "UTC"));
    if (deployment.serverIds() != null) {
      source.put("server-id", deployment.serverIds());
    }
    // off, rows of tables that are created later arrive at once; on, a table that existed before
    // and is new to the state gets its old rows
    source.put("scan.newly-added-table.enabled", String.valueOf(newTables));
    boolean tls = Boolean.parseBoolean(options.getOrDefault(ConnectionSpec.USE_SSL, "false"));
    source.put("jdbc.properties.useSSL", String.valueOf(tls));
    source.put("jdbc.properties.allowPublicKeyRetrieval", String.valueOf(!tls));
    return source;
  }

  private Map<String, Object> compaction(Job job, Compaction compaction) {
    return CompactionProgram.of(
        lake.options(compaction.catalog()), compaction.target(), job.commitUserPrefix(), "minor");
  }
}
