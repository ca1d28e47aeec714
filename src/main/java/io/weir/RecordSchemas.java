package io.weir;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JavaType;
import io.swagger.v3.core.converter.AnnotatedType;
import io.swagger.v3.core.converter.ModelConverter;
import io.swagger.v3.core.converter.ModelConverterContext;
import io.swagger.v3.core.util.Json31;
import io.swagger.v3.oas.models.media.Schema;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Describes records as they are: what is not {@code @Nullable} is required, what is may be null.
 * Two records of one name would overwrite each other in the description, so that is refused.
 */
@Component
class RecordSchemas implements ModelConverter {

  private static final String REF = "#/components/schemas/";

  private final Map<String, Class<?>> described = new HashMap<>();

  @Override
  public @Nullable Schema<?> resolve(
      AnnotatedType type, ModelConverterContext context, Iterator<ModelConverter> chain) {
    if (!chain.hasNext()) {
      return null;
    }
    Schema<?> resolved = chain.next().resolve(type, context, chain);
    JavaType javaType = Json31.mapper().constructType(type.getType());
    if (resolved != null && javaType.getRawClass().isRecord() && resolved.get$ref() != null) {
      String name = resolved.get$ref().substring(REF.length());
      refuseAnother(name, javaType.getRawClass());
      Schema<?> model = context.getDefinedModels().get(name);
      if (model != null && model.getProperties() != null) {
        describe(model, javaType.getRawClass(), context);
      }
    }
    return resolved;
  }

  private void refuseAnother(String name, Class<?> record) {
    Class<?> other = described.putIfAbsent(name, record);
    if (other != null && other != record) {
      throw new IllegalStateException(
          "Two records are described as "
              + name
              + ": "
              + other.getName()
              + ", "
              + record.getName());
    }
  }

  private static void describe(Schema<?> model, Class<?> record, ModelConverterContext context) {
    for (RecordComponent component : record.getRecordComponents()) {
      String name = name(component);
      Schema<?> property = (Schema<?>) model.getProperties().get(name);
      if (property != null) {
        model.getProperties().put(name, described(model, component, name, property));
        if (isToldApartOutside(component)) {
          forgetKind(context.getDefinedModels().get(component.getType().getSimpleName()));
        }
      }
    }
  }

  private static Schema<?> described(
      Schema<?> model, RecordComponent component, String name, Schema<?> property) {
    if (!isNullable(component)) {
      require(model, name);
      return property;
    }
    if (property.getOneOf() != null) {
      property.addOneOfItem(new Schema<>().types(Set.of("null")));
      return property;
    }
    if (property.get$ref() != null) {
      Schema<?> nothing = new Schema<>().types(Set.of("null"));
      return new Schema<>().oneOf(List.of(property, nothing));
    }
    if (property.getTypes() != null) {
      Set<String> types = new LinkedHashSet<>(property.getTypes());
      types.add("null");
      property.setTypes(types);
    }
    return property;
  }

  private static void require(Schema<?> model, String name) {
    if (model.getRequired() == null || !model.getRequired().contains(name)) {
      model.addRequiredItem(name);
    }
  }

  private static String name(RecordComponent component) {
    JsonProperty renamed = component.getAccessor().getAnnotation(JsonProperty.class);
    return renamed == null || renamed.value().isEmpty() ? component.getName() : renamed.value();
  }

  /** Whether a field beside this one says which of a family it holds. */
  private static boolean isToldApartOutside(RecordComponent component) {
    JsonTypeInfo info = component.getAccessor().getAnnotation(JsonTypeInfo.class);
    return info != null && info.include() == JsonTypeInfo.As.EXTERNAL_PROPERTY;
  }

  private static void forgetKind(@Nullable Schema<?> family) {
    if (family != null && family.getDiscriminator() != null) {
      String kind = family.getDiscriminator().getPropertyName();
      family.setDiscriminator(null);
      family.getProperties().remove(kind);
      family.setRequired(null);
    }
  }

  private static boolean isNullable(RecordComponent component) {
    return Arrays.stream(component.getAnnotatedType().getAnnotations())
        .anyMatch(annotation -> annotation instanceof Nullable);
  }
}
