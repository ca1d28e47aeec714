package io.weir.shared;

import java.net.URI;
import java.util.Arrays;

/**
 * The closed list of problems that Weir answers with. Each has a stable URI that clients may rely
 * on, a title and an HTTP status.
 */
public enum ProblemType {
  INVALID("invalid", "The request is not valid", 400),
  UNAUTHENTICATED("unauthenticated", "Log in or send a token", 401),
  FORBIDDEN("forbidden", "Not permitted", 403),
  NOT_FOUND("not-found", "Not found", 404),
  METHOD_NOT_ALLOWED("method-not-allowed", "Method not allowed", 405),
  NOT_ACCEPTABLE("not-acceptable", "Only JSON is answered", 406),
  CONFLICT("conflict", "In conflict with what is there", 409),
  STALE("stale", "Changed by someone else meanwhile", 412),
  TOO_LARGE("too-large", "Too large", 413),
  UNSUPPORTED_MEDIA_TYPE("unsupported-media-type", "Only JSON is understood", 415),
  REFUSED("refused", "Understood, but refused", 422),
  PRECONDITION_REQUIRED("precondition-required", "If-Match is required", 428),
  TOO_MANY_ATTEMPTS("too-many-attempts", "Too many attempts", 429),
  INTERNAL("internal", "Weir failed", 500),
  UPSTREAM("upstream", "A system that Weir relies on failed", 502),
  UNAVAILABLE("unavailable", "Not available now", 503),
  TIMEOUT("timeout", "A system that Weir relies on did not answer in time", 504);

  private static final String BASE = "https://weir.dev/problems/";

  private final String slug;
  private final String title;
  private final int status;

  ProblemType(String slug, String title, int status) {
    this.slug = slug;
    this.title = title;
    this.status = status;
  }

  /** The stable identifier, {@code https://weir.dev/problems/<slug>}. */
  public URI uri() {
    return URI.create(BASE + slug);
  }

  /** The end of the identifier, {@code not-found}. */
  public String slug() {
    return slug;
  }

  public String title() {
    return title;
  }

  /**
   * The problem of an HTTP status; for one that has none INVALID below 500, and INTERNAL from there
   * on.
   */
  public static ProblemType ofStatus(int status) {
    return Arrays.stream(values())
        .filter(type -> type.status == status)
        .findFirst()
        .orElse(status < INTERNAL.status ? INVALID : INTERNAL);
  }

  /** The HTTP status that it is answered with. */
  public int status() {
    return status;
  }
}
