package io.weir.maintenance;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How maintenance works here.
 *
 * @param workers how many runs this Weir works on at a time
 * @param runLimit how long one run may take in Weir's own JVM
 * @param submitLimit how long the submission of a run's Flink job may take before it counts as lost
 * @param cluster where compactions run that are too large for Weir's own JVM
 * @param keepSkipped how long runs that did nothing are remembered
 * @param keepRuns how long all other ended runs are
 */
@ConfigurationProperties("weir.maintenance")
public record MaintenanceSettings(
    @DefaultValue("2") int workers,
    @DefaultValue("PT1H") Duration runLimit,
    @DefaultValue("PT2M") Duration submitLimit,
    @DefaultValue("embedded") String cluster,
    @DefaultValue("P7D") Duration keepSkipped,
    @DefaultValue("P90D") Duration keepRuns) {}
