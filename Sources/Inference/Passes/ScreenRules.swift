import ViewTree

/// A rule about the views of a whole screen.
struct ScreenRule: StatedRule {
  let rule: Rule
  /// True for a rule that is applied after ``CoveringRule``s, false for one that is applied before.
  let isLast: Bool
  let apply: @Sendable (inout Roles) -> Void

  init(
    _ name: String, for sources: Sources = .screens, isLast: Bool = false, because: String, shownBy: String,
    _ apply: @escaping @Sendable (inout Roles) -> Void
  ) {
    rule = Rule(name, for: sources, because: because, shownBy: shownBy)
    (self.isLast, self.apply) = (isLast, apply)
  }
}

extension ScreenRule {
  /// The rules, in the order of application.
  static let all = [
    ScreenRule(
      "an activity indicator beside other bones has no bone",
      because: "it shows that content loads, as the placeholder does",
      shownBy: "rules/hidden/spinner-beside-content-is-hidden.xml"
    ) { $0.resolveSpinners() },
    ScreenRule(
      "bones behind a bar of iOS are cut at its edge", for: .uiKit,
      because: "contents scroll behind navigation bars, toolbars and tab bars",
      shownBy: "rules/bars/contents-end-at-a-bar-of-ios.xml"
    ) { $0.resolveItemBars() },
    ScreenRule(
      "bones behind a bar at the bottom of a screen are cut at its edge",
      because: "dumps state no colors: a bottom navigation bar has three to five destinations and is 48 to 80 dp high",
      shownBy: "rules/bars/contents-end-at-a-bottom-bar.xml"
    ) { $0.resolveBottomBar() },
    ScreenRule(
      "large content with bones on it is their backdrop", isLast: true,
      because: "it is a map or a picture behind the controls of a screen",
      shownBy: "rules/surfaces/large-content-on-other-bones-is-a-backdrop.xib"
    ) { $0.resolveLargeContentUnderBones() },
    ScreenRule(
      "the area of a picture ends at opaque views in front of it", isLast: true,
      because: "children are painted in document order: `ViewGroup.drawChild`, `UIView.subviews`",
      shownBy: "rules/surfaces/area-of-a-picture-ends-at-a-panel.xib"
    ) { $0.cutAreasOfPictures() },
    ScreenRule(
      "content of nearly half the screen is drawn smaller", isLast: true,
      because: "a bone of its size would turn the picture into one block",
      shownBy: "rules/places/large-content-is-drawn-smaller.xib"
    ) { $0.reduceLargeContent() },
    ScreenRule(
      "a bar of destinations at the bottom of a screen is a surface", for: .androidDump, isLast: true,
      because:
        "a navigation bar has a color of its own (`NavigationBarTokens.ContainerColor`), which dumps do not state",
      shownBy: "rules/bars/bottom-bar-of-a-dump-is-a-surface.xml"
    ) { $0.fillBottomBar() },
    ScreenRule(
      "texts with one identifier, or at one place in views of one size, have one font size", for: .androidDump,
      isLast: true,
      because: "they come from one element of a layout file, or from one component, so that their style is the same",
      shownBy: "rules/texts/texts-with-one-identifier-have-one-size.xml"
    ) { $0.sharedFontSizes = $0.commonFontSizes() },
  ]
}

extension Roles {
  mutating func apply(_ rule: (number: UInt8, element: ScreenRule)) {
    current = rule.number
    rule.element.apply(&self)
  }

  /// Decides that the activity rings and indeterminate progress bars of a screen give no bones if the screen has other
  /// bones.
  mutating func resolveSpinners() {
    let indicators = decisions.indices.filter {
      let view = layout.views[$0].view
      return decisions[$0].role == .control
        && (view.control == .spinner && view.sliderValue == nil
          || view.control == .progress && view.loadingSigns.contains(.busy))
    }
    guard !indicators.isEmpty, decisions.count(where: { $0.role.givesBones }) > indicators.count else { return }
    for indicator in indicators { give(.spacer, to: indicator) }
  }
}
