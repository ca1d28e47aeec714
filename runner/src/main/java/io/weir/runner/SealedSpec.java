package io.weir.runner;

import java.io.IOException;
import java.io.InputStream;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.apache.flink.shaded.jackson2.com.fasterxml.jackson.databind.JsonNode;
import org.apache.flink.shaded.jackson2.com.fasterxml.jackson.databind.ObjectMapper;

/**
 * What a job is to do, as Weir handed it over: JSON, sealed with a key that was made for this one
 * submission. The sealed text travels as the program's argument and the key inside the jar, so that
 * neither an argument that is logged nor the jar alone gives a password away.
 */
final class SealedSpec {

  /** Where Weir puts the key into the jar that it uploads. */
  static final String KEY_ENTRY = "weir-runner.key";

  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;

  private final JsonNode json;

  private SealedSpec(JsonNode json) {
    this.json = json;
  }

  /**
   * Opens the one argument of an entry class.
   *
   * @param args the sealed text: Base64 of the nonce and what AES-GCM made of the JSON
   */
  static SealedSpec open(String[] args) throws IOException, GeneralSecurityException {
    if (args.length != 1) {
      throw new IllegalArgumentException("The one argument is a sealed spec, made by Weir");
    }
    byte[] sealed = Base64.getUrlDecoder().decode(args[0]);
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(
        Cipher.DECRYPT_MODE,
        new SecretKeySpec(key(), "AES"),
        new GCMParameterSpec(TAG_BITS, Arrays.copyOf(sealed, NONCE_BYTES)));
    byte[] plain = cipher.doFinal(sealed, NONCE_BYTES, sealed.length - NONCE_BYTES);
    return new SealedSpec(new ObjectMapper().readTree(plain));
  }

  private static byte[] key() throws IOException {
    try (InputStream in = SealedSpec.class.getClassLoader().getResourceAsStream(KEY_ENTRY)) {
      if (in == null) {
        throw new IOException("This jar carries no key: only Weir can start its entry classes");
      }
      return in.readAllBytes();
    }
  }

  String text(String field) {
    JsonNode value = json.get(field);
    if (value == null || !value.isTextual()) {
      throw new IllegalArgumentException("The spec lacks '" + field + "'");
    }
    return value.textValue();
  }

  Map<String, String> map(String field) {
    Map<String, String> map = new LinkedHashMap<>();
    json.path(field).fields().forEachRemaining(e -> map.put(e.getKey(), e.getValue().asText()));
    return map;
  }

  List<String> list(String field) {
    List<String> list = new ArrayList<>();
    json.path(field).forEach(item -> list.add(item.asText()));
    return list;
  }
}
