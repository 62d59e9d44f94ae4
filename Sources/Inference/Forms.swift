package import Geometry
import ViewTree

/// A rule that gives a view with a role the form in which it is drawn.
struct FormRule: StatedRule {
  let rule: Rule
  /// The roles to which the rule applies.
  let roles: Set<Role>
  let form: Form
  /// Returns true if the rule applies to the view at an index in the layout.
  let applies: @Sendable (Roles, Int) -> Bool

  init(
    _ name: String, of roles: Set<Role>, for sources: Sources = .screens, gives form: Form, because: String,
    shownBy: String, _ applies: @escaping @Sendable (Roles, Int) -> Bool
  ) {
    rule = Rule(name, for: sources, because: because, shownBy: shownBy)
    (self.roles, self.form, self.applies) = (roles, form, applies)
  }
}

extension FormRule {
  /// The rules, in order of precedence: the first one that applies decides.
  static let all = [
    FormRule(
      "a visible divider is a line", of: [.divider], gives: .line,
      because: "separators structure a screen before its content loads",
      shownBy: "rules/surfaces/hairline-with-a-color-is-a-thin-surface.xib"
    ) { $0.isHairline($1) },
    FormRule(
      "an avatar is a circle", of: [.content, .leaf], gives: .circle,
      because: "avatars are round in Material Design and in Apple's Contacts; documents name them",
      shownBy: "rules/pictures/names-say-what-is-round-or-empty.xml"
    ) { $0.isRoundAvatar($1) },
    FormRule(
      "an image has round corners", of: [.content, .leaf], for: .all.subtracting(.drawing), gives: .rounded,
      because: "pictures in cards and rows mostly have them, and code sets them",
      shownBy: "native/bones/repeated-cells-count-in-paths.xml"
    ) { $0.layout.views[$1].view.kind == .image && $0.hasRoundedCorners($1) },
    FormRule(
      "a map, a chart or a view of an unknown class of Android has round corners", of: [.content, .leaf],
      for: .android, gives: .rounded, because: "code draws it and sets its corners",
      shownBy: "dumps/appium-android-declares-its-screen.xml"
    ) { $0.isDrawnByCode($1) && $0.hasRoundedCorners($1) },
    FormRule(
      "a plain view of a dump of Android has round corners", of: [.content, .leaf], for: .androidDump,
      gives: .rounded, because: "dumps state no corners",
      shownBy: "rules/pictures/plain-view-of-a-dump-has-the-corners-of-a-picture.xml"
    ) { $0.layout.views[$1].view.kind == .view && $0.hasRoundedCorners($1) },
    FormRule(
      "a view of UIKit without content has round corners", of: [.content, .leaf], for: .uiKit, gives: .rounded,
      because: "code draws a chart or a map and sets its corners",
      shownBy: "rules/places/transparent-view-without-an-outlet-keeps-views-apart.xib"
    ) { $0.isSlab($1) && $0.hasRoundedCorners($1) },
    FormRule(
      "a large view of UIKit without content has round corners when it is drawn smaller", of: [.reduced],
      for: .uiKit, gives: .rounded, because: "code draws a chart or a map and sets its corners",
      shownBy: "rules/places/large-content-is-drawn-smaller.xib"
    ) { $0.isSlab($1) && $0.layout.views[$1].view.appearance.writtenCornerRadius == nil },
    FormRule(
      "a text with a visible background is on a surface", of: [.text], for: .layoutFiles.union(.androidDump),
      gives: .onSurface,
      because: "a label paints its background in its bounds: `View.draw`, `UIView.backgroundColor`",
      shownBy: "rules/texts/text-with-a-background-is-on-a-surface.xml"
    ) { $0.isTextInBox($1) },
    FormRule(
      "an editor with a text shows its hint", of: [.control], for: .androidLayout, gives: .hint,
      because: "the hint is displayed until the user writes",
      shownBy: "rules/texts/editor-with-a-text-shows-its-hint.xml"
    ) { $0.isEditor($1) && $0.layout.views[$1].view.text?.content?.isEmpty == false },
    FormRule(
      "a button from edge to edge, or one that touches the one above or below, is a row of a list", of: [.control],
      for: .dumps, gives: .row,
      because: "filled buttons keep the layout margins of 16 points in UIKit and in Material Design, and a distance",
      shownBy: "rules/lists/dump-of-ios-without-frames-is-rows.xml"
    ) { $0.isRow($1) },
    FormRule(
      "a button of the size of a touch target with a word is a text button", of: [.control], for: .dumps,
      gives: .word, because: "a filled button has padding of 16 to 24 dp at both sides of its word",
      shownBy: "rules/bars/button-of-a-word-at-the-end-of-an-app-bar-is-text.xml"
    ) { $0.isTargetOfWord($1) },
    FormRule(
      "a button that is lower than a filled one is its centered word", of: [.control], for: .dumps, gives: .word,
      because: "android.widget.Button has the gravity center, and UIButton centers its title",
      shownBy: "rules/buttons/word-of-a-low-wide-button-is-centered.xml"
    ) { $0.isLowButton($1) },
    FormRule(
      "a button with views in it fills its frame", of: [.control], for: .androidDump, gives: .whole,
      because: "`MaterialButton` and AppCompat's button, which have insets, have no children",
      shownBy: "rules/buttons/button-with-a-text-in-it-fills-its-frame.xml"
    ) { $0.holdsViewsInButton($1) },
    FormRule(
      "a control of a placeholder fills its frame", of: [.control], for: .placeholders, gives: .whole,
      because: "its author gives it its size", shownBy: "native/bones/bones-inside-text-and-controls-give-none.xml"
    ) { _, _ in true },
    FormRule(
      "a button of an Android layout fills its frame", of: [.control], for: .androidLayout, gives: .whole,
      because: "`View.draw` paints the background of a view in its bounds, from which insets are subtracted",
      shownBy: "android/appcompat/res/layout/high-button-fills-its-frame.xml"
    ) { $0.layout.views[$1].view.control == .button },
    FormRule(
      "a button with a background fills its frame", of: [.control], gives: .whole,
      because: "without one, its frame may be a touch target",
      shownBy: "rules/places/overlapping-bones-are-moved-apart.xib"
    ) { $0.layout.views[$1].view.control == .button && $0.layout.views[$1].view.appearance.statesFill },
  ]
}

