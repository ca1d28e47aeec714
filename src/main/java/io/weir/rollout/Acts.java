package io.weir.rollout;

import io.weir.maintenance.Policies;

/**
 * What the steps of a plan are done by.
 *
 * @param plan the plan's id
 */
record Acts(
    long plan, LakeActs lake, JobActs jobs, Policies policies, MaintenanceActs maintenance) {}
