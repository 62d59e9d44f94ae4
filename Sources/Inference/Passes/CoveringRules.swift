import Geometry
import ViewTree

/// A rule about a bone that contains later bones: without these rules a screen would become one block.
struct CoveringRule: StatedRule {
  let rule: Rule
  /// True if the rule applies only to a view with bones on it.
  let needsContents: Bool
  /// Returns the decision; nil if the rule does not apply.
  let decide: @Sendable (Roles, Covering) -> Verdict?

  /// The decision about a view and the bones on it.
  enum Verdict {
    /// The view gets a role at once.
    case surface
    /// The view gets a role when all views are examined.
    case outer(Role)
    /// Views on it get a role when all views are examined.
    case inner([Int], Role)
  }

  init(
    _ name: String, for sources: Sources = .all, needsContents: Bool = true, because: String, shownBy: String,
    _ decide: @escaping @Sendable (Roles, Covering) -> Verdict?
  ) {
    rule = Rule(name, for: sources, because: because, shownBy: shownBy)
    (self.needsContents, self.decide) = (needsContents, decide)
  }
}

/// A view with a bone, and the bones on it.
struct Covering {
  /// The index of the view in the layout.
  let outer: Int
  /// The indexes of later views whose bones are inside its visible part.
  let inside: [Int]
  /// The indexes of the views with bones before it.
  let before: ArraySlice<Int>
}

extension CoveringRule {
  /// The rules, in order of precedence: the first one that applies decides.
  static let all = [
    CoveringRule(
      "a web page behind words of the layout is their backdrop", for: .androidLayout, needsContents: false,
      because: "the words and pictures belong to the same page, except for bars at its edges",
      shownBy: "rules/surfaces/web-page-behind-words-is-a-backdrop.xml"
    ) { $0.isPageBehind($1) ? .outer(.backdrop) : nil },
    CoveringRule(
      "words and pictures on a list are its empty state", needsContents: false,
      because: "they are shown instead of rows; buttons on a list float above it",
      shownBy: "rules/lists/list-without-cells-gets-rows.xib"
    ) { $0.decisions[$1.outer].role == .rows ? .inner($0.emptyState(of: $1), .inside) : nil },
    CoveringRule(
      "a plain view of Android is an area of color", for: .androidLayout, needsContents: false,
      because: "a `View` has no content: in layouts without nesting it is the background of the views on it",
      shownBy: "rules/surfaces/plain-view-behind-texts-is-an-area.xml"
    ) { $0.isPaintedArea($1.outer, under: $1.inside) ? .surface : nil },
    CoveringRule(
      "a plain view of UIKit with a visible color is an area of color", for: .interfaceBuilder, needsContents: false,
      because: "`UIView` paints only its background: its contents are beside it in the document, or code adds them",
      shownBy: "rules/surfaces/plain-view-with-a-color-is-an-area.xib"
    ) { $0.isColoredArea($1.outer, under: $1.inside) ? .surface : nil },
    CoveringRule(
      "a plain view of a dump in front of words and pictures is a scrim", for: .androidDump, needsContents: false,
      because: "a `View` paints only its background, and what is seen through it is in the dump",
      shownBy: "rules/hidden/scrim-in-front-of-buttons-is-hidden.xml"
    ) { $0.isScrim($1) ? .outer(.backdrop) : nil },
    CoveringRule(
      "a touch target without words in front of its siblings is empty", for: .androidDump, needsContents: false,
      because: "a layout or a `View` without children paints only a background, which would hide them",
      shownBy: "rules/hidden/touch-target-in-front-of-a-picture-is-empty.xml"
    ) { $0.isTouchLayer($1) ? .outer(.backdrop) : nil },
    CoveringRule(
      "a view without children behind contents is a surface", for: .androidDump,
      because: "React Native has no views for layouts that paint nothing (`ViewShadowNode`), and a view that is named"
        + " background paints one",
      shownBy: "rules/surfaces/view-group-of-a-dump-behind-texts-is-a-surface.xml"
    ) { $0.isFillBehind($1) ? .surface : nil },
    CoveringRule(
      "an empty text under a label is its backdrop",
      because: "a text view of UIKit has no placeholder of its own: a label on it is the placeholder",
      shownBy: "rules/texts/label-in-an-empty-text-view-is-its-placeholder.xib"
    ) {
      $0.isEmptyEditor($1.outer) && $1.inside.count == 1 && $0.showsKnownText($1.inside[0]) ? .outer(.backdrop) : nil
    },
    CoveringRule(
      "a text or a control covers what is on it",
      because: "its bone replaces it; an image at an end of a row and a floating button do not belong to a wide label",
      shownBy: "native/bones/bones-inside-text-and-controls-give-none.xml"
    ) { $0.isOpaqueToBones($1.outer) ? .inner($0.coveredBones($1), .inside) : nil },
    CoveringRule(
      "a wide picture behind a header is a surface", for: .android,
      because: "the header of a navigation drawer shows an avatar, a name and an address over a cover picture",
      shownBy: "rules/pictures/header-on-a-picture-keeps-its-avatar-and-names.xml"
    ) { $0.isPictureBehindContent($1.outer, under: $1.inside) ? .surface : nil },
    CoveringRule(
      "a picture under a scrim with words is a surface", for: .layoutFiles,
      because: "a plain view over a picture is there so that words on both are legible (Material Design, Imagery)",
      shownBy: "rules/surfaces/picture-under-a-scrim-with-words-is-a-surface.xml"
    ) { $0.isUnderScrim($1.outer, under: $1.inside) ? .surface : nil },
    CoveringRule(
      "a picture of a page and few words on it are both drawn", for: .dom,
      because: "a browser paints both, and states the box of each",
      shownBy: "dom/a-picture-behind-a-title.xml"
    ) { $0.showsContent($1.outer) && $0.staysWhole($1.outer, under: $1.inside) ? .inner([], .onContent) : nil },
    CoveringRule(
      "a picture under few bones stays whole",
      because: "badges, captions and play buttons cover less than two fifths of it",
      shownBy: "rules/pictures/picture-under-a-badge-stays.xml"
    ) { $0.showsContent($1.outer) && $0.staysWhole($1.outer, under: $1.inside) ? .inner($1.inside, .onContent) : nil },
    CoveringRule(
      "a picture behind words that is a part of the screen is a surface",
      for: [.interfaceBuilder, .androidLayout, .androidDump, .iosDump, .dom],
      because: "without a cover or the background of a card, its place would stay empty",
      shownBy: "rules/surfaces/picture-of-a-dump-behind-words-is-a-surface.xml"
    ) { $0.isPartialBackground($1.outer, under: $1.inside) ? .surface : nil },
    CoveringRule(
      "a picture behind the words of a whole screen is an area", for: .interfaceBuilder,
      because: "`UIView` has no background image: an image view in its bounds paints it",
      shownBy: "rules/surfaces/picture-behind-a-screen-is-an-area.xib"
    ) { $0.isBackgroundOfScreen($1.outer, under: $1.inside) ? .surface : nil },
    CoveringRule(
      "a view under bones is their backdrop", because: "its bone would hide theirs",
      shownBy: "rules/pictures/picture-under-a-badge-stays.xml"
    ) { _, covering in .outer(.backdrop) },
  ]
}