extension Roles {
  /// Decides the form of each view with a role that has rules for it.
  mutating func decideForms() {
    let all = Rule.forms.rules(for: settings.source, without: omitted)
    func rules(for role: Role) -> [(number: UInt8, element: FormRule)] {
      all.filter { $0.element.roles.contains(role) }
    }
    let (dividers, pictures) = (rules(for: .divider), rules(for: .content))
    let (reduced, controls, texts) = (rules(for: .reduced), rules(for: .control), rules(for: .text))
    for index in decisions.indices {
      let rules: [(number: UInt8, element: FormRule)]
      switch decisions[index].role {
      case .divider: rules = dividers
      case .content, .leaf: rules = pictures
      case .reduced: rules = reduced
      case .control: rules = controls
      case .text: rules = texts
      default: continue
      }
      for rule in rules.indices where rules[rule].element.applies(self, index) {
        decisions[index].form = rules[rule].element.form
        decisions[index].formRule = rules[rule].number
        break
      }
    }
  }

  /// The visible part of the painted frame of a view.
  private func shownRect(_ index: Int) -> Rect {
    let painted = layout.views[index].paintedFrame
    return visible[index].contains(painted) ? painted : painted.intersection(visible[index])
  }

  /// True for a line that is thinner than 2 points, at least 16 points long, and visible over the color behind it.
  ///
  /// The gap between two sections is such a line if it is at most 20 points high and has a color of its own.
  fileprivate func isHairline(_ index: Int) -> Bool {
    let (line, view) = (shownRect(index), layout.views[index].view)
    let thickness = min(line.width, line.height)
    let isGap = view.kind == .view && !isThinLeaf(index) && line.minY > canvas.minY
    guard thickness < Self.thickestHairline || isGap && thickness <= Self.highestGap,
      max(line.width, line.height) >= Self.shortestHairline, !line.isEmpty
    else { return false }
    // A `View` paints only its background, and a `Space` is invisible, so that it is not in a dump.
    let isPlain = layout.source(of: index) == .androidDump && view.className == Self.plainView && !view.isInteractive
    if view.kind == .divider || isPlain && !isGap { return true }
    guard let background = view.appearance.background else { return isGap && view.appearance.isBoxed }
    return background.over(colorBehind(index)).distance(to: colorBehind(index)) >= Self.leastContrast
  }

  /// The thickness below which a divider is a line, and the minimum length of a line, both in points.
  private static let (thickestHairline, shortestHairline) = (2.0, 16.0)
  /// The maximum height of a gap that is a line, in points.
  private static let highestGap = 20.0
  /// The minimum difference of a channel, 0…255, between a line and the color behind it.
  private static let leastContrast = 8

  fileprivate func isRoundAvatar(_ index: Int) -> Bool {
    let (view, rect) = (layout.views[index].view, shownRect(index))
    return view.isAvatar && view.appearance.writtenCornerRadius == nil && rect.size.isNearlySquare
  }

