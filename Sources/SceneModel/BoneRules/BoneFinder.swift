import Diagnostics
import Geometry
import LayerTree
import ViewTree

/// The result of the search for the bones of a layout.
///
/// Bones and surfaces are in document order; `decisions` has one element for each view of the layout.
struct FoundBones {
  var bones = Bones()
  var decisions: [BoneDecision] = []
  var surfaces: [Surface] = []
  /// True if the search stopped because the layout has more bones than the limit; the result is then incomplete.
  var isCut = false
}

/// Finds the bones of a document's layout: the placeholder shapes that its hints and the rules give to its views.
///
/// It is called once for each scene, by ``composeScene(_:of:options:)``.
///
/// - Parameter limit: the maximum number of bones; with more, the search stops and the result is marked as cut.
/// - Throws: ``InvalidInput`` if the deadline has passed.
func findBones(
  in layout: PlacedViews, of document: ViewDocument, limit: Int, deadline: Deadline = .never
) throws(InvalidInput) -> FoundBones {
  var meter = WorkMeter(deadline)
  var finder = BoneFinder(layout: layout, settings: BoneSettings(document))
  try finder.decide(&meter)
  if document.source != .drawing {
    finder.resolveAlternatives()
    finder.resolveSpinners()
    finder.resolveNamedBars()
    finder.resolveBottomBar()
    finder.resolveCoverings()
    finder.resolveLargeContent()
  }
  finder.sharedFontSizes = finder.commonFontSizes()
  try deadline.check()
  var found = try finder.collect(limit: limit, &meter)
  if found.isCut || document.source == .drawing { return found }
  if !document.source.isPlaceholder, document.addsSideMargins {
    insetFromSides(&found.bones, beside: found.surfaces, of: layout, unit: document.ruleScale)
  }
  if !document.source.isPlaceholder { separate(&found.bones, of: layout, unit: document.ruleScale) }
  ring(&found.bones, unit: document.ruleScale)
  return found
}

/// The properties of a document on which the bone rules depend: source, direction and unit.
struct BoneSettings {
  var direction: LayoutDirection
  var source: Source
  /// The number of document units per point: 1, or more in dumps, whose unit is the pixel.
  var unit: Double
  /// True if the author of the document designed the placeholder itself, so that its sizes and boxes are kept.
  var isPlaceholder: Bool

  init(_ document: ViewDocument) {
    direction = document.direction
    source = document.source
    unit = document.ruleScale
    isPlaceholder = document.source.isPlaceholder
  }
}

/// A computation that finds the views of a layout that become bones, in several passes over all views.
struct BoneFinder {
  let layout: PlacedViews
  let canvas: Rect
  let settings: BoneSettings
  /// The decision about each view of the layout, by the index of the view.
  var decisions: [BoneDecision] = []
  var visible: VisibleFrames
  /// The font sizes in points of texts that share a style, by the index of the view.
  var sharedFontSizes: [Int: Double] = [:]
  /// The opaque color behind the children of each view, by the index of the view.
  private var behind: [Color] = []

  /// The state that a view receives from its parent.
  private struct Inherited {
    /// The index in the layout after the last view that receives the state.
    var end: Int
    /// The part of the canvas outside of which the view is cut off, in units of the document.
    var clip: Rect
    /// The opaque color behind the view, without the view's own background.
    var behind: Color
    /// The rule that an ancestor decided for all of its descendants, which include the view; nil for none.
    var rule: BoneRule?
  }

  init(layout: PlacedViews, settings: BoneSettings) {
    self.layout = layout
    self.settings = settings
    canvas = Rect(origin: .zero, size: layout.size)
    visible = VisibleFrames(of: layout)
  }

  /// The opaque color behind a view, without the view's own background; white for the root.
  ///
  /// - Parameter index: the index of the view in the layout.
  func colorBehind(_ index: Int) -> Color {
    layout.views[index].parent.map { behind[$0] } ?? .white
  }

  // MARK: - First pass: each view by itself

  mutating func decide(_ meter: inout WorkMeter) throws(InvalidInput) {
    decisions.reserveCapacity(layout.views.count)
    behind.reserveCapacity(layout.views.count)
    let background = layout.canvasBackground ?? .white
    // The properties of a view are read in the array: a copy of the view would retain all of them.
    let layout = layout
    var ancestors: [Inherited] = []
    var around = Inherited(end: layout.views.count, clip: canvas, behind: background, rule: nil)
    for index in layout.views.indices {
      try meter.count()
      while index >= around.end, let last = ancestors.popLast() { around = last }
      let frame = layout.views[index].frame
      // The intersection may differ from the frame by a rounding error.
      let shown = around.clip.contains(frame) ? frame : frame.intersection(around.clip)
      visible[index] = isRest(shown, ofCell: index) ? Rect(origin: shown.origin, size: .zero) : shown
      let rule = rule(at: index, around)
      decisions.append(BoneDecision(rule))
      let below = passedOn(at: index, rule, around)
      behind.append(below.behind)
      guard below.end > index + 1 else { continue }
      ancestors.append(around)
      around = below
    }
  }

