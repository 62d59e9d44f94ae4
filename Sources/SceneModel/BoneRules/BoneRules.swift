import Geometry
import LayerTree
import ViewTree

/// The bones of a layout in document order, and one decision per view.
struct FoundBones {
  var bones: [Bone]
  var decisions: [BoneDecision]
  /// True when the search stopped at the limit.
  var isCut = false
}

/// Finds the bones: which views become placeholder shapes, by hint or by rule.
///
/// Runs once for each scene, in ``composeScene(_:of:options:)``; the decisions are part of the scene.
///
/// - Parameters:
///   - document: supplies the direction, the factor of lengths in rules, and the largest share of the canvas.
///   - limit: the number of bones after which the search stops.
func findBones(in layout: PlacedViews, of document: ViewDocument, limit: Int) -> FoundBones {
  var finder = BoneFinder(layout: layout, document: document)
  finder.decide()
  finder.resolveCoverings()
  finder.resolveSurfaces()
  return finder.collect(limit: limit)
}

/// The passes over the views.
struct BoneFinder {
  let layout: PlacedViews
  let canvas: Rect
  let direction: LayoutDirection
  let ruleScale: Double
  let largestShare: Double
  /// One per view, in document order.
  var decisions: [BoneDecision] = []
  /// The part of each view's frame that shows.
  private(set) var visible: [Rect] = []
  /// What each view passes on to the views below it.
  private var inherited: [Inherited] = []

  /// What the views around a view decide for it.
  private struct Inherited {
    /// The part of the canvas that may show.
    var clip: Rect
    /// The rule that decided for the whole subtree.
    var rule: BoneRule?
  }

  init(layout: PlacedViews, document: ViewDocument) {
    self.layout = layout
    direction = document.direction
    ruleScale = document.ruleScale
    largestShare = document.largestShare
    canvas = Rect(origin: .zero, size: layout.size)
  }

  // MARK: - First pass: each view by itself

  mutating func decide() {
    decisions.reserveCapacity(layout.views.count)
    visible.reserveCapacity(layout.views.count)
    inherited.reserveCapacity(layout.views.count)
    // A span lends its elements where an array copies them.
    let layout = layout
    let views = layout.views.span
    for index in views.indices {
      let around = views[index].parent.map { inherited[$0] } ?? Inherited(clip: canvas, rule: nil)
      visible.append(views[index].frame.intersection(around.clip))
      let decision = BoneDecision(rule(for: views[index], at: index, around))
      decisions.append(decision)
      inherited.append(passedOn(by: views[index], decision.rule, around))
    }
  }

  private func rule(for placed: PlacedView, at index: Int, _ around: Inherited) -> BoneRule {
    let view = placed.view
    if view.hint == .keep && around.rule == .keep { return .keep }
    if let rule = around.rule { return rule == .hint || rule == .unite ? .united : rule == .keep ? .ignore : rule }
    if view.hint == .ignore { return .ignore }
    // What moves may come to show.
    if view.hint == .keep && !view.hasPlainLayer { return .keep }
    if view.isHidden && view.hint != .bone { return .hidden }
    if view.appearance.opacity <= 0 { return .transparent }
    if placed.frame.isEmpty { return .noArea }
    if visible[index].isEmpty { return .outside }
    switch view.hint {
    case .bone: return .hint
    case .keep: return .keep
    case .unite: return .unite
    case .ignore, .auto, nil: return placed.parent == nil ? .root : ruleByKind(of: index)
    }
  }

  private func ruleByKind(of index: Int) -> BoneRule {
    let placed = layout.views[index]
    let isLeaf = placed.end == index + 1
    switch placed.view.kind {
    case .text: return .text
    case .image, .control, .media, .shape: return .content
    case .divider: return .divider
    case .spacer: return .spacer
    case .bar: return .bar
    case .container: return .container
    case .view:
      guard isLeaf else { return .container }
      if min(placed.frame.width, placed.frame.height) < Self.dividerThickness * ruleScale { return .divider }
      return isHalfTheCanvas(index) ? .empty : .leaf
    case .unknown:
      guard isLeaf else { return .container }
      return isHalfTheCanvas(index) ? .empty : .content
    }
  }

  /// A leaf thinner than so many points is a hairline.
  private static let dividerThickness = 2.0

  private func isHalfTheCanvas(_ index: Int) -> Bool {
    visible[index].size.area >= canvas.size.area / 2
  }

  private func passedOn(by placed: PlacedView, _ rule: BoneRule, _ around: Inherited) -> Inherited {
    var below = around
    if placed.view.clips { below.clip = around.clip.intersection(placed.frame) }
    switch rule {
    case .ignore, .keep, .hidden, .transparent, .bar, .hint: below.rule = rule
    // A united view's children are looked at: their bones are what is united.
    default: break
    }
    return below
  }

