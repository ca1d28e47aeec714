package io.weir.definition.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.definition.Definitions;
import io.weir.definition.Rule;
import io.weir.shared.Page;
import io.weir.shared.Severity;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** The rules that definitions are held against. */
@RestController
@RequestMapping("/api/v1/rules")
class RuleController {

  private final Definitions definitions;

  RuleController(Definitions definitions) {
    this.definitions = definitions;
  }

  /**
   * A rule.
   *
   * @param severity of the worst that it finds
   * @param source where the knowledge is from: observed, documented or practice
   */
  record RuleView(String id, Severity severity, String summary, String source) {

    static RuleView from(Rule.About about) {
      return new RuleView(
          about.id(),
          about.severity(),
          about.summary(),
          about.source().name().toLowerCase(Locale.ROOT));
    }
  }

  /** All rules, by id. */
  @Requires(Permission.LAKE_READ)
  @GetMapping
  Page<RuleView> list() {
    List<RuleView> rules =
        definitions.rules().stream()
            .map(rule -> RuleView.from(rule.about()))
            .sorted(Comparator.comparing(RuleView::id))
            .toList();
    return new Page<>(rules, null);
  }
}
