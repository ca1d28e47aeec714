package io.weir.definition.web;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.definition.OptionCatalogue;
import io.weir.definition.OptionEntry;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** The options of tables and catalogs. */
@RestController
@RequestMapping("/api/v1/options")
class OptionController {

  /**
   * An option as it is shown.
   *
   * @param meanings what the values mean, by value, where Paimon says so
   * @param olderKeys under which it is still understood
   * @param scope table, write, read or catalog
   * @param appliesTo primary-key or append; null for all tables
   * @param buckets fixed, dynamic or postponed; null for all
   * @param changeNeeds nothing, job-restart, full-compaction, rescale or recreate
   */
  record OptionView(
      String key,
      String type,
      @JsonProperty("default") @Nullable String defaultValue,
      String description,
      @Nullable List<String> values,
      Map<String, String> meanings,
      List<String> olderKeys,
      String scope,
      boolean immutable,
      @Nullable String appliesTo,
      @Nullable String buckets,
      String changeNeeds) {

    static OptionView from(OptionEntry entry) {
      return new OptionView(
          entry.key(),
          entry.type(),
          entry.defaultValue(),
          entry.description(),
          entry.values(),
          entry.meanings(),
          entry.olderKeys(),
          text(entry.scope()),
          entry.immutable(),
          orNull(entry.appliesTo()),
          orNull(entry.marks().buckets()),
          text(entry.marks().change()));
    }

    private static @Nullable String orNull(@Nullable Enum<?> constant) {
      return constant == null ? null : text(constant);
    }

    private static String text(Enum<?> constant) {
      return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** Those whose key holds the words asked for, today's or an older one. */
  @Requires(Permission.LAKE_READ)
  @GetMapping
  Page<OptionView> list(
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor,
      @RequestParam(required = false) @Nullable String q) {
    PageRequest page = PageRequest.of(limit, cursor, null, q);
    List<OptionEntry> found =
        OptionCatalogue.all().stream()
            .filter(
                entry ->
                    page.matches(entry.key()) || entry.olderKeys().stream().anyMatch(page::matches))
            .toList();
    return page.page(found, OptionEntry::key, Map.of()).map(OptionView::from);
  }
}
