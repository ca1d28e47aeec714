package io.weir.rollout;

import io.weir.maintenance.Policies;

/**
 * What the steps of a plan are done by.
 *
 * @param plan the plan's id
 * @param unmoved refuses a step when what it rests on has moved; to be made where nobody else can
 *     move it any more
 */
record Acts(
    long plan,
    LakeActs lake,
    JobActs jobs,
    Policies policies,
    MaintenanceActs maintenance,
    Runnable unmoved) {}
