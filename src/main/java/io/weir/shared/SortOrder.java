package io.weir.shared;

/**
 * By what a list is to be sorted.
 *
 * @param field as its items name it
 */
public record SortOrder(String field, boolean descending) {}
