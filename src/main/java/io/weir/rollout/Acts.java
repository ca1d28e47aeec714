package io.weir.rollout;

import org.springframework.stereotype.Component;

/** What steps are done by. */
@Component
record Acts(LakeActs lake) {}
