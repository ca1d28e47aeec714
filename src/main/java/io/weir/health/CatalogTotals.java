package io.weir.health;

import io.weir.health.LakeSummary.Dead;
import io.weir.health.LakeSummary.States;

/** What the tables of one catalog come to. */
public record CatalogTotals(
    String catalog,
    States states,
    long bytes,
    long files,
    long records,
    Dead dead,
    long changelogBytes) {}
