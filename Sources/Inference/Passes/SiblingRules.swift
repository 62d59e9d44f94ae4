import ViewTree

/// A rule about two views of one container at the same place, of which an application shows one at a time.
struct SiblingRule: StatedRule {
  let rule: Rule
  /// Hides bones of one of two siblings; returns true if no later rule may change them.
  let apply: @Sendable (inout Roles, inout Siblings) -> Bool

  init(
    _ name: String, for sources: Sources = .screens, because: String, shownBy: String,
    _ apply: @escaping @Sendable (inout Roles, inout Siblings) -> Bool
  ) {
    rule = Rule(name, for: sources, because: because, shownBy: shownBy)
    self.apply = apply
  }
}

/// Two siblings that may lie on each other.
struct Siblings {
  /// The index of the earlier sibling in the layout.
  let first: Int
  /// The index of the later sibling.
  let second: Int
  /// The number of views with bones before each view, by the index of the view; one more at the end.
  let counts: [Int]
  /// The number of pairs of bones that may still be compared, over the whole document; bounds the work.
  var pairs: Int
}

extension SiblingRule {
  /// The rules, in order of precedence.
  static let all = [
    SiblingRule(
      "an opaque view hides the bones behind it",
      because: "children are painted in document order: `ViewGroup.drawChild`, `UIView.subviews`",
      shownBy: "rules/hidden/surface-behind-an-opaque-view-is-hidden.xml"
    ) { $0.hideBonesBehindOpaqueViews(&$1) },
    SiblingRule(
      "a panel as high as the screen at its side is a drawer in front of it", for: .androidDump,
      because: "`DrawerLayout` gives its drawers its own height, and leaves a part of the screen beside them",
      shownBy: "rules/hidden/drawer-of-a-dump-hides-the-screen-behind-it.xml"
    ) { $0.hideBonesBehindDrawer(&$1) },
    SiblingRule(
      "a translucent band at an edge of a picture cuts it", for: .layoutFiles,
      because: "a shade makes the words and icons on it legible; the bone of the whole picture would hide theirs",
      shownBy: "rules/pictures/band-on-a-picture-keeps-its-views.xib"
    ) { $0.cutPictureBesideBand(&$1) },
    SiblingRule(
      "of two views whose texts collide, the one with fewer bones is hidden", for: .screens.subtracting(.androidDump),
      because: "it is another state of the screen", shownBy: "rules/hidden/one-of-two-views-at-a-place-is-shown.xml"
    ) { $0.hideOneOfCollidingViews(&$1) },
    SiblingRule(
      "of two views of a dump whose texts collide, the later one hides what is behind its contents", for: .androidDump,
      because: "both are shown, the later one in front: `AccessibilityNodeInfo.getDrawingOrder`",
      shownBy: "rules/hidden/panel-of-a-dump-hides-the-words-behind-it.xml"
    ) { $0.hideBonesBehindCollidingView(&$1) },
  ]
}

extension Roles {
  /// The maximum number of children with bones that are compared in one container.
  private static let comparedChildren = 16
  /// The maximum number of pairs of bones, or of areas and opaque views, that are compared in one document.
  static let comparedPairs = 200_000

  /// Resolves views that lie on each other in a container that may place its children on each other.
  ///
  /// Containers in layouts of Android state that they do so. In documents of iOS and in dumps each view has a frame of its
  /// own, so that every container does.
  mutating func resolveSiblings() {
    let rules = Rule.siblings.rules(for: settings.source, without: omitted)
    if rules.isEmpty { return }
    var counts = [0]
    counts.reserveCapacity(decisions.count + 1)
    for decision in decisions { counts.append(counts[counts.count - 1] + (decision.role.givesBones ? 1 : 0)) }
    var pairs = Self.comparedPairs
    for parent in layout.views.indices where stacksChildren(parent) {
      var earlier: [Int] = []
      for child in layout.children(of: parent) where counts[layout.views[child].end] > counts[child] {
        guard earlier.count < Self.comparedChildren, pairs > 0 else { break }
        for other in earlier {
          var siblings = Siblings(first: other, second: child, counts: counts, pairs: pairs)
          resolve(&siblings, rules)
          pairs = siblings.pairs
        }
        earlier.append(child)
      }
    }
  }

  /// Applies the rules to two siblings, up to the first one after which no other may change them.
  private mutating func resolve(_ siblings: inout Siblings, _ rules: [(number: UInt8, element: SiblingRule)]) {
    for rule in rules {
      current = rule.number
      if rule.element.apply(&self, &siblings) { return }
    }
  }

  private static let framed = Sources.uiKit.union(.dumps)

  private func stacksChildren(_ index: Int) -> Bool {
    Self.framed.contains(layout.source(of: index)) || layout.views[index].view.layout.stacksChildren
  }

  /// Gives the bones and surfaces of a view the role `behind`.
  mutating func hide(_ view: Int) {
    for index in view..<layout.views[view].end
    where decisions[index].role.givesBones || decisions[index].role == .surface {
      give(.behind, to: index)
    }
  }
}

extension Siblings {
  /// The one of the two siblings with fewer bones.
  func fewer(in layout: PlacedViews) -> Int {
    count(first, layout) < count(second, layout) ? first : second
  }

  /// The number of views with bones in one of the siblings, before any of them was hidden.
  func count(_ index: Int, _ layout: PlacedViews) -> Int { counts[layout.views[index].end] - counts[index] }
}

extension LayoutSpec {
  /// True for an Android container that may place its children on each other.
  fileprivate var stacksChildren: Bool {
    guard case .android(let layout) = self else { return false }
    switch layout.content {
    case .frame, .relative, .constraint, .coordinator: return true
    default: return false
    }
  }
}
