package io.weir.rollout;

/**
 * What stands against applying a plan.
 *
 * @param code in kebab case: not-allowed, error or unreachable
 * @param target the full name of what it is about
 * @param message a sentence with the way out
 */
public record Blocker(String code, String target, String message) {}
