package io.weir.definition.manifest;

import tools.jackson.databind.JsonNode;

/**
 * One document of a YAML text.
 *
 * @param tree its content
 */
record YamlDocument(JsonNode tree, Places places) {}
