import Geometry
import ViewTree

/// A fact that decides the role of a view before all rules about what it is: a hint, its visibility or its size.
enum Fact: UInt8, CaseIterable, Sendable {
  case ignored, kept, hidden, transparent, noArea, outside, rest, sliver, hint, unite, united
}

extension Rule {
  /// The rules about the facts, in the order of ``Fact``.
  static let facts = [
    Rule(
      "a view with the hint ignore has no bone", because: "its author excludes it and the views in it",
      shownBy: "native/bones/hint-ignore-silences-a-subtree.xml"),
    Rule(
      "a view with the hint keep is drawn above the overlay", because: "its author shows it while content loads",
      shownBy: "native/bones/hint-keep-draws-above-the-overlay.xml"),
    Rule(
      "a hidden view has no bone", because: "the view, or a view around it, is not shown",
      shownBy: "hxml/what-paints-nothing-gives-no-bone.xml"),
    Rule(
      "a transparent view has no bone", because: "its opacity is 0, or that of a view around it",
      shownBy: "native/bones/hidden-and-transparent-views-give-none.xml"),
    Rule(
      "a view without an area has no bone", because: "its frame is empty",
      shownBy: "native/bones/empty-frame-gives-none.xml"),
    Rule(
      "a view outside the picture has no bone", because: "the canvas or a view around it cuts it off",
      shownBy: "native/bones/outside-the-canvas-gives-none.xml"),
    Rule(
      "the rest of a cell at the lower edge of its list has no bone", for: .screens,
      because: "an image that is cut in its middle would become another shape, such as a half circle",
      shownBy: "rules/hidden/rest-of-a-cell-is-left-out.xml"),
    Rule(
      "a sliver of a view at an edge has no bone", for: .screens,
      because: "less than half of it and less than 12 points are too small to recognize",
      shownBy: "dumps/uiautomator-lists-and-cells.xml"),
    Rule(
      "a view with the hint bone is one bone", because: "its author unites it and the views in it",
      shownBy: "native/bones/hint-bone-makes-one-of-a-container.xml"),
    Rule(
      "a view with the hint unite has one bone around the bones in it", because: "its author unites them",
      shownBy: "native/bones/hint-unite-makes-one-bone-around-all-inside.xml"),
    Rule(
      "a view in a united one has no bone of its own", because: "it is a part of the bone around it",
      shownBy: "native/bones/hint-bone-makes-one-of-a-container.xml"),
  ]
}

/// The state that a view receives from its parent.
struct Surroundings {
  /// The index in the layout after the last view that receives the state.
  var end: Int
  /// The part of the canvas outside of which the view is cut off.
  var clip: Rect
  /// The opaque color behind the view, without the view's own background.
  var behind: Color
  /// The decision about an ancestor that holds for all of its descendants, which include the view; nil for none.
  var decided: RoleDecision?
}

extension Roles {
  /// The decision that follows from the surroundings and the facts of a view; nil if rules decide.
  func fact(at index: Int, _ around: Surroundings, isRest: Bool) -> RoleDecision? {
    let hint = layout.views[index].view.hint
    if let decided = around.decided {
      switch decided.role {
      case .hint, .unite, .pill: return decision(.united, .united)
      case .keep: return hint == .ignore ? decision(.ignore, .ignored) : decided
      default: return decided
      }
    }
    if hint == .ignore { return decision(.ignore, .ignored) }
    // Views with layer properties may become visible by animation, so the visibility tests do not apply.
    if hint == .keep && !layout.views[index].view.hasPlainLayer { return decision(.keep, .kept) }
    if layout.views[index].view.isHidden && hint != .bone { return decision(.hidden, .hidden) }
    if layout.views[index].view.appearance.opacity <= 0 { return decision(.transparent, .transparent) }
    if layout.views[index].frame.isEmpty { return decision(.noArea, .noArea) }
    if visible[index].isEmpty { return decision(.outside, isRest ? .rest : .outside) }
    if isSliver(index) { return decision(.outside, .sliver) }
    switch hint {
    case .bone: return decision(.hint, .hint)
    case .keep: return decision(.keep, .kept)
    // There is nothing to unite in a leaf.
    case .unite: return layout.views[index].end > index + 1 ? decision(.unite, .unite) : decision(.hint, .hint)
    case .ignore, .auto, nil: return nil
    }
  }

  private func decision(_ role: Role, _ fact: Fact) -> RoleDecision { RoleDecision(role, by: fact.rawValue) }

  /// True if `shown` is the rest of a cell that the lower edge of its list or of the canvas cuts off: less than three
  /// quarters of its height, and the edge crosses one of its leaves.
  ///
  /// The cell is then treated as outside.
  func isRest(_ shown: Rect, ofCell index: Int) -> Bool {
    guard !settings.isPlaceholder, layout.views[index].view.isCell, omitted != Int(Fact.rest.rawValue) else {
      return false
    }
    let whole = layout.views[index].frame
    guard shown.minY == whole.minY, shown.minY > 0, shown.height < 0.75 * whole.height else { return false }
    return (index..<layout.views[index].end).contains { leaf in
      let frame = layout.views[leaf].frame
      return layout.views[leaf].end == leaf + 1 && frame.minY < shown.maxY && frame.maxY > shown.maxY
    }
  }

  /// True if a view has no children, and its visible rest, at the edge of a screen or list or beside an opaque view, is
  /// too small to recognize.
  ///
  /// The rest is less than half of the view and less than 12 points in one direction.
  func isSliver(_ index: Int) -> Bool {
    guard !settings.isPlaceholder, layout.views[index].end == index + 1, omitted != Int(Fact.sliver.rawValue) else {
      return false
    }
    let (whole, part) = (layout.views[index].frame, visible[index])
    let thinnest = 12.0
    return part.width < min(whole.width / 2, thinnest) || part.height < min(whole.height / 2, thinnest)
  }
}