  /// True for a view without a stated corner radius that is narrower than the canvas.
  fileprivate func hasRoundedCorners(_ index: Int) -> Bool {
    layout.views[index].view.appearance.writtenCornerRadius == nil && shownRect(index).width < canvas.width - 1
  }

  fileprivate func isDrawnByCode(_ index: Int) -> Bool {
    switch layout.views[index].view.kind {
    case .media, .unknown: true
    default: false
    }
  }

  /// True for a view of UIKit without content in the document, such as a chart or a map.
  fileprivate func isSlab(_ index: Int) -> Bool { layout.views[index].view.kind == .view || isDrawnByCode(index) }

  /// True for a button of unknown fill from edge to edge of a screen, except at the bottom of a screen of Android, and for
  /// one of those that touch each other.
  fileprivate func isRow(_ index: Int) -> Bool {
    guard isScreen, layout.views[index].view.control == .anyButton else { return false }
    let frame = layout.views[index].frame
    let isAtBottom = settings.controlDesign == .material && frame.maxY > canvas.height - 64
    return !isAtBottom && frame.height <= Sizes.highestTile
      && (frame.width >= Sizes.edgeToEdge * canvas.width || touchesButton(index))
  }

  /// True for a button as wide as the touchable view before or after it, which begins where the other one ends.
  ///
  /// A button of Material Design that is as high as a touch target may have insets.
  private func touchesButton(_ index: Int) -> Bool {
    let frame = layout.views[index].frame
    if settings.controlDesign == .material, frame.height < Self.lowestRow { return false }
    return [layout.sibling(before: index), layout.sibling(after: index)].contains { other in
      guard let other, layout.views[other].view.isInteractive || layout.views[other].view.control == .anyButton else {
        return false
      }
      let next = layout.views[other].frame
      let distance = max(next.minY - frame.maxY, frame.minY - next.maxY)
      return next.minX == frame.minX && next.width == frame.width && abs(distance) <= Sizes.rounding
    }
  }

  /// The minimum height in points of a row of Material Design: `listPreferredItemHeightSmall`, 48 dp, is also that of a touch
  /// target.
  private static let lowestRow = 52.0

  /// True for a button of a dump with a word in a frame of the size of a touch target.
  ///
  /// At the end of an app bar it may be wider: buttons in bars have no fill.
  fileprivate func isTargetOfWord(_ index: Int) -> Bool {
    let placed = layout.views[index]
    guard isScreen, placed.view.control == .anyButton, placed.view.appearance.cornerRadius == .zero,
      (2...10).contains(placed.view.text?.content?.count ?? 0)
    else { return false }
    let frame = placed.frame
    guard (36...Sizes.largestTarget).contains(frame.height) else { return false }
    let isInBar = frame.midY < Self.endOfAppBar && frame.maxX > canvas.maxX - 24
    return frame.width <= (isInBar ? 1.6 : 1.1) * frame.height
  }

  /// True for a button with a title whose frame is too low for a fill.
  fileprivate func isLowButton(_ index: Int) -> Bool {
    let placed = layout.views[index]
    return placed.view.control == .anyButton && placed.frame.height < Sizes.lowestButton && placed.view.text != nil
  }

  /// True for a button of unknown fill, high enough for one, with views in it.
  fileprivate func holdsViewsInButton(_ index: Int) -> Bool {
    let placed = layout.views[index]
    return placed.view.control == .anyButton && !isLeaf(index) && placed.frame.height >= Sizes.lowestButton
      && placed.frame.height <= Sizes.highestTile
  }

  /// The distance in points from the top of a screen to the end of its app bar: a status bar of up to 40 dp, and 64 dp.
  private static let endOfAppBar = 104.0

  /// True for a text field as high as a third of a screen or more.
  fileprivate func isEditor(_ index: Int) -> Bool {
    let isField = [.textField, .underlinedTextField].contains(layout.views[index].view.control)
    return isField && isScreen && 3 * visible[index].height >= max(canvas.height, Self.shortestScreen)
  }

  /// The height in points of the shortest screen of a phone: the canvas of a dialog is as high as the dialog.
  private static let shortestScreen = 480.0
}

extension Appearance {
  /// True if the document states that the view paints its bounds, with a color or an image.
  fileprivate var statesFill: Bool { background != nil || isBoxed && !isHollow }
}

extension PlacedView {
  /// The frame without the insets of the painted area, in points; the frame if nothing would remain.
  package var paintedFrame: Rect {
    guard view.appearance.insets != .zero || view.appearance.picture != nil else { return frame }
    let painted = frame.inset(by: view.appearance.insets)
    let area = painted.isEmpty ? frame : painted
    return view.appearance.picture?.frame(in: area) ?? area
  }
}
