import ViewTree

/// A rule that gives a single view its role; it reads the view, its frame, and the views in it.
struct ViewRule: StatedRule {
  let rule: Rule
  /// The kinds of view to which the rule applies.
  let kinds: Set<ViewKind>
  let role: Role
  /// Returns true if the rule applies to the view at an index in the layout.
  let applies: @Sendable (Roles, Int) -> Bool

  init(
    _ name: String, of kinds: Set<ViewKind> = Set(ViewKind.allCases), for sources: Sources = .all, gives role: Role,
    because: String, shownBy: String, _ applies: @escaping @Sendable (Roles, Int) -> Bool = { _, _ in true }
  ) {
    rule = Rule(name, for: sources, because: because, shownBy: shownBy)
    (self.kinds, self.role, self.applies) = (kinds, role, applies)
  }
}

/// The rules for views, by the kind of the view.
enum ViewRuleTable {
  /// The sources of a rule, its decision about a view, and its condition.
  private typealias Entry = (sources: Sources, decision: RoleDecision, applies: @Sendable (Roles, Int) -> Bool)

  /// The rules for each kind, whose number is the index, in order of precedence.
  private static let entries: [[Entry]] = ViewKind.allCases.map { kind in
    ViewRule.all.enumerated().filter { $0.element.kinds.contains(kind) }.map { offset, rule in
      (rule.rule.sources, RoleDecision(rule.role, by: UInt8(Rule.facts.count + offset)), rule.applies)
    }
  }

  /// The decision of the first rule that applies to the view at `index` in the layout, in order of precedence.
  static func decision(for index: Int, in roles: Roles) -> RoleDecision {
    let rules = entries[roles.layout.views[index].view.kind.number]
    let source = roles.layout.source(of: index)
    for rule in rules.indices where rules[rule].sources.contains(source) {
      if roles.omitted != Int(rules[rule].decision.rule), rules[rule].applies(roles, index) {
        return rules[rule].decision
      }
    }
    return RoleDecision(.content, by: UInt8(Rule.views.end - 1))
  }
}

