package io.weir.cli;

import tools.jackson.databind.JsonNode;

/**
 * What Weir answered.
 *
 * @param body as it was sent
 * @param json the same as a tree
 */
record Answer(String body, JsonNode json) {}
