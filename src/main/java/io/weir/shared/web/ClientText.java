package io.weir.shared.web;

import io.weir.shared.Problem;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.std.StdScalarDeserializer;

/**
 * Reads text from JSON, and refuses what can't be kept: the database takes no NUL, and half a
 * surrogate pair is no character in UTF-8. A number, true or false is no text, but in a map, such
 * as of options, whose values are text of any kind.
 */
final class ClientText extends StdScalarDeserializer<String> {

  private final boolean inMap;

  ClientText() {
    this(false);
  }

  private ClientText(boolean inMap) {
    super(String.class);
    this.inMap = inMap;
  }

  @Override
  public ValueDeserializer<?> createContextual(
      DeserializationContext context, @Nullable BeanProperty property) {
    return new ClientText(property != null && property.getType().isMapLikeType());
  }

  @Override
  public String deserialize(JsonParser parser, DeserializationContext context) {
    JsonToken token = parser.currentToken();
    if (token == JsonToken.VALUE_STRING || inMap && token.isScalarValue()) {
      return checked(parser.getString());
    }
    if (token.isScalarValue()) {
      throw Problem.invalid("", "This must be a text: put it in quotes.");
    }
    return (String) context.handleUnexpectedToken(context.constructType(String.class), parser);
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
