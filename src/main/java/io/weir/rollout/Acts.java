package io.weir.rollout;

import io.weir.maintenance.Policies;
import org.springframework.stereotype.Component;

/** What steps are done by. */
@Component
record Acts(LakeActs lake, JobActs jobs, Policies policies) {}
