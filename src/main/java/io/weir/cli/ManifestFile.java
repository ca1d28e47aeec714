package io.weir.cli;

/**
 * A text of definitions, as it is sent.
 *
 * @param name its path as it was given, which findings tell
 */
record ManifestFile(String name, String text) {}