extension Roles {
  /// Decides about bones that completely contain later bones: the inner bones, the outer bone or none is removed.
  mutating func resolveCoverings() {
    let rules = Rule.coverings.rules(for: settings.source, without: omitted)
    let rulesWithoutContents = rules.filter { !$0.element.needsContents }
    var candidates: [Int] = []
    candidates.reserveCapacity(decisions.count { $0.role.givesBones })
    candidates += layout.views.indices.lazy.filter { decisions[$0].role.givesBones }
    var index = ContainmentIndex(of: candidates, visible, in: canvas)
    var covered: [(view: Int, role: Role, rule: UInt8)] = []
    for (position, outer) in candidates.enumerated() where decisions[outer].role != .unite {
      let needsAll = isOpaqueToBones(outer) || showsContent(outer) || decisions[outer].role == .rows
      var inside: [Int] = []
      index.forEachContained(in: visible[outer], after: position) { inner in
        inside.append(inner)
        return needsAll
      }
      let covering = Covering(outer: outer, inside: inside, before: candidates[..<position])
      for rule in inside.isEmpty ? rulesWithoutContents : rules {
        guard let verdict = rule.element.decide(self, covering) else { continue }
        switch verdict {
        case .surface:
          current = rule.number
          give(.surface, to: outer)
        case .outer(let role): covered.append((outer, role, rule.number))
        case .inner(let views, let role): covered += views.map { ($0, role, rule.number) }
        }
        break
      }
    }
    for (view, role, rule) in covered where decisions[view].role != .hint {
      current = rule
      give(role, to: view)
    }
  }
}
