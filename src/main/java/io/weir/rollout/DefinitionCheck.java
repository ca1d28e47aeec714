package io.weir.rollout;

import io.weir.definition.LakeFacts;
import io.weir.definition.TableDefinition;
import io.weir.definition.manifest.Manifests.Read;

/**
 * A definition that is to be looked at.
 *
 * @param read the manifest that it came from
 * @param worthATrial whether Paimon may find more by using such a table than rules do
 * @param madeByPlan whether the plan makes the table, which tries it in any case
 */
record DefinitionCheck(
    Read read,
    TableDefinition definition,
    LakeFacts facts,
    boolean worthATrial,
    boolean madeByPlan) {}
