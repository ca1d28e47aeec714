package io.weir.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CommitterTests {

  @Test
  void namesJobsAndRuns() {
    assertThat(Committer.of("weir-job-shop_sync-2_0c5f4a52-5a0e-4c6c-9b2e-5f1d0a3b7c11"))
        .contains("job shop_sync-2");
    assertThat(Committer.of("weir-run-17")).contains("run 17");
    assertThat(Committer.of("weir-run-17_0c5f4a52-5a0e-4c6c-9b2e-5f1d0a3b7c11")).contains("run 17");
    assertThat(Committer.of("weir-else")).contains("Weir");
  }

  @Test
  void knowsNobodyElse() {
    assertThat(Committer.of("0c5f4a52-5a0e-4c6c-9b2e-5f1d0a3b7c11")).isEmpty();
  }
}