extension ViewRule {
  /// The rules, in order of precedence: the first one that applies decides.
  static let all = [
    ViewRule(
      "a root is never a bone", gives: .root,
      because: "one bone over the whole picture would show nothing",
      shownBy: "native/bones/root-is-never-a-bone.xml"
    ) { $0.layout.views[$1].parent == nil && !$0.isBareList($1) },
    ViewRule(
      "a divider is no bone", of: [.divider], gives: .divider, because: "the document states that it separates views",
      shownBy: "native/bones/view-thinner-than-two-points-is-a-divider.xml"),
    ViewRule(
      "a plain leaf thinner than 2 points is a divider", of: [.view], gives: .divider,
      because: "separators of UIKit are 1 pixel thick, those of Material Design 1 dp",
      shownBy: "native/bones/view-thinner-than-two-points-is-a-divider.xml"
    ) { $0.isThinLeaf($1) },
    ViewRule(
      "a plain strip from edge to edge is the gap between two sections", of: [.view], for: .screens, gives: .divider,
      because: "grouped lists of iOS and Android have 8 to 20 points of another color between their sections",
      shownBy: "rules/surfaces/strip-from-edge-to-edge-is-a-gap.xib"
    ) { $0.isGapBetweenSections($1) },
    ViewRule(
      "a plain strip that touches the views beside it is the gap between them", of: [.view], for: .androidDump,
      gives: .spacer, because: "`LinearLayout` has no gaps between its children: a `View` of its width makes one",
      shownBy: "rules/hidden/view-between-tiles-of-a-dump-is-a-gap.xml"
    ) { $0.isGapBetweenSiblings($1) },
    ViewRule(
      "a spacer shows nothing", of: [.spacer], gives: .spacer, because: "the document states that it is empty space",
      shownBy: "rules/bars/items-of-a-bar-are-shown-in-a-row.xml"),
    ViewRule(
      "a progress indicator that is nearly square shows nothing", of: [.control], gives: .spacer,
      because: "`ProgressBar` is an activity ring by default, which shows that content loads, as the placeholder does",
      shownBy: "rules/controls/android-controls-have-the-shapes-of-material.xml"
    ) { $0.isActivityRing($1) },
    ViewRule(
      "a bar of the system stays", of: [.bar], gives: .bar,
      because: "status bars, keyboards and bars without items do not change when content loads",
      shownBy: "rules/bars/items-of-a-bar-are-shown-in-a-row.xml"),
    ViewRule(
      "a touchable square is an icon", of: [.text, .control, .image, .view, .unknown], gives: .icon,
      because: "a touch target has 48 dp in Material Design and 44 pt on iOS, and the icon in it half of the side",
      shownBy: "rules/buttons/square-button-with-a-word-is-no-icon.xml"
    ) { $0.isTouchableSquare($1) },
    ViewRule(
      "a view alone in a destination is an icon", of: [.view, .unknown], for: .androidDump, gives: .icon,
      because: "the destinations of a navigation bar have an icon of 24 dp in Material Design, and a class of its own"
        + " may draw it with a badge",
      shownBy: "rules/buttons/high-touch-target-is-an-icon.xml"
    ) { $0.isIconOfDestination($1) },
    ViewRule(
      "a label with a fill and round corners is a badge", of: [.text], for: .interfaceBuilder, gives: .pill,
      because: "`UILabel` paints its `backgroundColor`, and the document states the radius",
      shownBy: "rules/texts/label-with-a-fill-is-a-badge.xib"
    ) { $0.isFilledText($1) },
    ViewRule(
      "a text without characters has no bone", of: [.text], gives: .blank, because: "it shows nothing",
      shownBy: "rules/texts/text-without-characters-gives-none.xml"
    ) { $0.isBlankText($1) },
    ViewRule(
      "a touchable text much wider than its line is a button", of: [.text], for: .androidDump, gives: .pill,
      because: "buttons of Material Design are 36 to 56 dp high, with padding of 16 dp beside the label",
      shownBy: "rules/texts/large-digits-of-a-dump-are-one-high-line.xml"
    ) { $0.isTouchableBoxOfText($1) },
    ViewRule(
      "a text has one bone for each line", of: [.text], gives: .text,
      because: "the lines are visible, and their number follows from the text, its font and its frame",
      shownBy: "native/bones/text-gives-one-bone-per-line.xml"),
    ViewRule(
      "a control has the shape that its platform gives it", of: [.control], gives: .control,
      because: "UIKit and Material Design state the sizes of their controls",
      shownBy: "native/bones/bones-inside-text-and-controls-give-none.xml"),
    ViewRule(
      "a list without cells shows rows", for: Sources.all.subtracting(.dumps), gives: .rows,
      because: "the cells of a list are made by code or in other files: rows, tiles or paragraphs take their place",
      shownBy: "rules/lists/list-that-is-the-root-has-rows.xib"
    ) { $0.isBareList($1) },
    ViewRule(
      "a list without cells in a dump is empty", for: .dumps, gives: .empty,
      because: "the dump of a screen contains the visible cells of its lists",
      shownBy: "rules/lists/list-without-cells-in-a-dump-is-empty.xml"
    ) { $0.isBareList($1) },
    ViewRule(
      "a picture is one bone", of: [.image, .media, .shape], gives: .content,
      because: "an image, a map, a video or a drawn shape is content",
      shownBy: "native/bones/repeated-cells-count-in-paths.xml"),
    ViewRule(
      "a filled box around one text is a button, a chip or a badge", for: .screens.subtracting(.dom), gives: .pill,
      because: "buttons of Material Design are up to 56 dp high, and their fill is what is seen of them",
      shownBy: "rules/surfaces/background-of-a-text-is-drawn.xml"
    ) { $0.isFilledAroundOneText($1) },
    ViewRule(
      "a filled box around views is a surface", gives: .surface,
      because: "cards, sheets and grouped sections are seen as areas behind their contents",
      shownBy: "native/bones/container-looks-at-its-children.xml"
    ) { $0.isFilledAroundViews($1) },
    ViewRule(
      "a container is no bone", gives: .container, because: "the rules decide about the views in it",
      shownBy: "native/bones/fill-cuts-the-last-cell.xml"
    ) { $0.holdsViews($1) },
    ViewRule(
      "a leaf of at least half the screen is empty", of: [.view, .unknown], gives: .empty,
      because: "it is the background of a screen, and a bone of that size would be one block",
      shownBy: "native/bones/childless-view-of-half-the-canvas-is-empty.xml"
    ) { $0.fillsHalfTheScreen($1) },
    ViewRule(
      "a plain leaf is one bone", of: [.view], gives: .leaf,
      because: "placeholders are often designed as plain views with the sizes of the content",
      shownBy: "native/bones/leaf-view-is-exactly-its-frame.xml"),
    ViewRule(
      "a leaf of an unknown class is one bone", gives: .content,
      because: "an unknown view shows something, and only its frame is known",
      shownBy: "contentloader/text-and-images.xml"),
  ]
}
