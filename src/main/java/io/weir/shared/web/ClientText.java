package io.weir.shared.web;

import io.weir.shared.Problem;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.deser.jdk.StringDeserializer;

/**
 * Reads text from JSON, and refuses what can't be kept: the database takes no NUL, and half a
 * surrogate pair is no character in UTF-8.
 */
final class ClientText extends StringDeserializer {

  @Override
  public String deserialize(JsonParser parser, DeserializationContext context) {
    return checked(super.deserialize(parser, context));
  }

  private static String checked(String text) {
    boolean unfit = text.codePoints().anyMatch(c -> c == 0 || c <= 0xFFFF && isSurrogate(c));
    if (unfit) {
      throw Problem.invalid("", "A text must hold no NUL and no half of a surrogate pair.");
    }
    return text;
  }

  private static boolean isSurrogate(int codePoint) {
    return Character.isSurrogate((char) codePoint);
  }

  /** The same for the keys of maps. */
  static final class Key extends KeyDeserializer {

    @Override
    public Object deserializeKey(String key, DeserializationContext context) {
      return checked(key);
    }
  }
}
