package io.weir.shared.web;

import io.weir.shared.Problem;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import org.springframework.core.convert.converter.Converter;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdScalarDeserializer;
import tools.jackson.databind.ext.javatime.deser.InstantDeserializer;

/** Reads times from JSON and parameters, within the years that a database can hold. */
final class ClientTime extends StdScalarDeserializer<Instant> {

  private static final Instant EARLIEST = Instant.parse("0001-01-01T00:00:00Z");
  private static final Instant LATEST = Instant.parse("9999-12-31T23:59:59Z");

  ClientTime() {
    super(Instant.class);
  }

  @Override
  public Instant deserialize(JsonParser parser, DeserializationContext context) {
    if (!parser.hasToken(JsonToken.VALUE_STRING)) {
      throw Problem.invalid("", "This must be a time, such as 2026-01-31T08:00:00Z.");
    }
    return checked(InstantDeserializer.INSTANT.deserialize(parser, context));
  }

  private static Instant checked(Instant time) {
    if (time.isBefore(EARLIEST) || time.isAfter(LATEST)) {
      throw Problem.invalid("", "A time lies between the years 1 and 9999.");
    }
    return time;
  }

  /** The same for a parameter. */
  static final class Parameter implements Converter<String, Instant> {

    @Override
    public Instant convert(String text) {
      try {
        return checked(Instant.parse(text.strip()));
      } catch (DateTimeParseException e) {
        throw Problem.invalid("", "This is not a time, such as 2026-01-31T08:00:00Z.");
      }
    }
  }
}
