package io.weir.definition.manifest;

/** A text that can't be read, and where it begins to be so. */
final class UnreadableText extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Place place;

  UnreadableText(String message, Place place) {
    super(message);
    this.place = place;
  }

  Place place() {
    return place;
  }
}