  private func rule(at index: Int, _ around: Inherited) -> BoneRule {
    let hint = layout.views[index].view.hint
    if let rule = around.rule {
      switch rule {
      case .hint, .unite, .pill: return .united
      case .keep: return hint == .ignore ? .ignore : .keep
      default: return rule
      }
    }
    if hint == .ignore { return .ignore }
    // Views with layer properties may become visible by animation, so the visibility tests do not apply.
    if hint == .keep && !layout.views[index].view.hasPlainLayer { return .keep }
    if layout.views[index].view.isHidden && hint != .bone { return .hidden }
    if layout.views[index].view.appearance.opacity <= 0 { return .transparent }
    if layout.views[index].frame.isEmpty { return .noArea }
    if visible[index].isEmpty || isSliver(index) { return .outside }
    switch hint {
    case .bone: return .hint
    case .keep: return .keep
    case .unite: return .unite
    case .ignore, .auto, nil: return firstRule(for: index)
    }
  }

  /// True if `shown` is the rest of a cell that the lower edge of its list or of the canvas cuts off: less than three
  /// quarters of its height, and the edge crosses one of its leaves.
  ///
  /// An image in its middle would become another shape, such as a half circle. The cell is then treated as outside.
  private func isRest(_ shown: Rect, ofCell index: Int) -> Bool {
    guard !settings.isPlaceholder, layout.views[index].view.isCell else { return false }
    let whole = layout.views[index].frame
    guard shown.minY == whole.minY, shown.minY > 0, shown.height < 0.75 * whole.height else { return false }
    return (index..<layout.views[index].end).contains { leaf in
      let frame = layout.views[leaf].frame
      return layout.views[leaf].end == leaf + 1 && frame.minY < shown.maxY && frame.maxY > shown.maxY
    }
  }

  /// True if the view at `index` in the layout has no children, and its visible rest at the edge of a screen or list is
  /// too small to recognize.
  ///
  /// The rest is less than half of the view and less than 12 points in one direction.
  private func isSliver(_ index: Int) -> Bool {
    guard !settings.isPlaceholder, layout.views[index].end == index + 1 else { return false }
    let (whole, part) = (layout.views[index].frame, visible[index])
    let thinnest = 12 * settings.unit
    return part.width < min(whole.width / 2, thinnest) || part.height < min(whole.height / 2, thinnest)
  }

  /// Decides that the activity rings of a screen give no bones if the screen has other bones.
  ///
  /// A ring shows that content loads, as the placeholder does.
  mutating func resolveSpinners() {
    guard !settings.isPlaceholder else { return }
    let rings = decisions.indices.filter {
      let view = layout.views[$0].view
      return decisions[$0].rule == .control && view.control == .spinner && view.sliderValue == nil
    }
    guard !rings.isEmpty, decisions.count(where: { $0.rule.givesBones }) > rings.count else { return }
    for ring in rings { decisions[ring].rule = .spacer }
  }

  private func passedOn(at index: Int, _ rule: BoneRule, _ around: Inherited) -> Inherited {
    var below = around
    below.end = layout.views[index].end
    if layout.views[index].view.isCell, visible[index].isEmpty { below.clip = visible[index] }
    if layout.views[index].view.clips { below.clip = around.clip.intersection(layout.views[index].frame) }
    if let background = layout.views[index].view.appearance.background { below.behind = background.over(around.behind) }
    switch rule {
    case .ignore, .keep, .hidden, .transparent, .bar, .hint, .pill: below.rule = rule
    // The children of a united view are decided as usual: their bones are then united.
    default: break
    }
    return below
  }
}

extension BoneRule {
  var givesBones: Bool {
    switch self {
    case .text, .control, .icon, .pill, .rows, .content, .leaf, .reduced, .hint, .unite: true
    case .surface, .root, .container, .divider, .spacer, .bar, .empty, .blank, .hidden, .transparent, .noArea,
      .outside, .inside, .onContent, .behind, .backdrop, .united, .ignore, .keep:
      false
    }
  }
}
