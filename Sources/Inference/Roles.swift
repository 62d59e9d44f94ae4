package import Diagnostics
package import Geometry
package import ViewTree

/// Infers the roles of the views of a layout.
///
/// - Parameter omitted: the number of a rule that is not applied, so that a test sees its effect; nil for none.
/// - Throws: ``InvalidInput`` if the deadline has passed.
package func inferRoles(
  in layout: PlacedViews, of document: ViewDocument, without omitted: Int?, deadline: Deadline
) throws(InvalidInput) -> Roles {
  var meter = WorkMeter(deadline)
  var roles = Roles(layout: layout, settings: RoleSettings(document), without: omitted)
  try roles.decide(&meter)
  if !roles.settings.isDrawing {
    let rules = Rule.screens.rules(for: document.source, without: omitted)
    roles.resolveSiblings()
    for rule in rules where !rule.element.isLast { roles.apply(rule) }
    roles.resolveCoverings()
    for rule in rules where rule.element.isLast { roles.apply(rule) }
  }
  roles.decideForms()
  try deadline.check()
  return roles
}

/// The properties of a document on which the rules depend: source and direction.
package struct RoleSettings: Sendable {
  package var direction: LayoutDirection
  var source: Source
  /// The platform whose controls give the sizes of controls.
  package var controlDesign: ControlDesign
  /// True if the author of the document designed the placeholder itself, so that its sizes and boxes are kept.
  package var isPlaceholder: Bool
  /// True if every shape of the document is already a placeholder, which the rules must not change.
  package var isDrawing: Bool

  init(_ document: ViewDocument) {
    direction = document.direction
    source = document.source
    controlDesign = document.source.controlDesign
    isPlaceholder = document.source.isPlaceholder
    isDrawing = document.source == .drawing
  }
}

/// The roles of the views of a layout, and the parts of their frames that are visible.
///
/// The rules decide them in several passes over all views. Methods take a view by its index in ``layout``.
package struct Roles: Sendable {
  package let layout: PlacedViews
  package let canvas: Rect
  package let settings: RoleSettings
  /// The decision about each view of the layout, by the index of the view.
  package var decisions: [RoleDecision] = []
  package internal(set) var visible: VisibleFrames
  /// The font sizes in points of texts that share a style, by the index of the view.
  package internal(set) var sharedFontSizes: [Int: Double] = [:]
  /// The opaque color behind the children of each view, by the index of the view.
  private var behind: [Color] = []
  /// The number of the rule that is being applied.
  var current: UInt8 = 0
  /// The number of a rule that is not applied; nil for none.
  let omitted: Int?

  init(layout: PlacedViews, settings: RoleSettings, without omitted: Int?) {
    self.layout = layout
    self.settings = settings
    self.omitted = omitted
    canvas = Rect(origin: .zero, size: layout.size)
    visible = VisibleFrames(of: layout)
  }

  /// The opaque color behind a view, without the view's own background; white for the root.
  package func colorBehind(_ index: Int) -> Color {
    layout.views[index].parent.map { behind[$0] } ?? .white
  }

  /// Gives a view a role, by the rule that is being applied.
  mutating func give(_ role: Role, to index: Int) {
    decisions[index].role = role
    decisions[index].rule = current
  }

  // MARK: - First pass: each view by itself

  mutating func decide(_ meter: inout WorkMeter) throws(InvalidInput) {
    decisions.reserveCapacity(layout.views.count)
    behind.reserveCapacity(layout.views.count)
    let background = layout.canvasBackground ?? .white
    // The properties of a view are read in the array: a copy of the view would retain all of them.
    let layout = layout
    var ancestors: [Surroundings] = []
    var around = Surroundings(end: layout.views.count, clip: canvas, behind: background, decided: nil)
    for index in layout.views.indices {
      try meter.count()
      while index >= around.end, let last = ancestors.popLast() { around = last }
      let frame = layout.views[index].frame
      // The intersection may differ from the frame by a rounding error.
      let shown = around.clip.contains(frame) ? frame : frame.intersection(around.clip)
      let isRest = isRest(shown, ofCell: index)
      visible[index] = isRest ? Rect(origin: shown.origin, size: .zero) : shown
      let decision = fact(at: index, around, isRest: isRest) ?? ViewRuleTable.decision(for: index, in: self)
      decisions.append(decision)
      let below = passedOn(at: index, decision, around)
      behind.append(below.behind)
      guard below.end > index + 1 else { continue }
      ancestors.append(around)
      around = below
    }
  }

  private func passedOn(at index: Int, _ decision: RoleDecision, _ around: Surroundings) -> Surroundings {
    var below = around
    below.end = layout.views[index].end
    if layout.views[index].view.clips { below.clip = around.clip.intersection(layout.views[index].frame) }
    if layout.views[index].view.isCell, visible[index].isEmpty { below.clip = visible[index] }
    if let background = layout.views[index].view.appearance.background { below.behind = background.over(around.behind) }
    switch decision.role {
    case .ignore, .keep, .hidden, .transparent, .bar, .hint, .pill: below.decided = decision
    // The children of a united view are decided as usual: their bones are then united.
    default: break
    }
    return below
  }
}
