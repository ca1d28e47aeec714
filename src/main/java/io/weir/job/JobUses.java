package io.weir.job;

import io.weir.catalog.CatalogUses;
import io.weir.cluster.ClusterUses;
import io.weir.connection.ConnectionUses;
import io.weir.lease.JobOnTable;
import io.weir.lease.JobsOnTables;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Tells other modules which jobs need what is theirs. */
@Configuration(proxyBeanMethods = false)
class JobUses {

  @Bean
  JobsOnTables jobsOnTables(JobRevisions revisions) {
    return table ->
        revisions.actingOn(table, true).entrySet().stream()
            .map(job -> new JobOnTable(job.getKey(), job.getValue().effect()))
            .sorted(Comparator.comparing(JobOnTable::name))
            .toList();
  }

  @Bean
  ConnectionUses jobsOfConnection(JobRecords records) {
    return connection ->
        named(
            records,
            job -> job.spec() instanceof MySqlSync sync && sync.connection().equals(connection));
  }

  @Bean
  CatalogUses jobsOfCatalog(JobRecords records) {
    return catalog -> named(records, job -> job.spec().catalog().equals(catalog));
  }

  @Bean
  ClusterUses jobsOfCluster(JobRecords records) {
    return cluster -> named(records, job -> job.cluster().equals(cluster));
  }

  private static List<String> named(JobRecords records, Predicate<Job> filter) {
    return records.all().stream().filter(filter).map(job -> "job " + job.name()).sorted().toList();
  }
}
