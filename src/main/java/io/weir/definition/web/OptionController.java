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

/** The options that a table can have. */
@RestController
@RequestMapping("/api/v1/options")
class OptionController {

  /** An option as it is shown. */
  record OptionView(
      String key,
      String type,
      @JsonProperty("default") @Nullable String defaultValue,
      String description,
      @Nullable List<String> values,
      String scope,
      boolean immutable,
      @Nullable String appliesTo) {

    static OptionView from(OptionEntry entry) {
      return new OptionView(
          entry.key(),
          entry.type(),
          entry.defaultValue(),
          entry.description(),
          entry.values(),
          text(entry.scope()),
          entry.immutable(),
          entry.appliesTo() == null ? null : text(entry.appliesTo()));
    }

    private static String text(Enum<?> constant) {
      return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping
  Page<OptionView> list(
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor,
      @RequestParam(required = false) @Nullable String q) {
    PageRequest page = PageRequest.of(limit, cursor, null, q);
    List<OptionEntry> found =
        OptionCatalogue.all().stream().filter(entry -> page.matches(entry.key())).toList();
    return page.page(found, OptionEntry::key, Map.of()).map(OptionView::from);
  }
}