  // MARK: - Second pass: bones that cover bones

  /// A bone that wholly contains a later one hides it or is its backdrop.
  mutating func resolveCoverings() {
    let candidates = layout.views.indices.filter { decisions[$0].rule.givesBones }
    var index = ContainmentIndex(candidates.map { visible[$0] }, in: canvas)
    var covered: [(view: Int, rule: BoneRule)] = []
    for (position, outer) in candidates.enumerated() where decisions[outer].rule != .unite {
      let hidesInner = isOpaqueToBones(outer)
      index.forEachContained(in: visible[outer], after: position) { inner in
        let inner = candidates[inner]
        if decisions[inner].rule == .hint && hidesInner { return true }
        if hidesInner {
          covered.append((inner, .inside))
          return true
        }
        covered.append((outer, .backdrop))
        return false
      }
    }
    for (view, rule) in covered where decisions[view].rule != .hint { decisions[view].rule = rule }
  }

  /// True if bones inside this one would only be parts of it.
  private func isOpaqueToBones(_ index: Int) -> Bool {
    let view = layout.views[index].view
    return decisions[index].rule == .hint || view.kind == .text || view.kind == .control
  }

  // MARK: - Last pass: shapes

  /// The bones of the views that kept theirs, in document order.
  func collect(limit: Int) -> FoundBones {
    var found = FoundBones(bones: [], decisions: decisions)
    var index = 0
    while index < layout.views.count {
      let first = found.bones.count
      switch decisions[index].rule {
      case .text: appendLines(of: index, to: &found.bones, limit: limit)
      case .content, .leaf, .hint:
        let shape = shape(of: index)
        found.bones.append(Bone(of: layout.views[index].view, at: index, shape: shape))
      case .surface:
        let shape = Shape.roundedRect(reduced(outline(of: index)))
        found.bones.append(Bone(of: layout.views[index].view, at: index, shape: shape))
      case .unite:
        if let bone = unitedBone(of: index) { found.bones.append(bone) }
        for inner in index + 1..<layout.views[index].end { found.decisions[inner].rule = .united }
        found.decisions[index].bones = first..<found.bones.count
        index = layout.views[index].end
        continue
      default: break
      }
      found.decisions[index].bones = first..<found.bones.count
      if found.bones.count > limit {
        found.isCut = true
        return found
      }
      index += 1
    }
    return found
  }

  /// One bone around all bones of the views below.
  private func unitedBone(of index: Int) -> Bone? {
    let below = index + 1..<layout.views[index].end
    let frames = below.filter { decisions[$0].rule.givesBones }.map { visible[$0] }
    guard let first = frames.first else { return nil }
    let bounds = frames.dropFirst().reduce(first) { $0.union($1) }
    let radii = layout.views[index].view.appearance.cornerRadius.radii(for: bounds.size)
    return Bone(of: layout.views[index].view, at: index, shape: .roundedRect(RoundedRect(bounds, radii: radii)))
  }

  private func shape(of index: Int) -> Shape {
    let placed = layout.views[index]
    guard let path = placed.view.appearance.path else { return .roundedRect(outline(of: index)) }
    return .path(
      path.applying(.translation(x: placed.frame.minX, y: placed.frame.minY)), placed.view.appearance.fillRule)
  }

  /// The visible part of a view's frame with its corner radii.
  private func outline(of index: Int) -> RoundedRect {
    let placed = layout.views[index]
    let radii = placed.view.appearance.cornerRadius.radii(for: placed.frame.size)
    return RoundedRect(placed.frame, radii: radii).clipped(to: visible[index])
  }

  private func appendLines(of index: Int, to bones: inout [Bone], limit: Int) {
    let placed = layout.views[index]
    let lines = TextLineBoxes(placed, in: layout, direction: direction)
    for line in lines.lines(within: visible[index]) {
      guard bones.count <= limit else { return }
      let bar = reduced(lines.bar(line).clipped(to: visible[index]))
      if bar.rect.isEmpty { continue }
      bones.append(Bone(of: placed.view, at: index, line: line, shape: .roundedRect(bar)))
    }
  }
}

extension BoneRule {
  var givesBones: Bool {
    switch self {
    case .text, .content, .leaf, .surface, .hint, .unite: true
    case .root, .container, .divider, .spacer, .bar, .empty, .hidden, .transparent, .noArea, .outside, .inside,
      .backdrop, .united, .ignore, .keep:
      false
    }
  }
}
