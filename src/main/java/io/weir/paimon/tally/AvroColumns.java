package io.weir.paimon.tally;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.ObjLongConsumer;
import org.apache.paimon.shade.org.apache.avro.Schema;
import org.apache.paimon.shade.org.apache.avro.generic.GenericDatumReader;
import org.apache.paimon.shade.org.apache.avro.io.DatumReader;
import org.apache.paimon.shade.org.apache.avro.io.Decoder;
import org.apache.paimon.shade.org.apache.avro.util.Utf8;
import org.jspecify.annotations.Nullable;

/**
 * Reads some columns of an Avro file into an object that is given, and skips the others without
 * making anything of them: a manifest's statistics are most of its bytes and none of what is
 * counted. Columns of nested records are named with a dot. A column that the file lacks, or that is
 * null, leaves the object as it is, so the caller resets what may be missing.
 *
 * @param <T> what is filled
 */
final class AvroColumns<T> {

  /** Reads or skips one field. */
  private interface Step<T> {
    void take(T target, Decoder in) throws IOException;
  }

  private interface Column<T> {
    void read(T target, Decoder in) throws IOException;
  }

  private final Map<String, Column<T>> columns = new HashMap<>();

  /** An int or a long, which Avro writes alike. */
  AvroColumns<T> number(String path, ObjLongConsumer<T> consumer) {
    columns.put(path, (target, in) -> consumer.accept(target, in.readLong()));
    return this;
  }

  /** Bytes, into a buffer of the object where they fit. */
  AvroColumns<T> bytes(
      String path, Function<T, ByteBuffer> buffer, BiConsumer<T, ByteBuffer> consumer) {
    columns.put(path, (target, in) -> consumer.accept(target, in.readBytes(buffer.apply(target))));
    return this;
  }

  /** A text, into a buffer of the object. */
  AvroColumns<T> text(String path, Function<T, Utf8> buffer, BiConsumer<T, Utf8> consumer) {
    columns.put(path, (target, in) -> consumer.accept(target, in.readString(buffer.apply(target))));
    return this;
  }

  /** Reads each record of a file into the same object. */
  DatumReader<T> reader(T target) {
    return new Reader(target);
  }

  private final class Reader implements DatumReader<T> {

    private final T target;
    private Step<T> record = (ignored, in) -> {};

    Reader(T target) {
      this.target = target;
    }

    @Override
    public void setSchema(Schema schema) {
      record = step(schema, "");
    }

    @Override
    public T read(@Nullable T reuse, Decoder in) throws IOException {
      record.take(target, in);
      return target;
    }
  }

  private Step<T> step(Schema schema, String path) {
    if (schema.getType() == Schema.Type.UNION) {
      return union(schema, path);
    }
    Column<T> column = columns.get(path);
    if (column != null && schema.getType() != Schema.Type.NULL) {
      return column::read;
    }
    boolean holdsColumns =
        path.isEmpty() || columns.keySet().stream().anyMatch(name -> name.startsWith(path + "."));
    if (schema.getType() == Schema.Type.RECORD && holdsColumns) {
      return fields(schema, path);
    }
    return (target, in) -> GenericDatumReader.skip(schema, in);
  }

  private Step<T> fields(Schema schema, String path) {
    List<Step<T>> steps = new ArrayList<>();
    for (Schema.Field field : schema.getFields()) {
      String name = path.isEmpty() ? field.name() : path + "." + field.name();
      steps.add(step(field.schema(), name));
    }
    return (target, in) -> {
      for (Step<T> step : steps) {
        step.take(target, in);
      }
    };
  }

  private Step<T> union(Schema schema, String path) {
    List<Step<T>> branches = new ArrayList<>();
    for (Schema branch : schema.getTypes()) {
      branches.add(step(branch, path));
    }
    return (target, in) -> branches.get(in.readIndex()).take(target, in);
  }
}
