package io.weir.flink.sql;

/**
 * A name or a text in a statement, without its quotes.
 *
 * @param at where it begins
 */
public record SqlPart(String text, SqlPlace at) {}
