import Geometry
import LayerTree
import ViewTree

/// The bones with gaps between rectangles of different views that touch or overlap, so that they do not look like one
/// block.
///
/// Two bones that overlap are separated by cutting the one that loses the smaller fraction of its width or height. A
/// bone inside another one is not changed.
///
/// - Parameters:
///   - bones: the bones, in units of the document.
///   - layout: the layout that contains their views.
///   - unit: the number of document units per point.
func separated(_ bones: [Bone], of layout: PlacedViews, unit: Double) -> [Bone] {
  let order = bones.indices.sorted { (bones[$0].top, $0) < (bones[$1].top, $1) }
  var cuts: [Int: Insets] = [:]
  var steps = Separation.stepsPerBone * (bones.count + 100)
  for (position, first) in order.enumerated() {
    guard case .roundedRect(let one) = bones[first].shape else { continue }
    for second in order[(position + 1)...] {
      steps -= 1
      guard steps > 0, bones[second].top <= one.rect.maxY + Separation.gap * unit else { break }
      guard bones[first].view != bones[second].view, case .roundedRect(let other) = bones[second].shape else {
        continue
      }
      if let side = Separation.side(of: one.rect, towards: other.rect, unit: unit) {
        if let text = Separation.textBeside(bones, first, second, at: side, unit: unit) {
          cuts[text, default: .zero].add(Separation.textGap * unit, at: text == first ? side : side.opposite)
          continue
        }
        let shares = Separation.shares(one, other)
        cuts[first, default: .zero].add(shares.one * Separation.gap * unit, at: side)
        cuts[second, default: .zero].add(shares.other * Separation.gap * unit, at: side.opposite)
      } else if let cut = Separation.cut(between: one, other, unit: unit) {
        cuts[cut.isFirst ? first : second, default: .zero].add(cut.depth, at: cut.side)
      }
    }
  }
  guard !cuts.isEmpty else { return bones }
  moveTexts(bones, layout, &cuts)
  return bones.enumerated().map { index, bone in
    guard let cut = cuts[index], case .roundedRect(let outline) = bone.shape else { return bone }
    var bone = bone
    bone.shape = .roundedRect(RoundedRect(outline.rect.inset(by: cut), radii: outline.radii))
    return bone
  }
}

/// Turns the cuts at one end of texts into moves as far as their frames have space at the other end.
///
/// Texts of the same parent that began at the same position move together.
private func moveTexts(_ bones: [Bone], _ layout: PlacedViews, _ cuts: inout [Int: Insets]) {
  struct Column: Hashable {
    var parent: Int?
    var start: Double
  }
  func column(_ index: Int) -> Column {
    Column(parent: layout.views[bones[index].view].parent, start: bones[index].shape.bounds.minX)
  }
  var moved: [Column: Double] = [:]
  for (index, cut) in cuts where bones[index].kind == .text && cut.left > 0 && cut.right == 0 {
    moved[column(index)] = max(moved[column(index)] ?? 0, cut.left)
  }
  if !moved.isEmpty {
    for index in bones.indices where bones[index].kind == .text && cuts[index] == nil {
      if let left = moved[column(index)] { cuts[index] = Insets(top: 0, right: 0, bottom: 0, left: left) }
    }
  }
  for (index, cut) in cuts where bones[index].kind == .text {
    let (bar, frame) = (bones[index].shape.bounds, layout.views[bones[index].view].frame)
    if cut.left > 0, cut.right == 0 {
      cuts[index]?.right = -max(0, min(cut.left, frame.maxX - bar.maxX))
    } else if cut.right > 0, cut.left == 0 {
      cuts[index]?.left = -max(0, min(cut.right, bar.minX - frame.minX))
    }
  }
}

private enum Separation {
  /// The gap between two bones in points; chosen by eye on grids of photos.
  static let gap = 2.0
  /// The maximum number of pairs that are examined for each bone on average; further pairs are not separated.
  ///
  /// It bounds the work for hostile documents.
  static let stepsPerBone = 200
  /// The minimum length in points of the rest of a cut bone; a bone that would be shorter is not cut.
  private static let shortest = 12.0
  /// The minimum length in points of the sides and the common edge of touching bones that are separated.
  ///
  /// It is the bar of a caption: 0.7 times a font of 11 points, the smallest in both platforms' type scales. Shorter
  /// bones are dots and lines, which the gap would deform.
  private static let shortestTouching = 7.0

  /// The gap in points between a picture and a text beside it, whose padding is in its frame: the least spacing of Material
  /// Design's grid and the default of `UIStackView` with `spacingUseSystem`.
  static let textGap = 8.0

  /// The index of the text, of two bones that touch at the left or right, if the other one is a picture and the text has
  /// space for a gap; nil otherwise.
  static func textBeside(_ bones: [Bone], _ first: Int, _ second: Int, at side: Side, unit: Double) -> Int? {
    guard side == .left || side == .right else { return nil }
    let pair = [first, second]
    guard let text = pair.first(where: { bones[$0].kind == .text }),
      pair.contains(where: { bones[$0].kind == .image }), case .roundedRect(let bar) = bones[text].shape
    else { return nil }
    return bar.rect.width >= 4 * textGap * unit ? text : nil
  }

  /// The shares of the gap by which two touching bones become smaller: a half each, but none for a circle or square beside
  /// another shape: an icon keeps its form.
  static func shares(_ one: RoundedRect, _ other: RoundedRect) -> (one: Double, other: Double) {
    if one.isEqualSided == other.isEqualSided { return (0.5, 0.5) }
    return one.isEqualSided ? (0, 1) : (1, 0)
  }

  /// The side of the rectangle `one` at which the rectangle `other` touches it; nil if they overlap or are apart.
  ///
  /// Also nil if a rectangle, or the edge at which they touch, is shorter than ``shortestTouching``.
  ///
  /// - Parameter unit: the number of document units per point.
  static func side(of one: Rect, towards other: Rect, unit: Double) -> Side? {
    let common = one.intersection(other)
    let smallest = min(min(one.width, one.height), min(other.width, other.height))
    guard smallest >= shortestTouching * unit else { return nil }
    let tolerance = gap / 2 * unit
    if common.width > shortestTouching * unit {
      if abs(other.minY - one.maxY) < tolerance { return .bottom }
      if abs(one.minY - other.maxY) < tolerance { return .top }
    }
    if common.height > shortestTouching * unit {
      if abs(other.minX - one.maxX) < tolerance { return .right }
      if abs(one.minX - other.maxX) < tolerance { return .left }
    }
    return nil
  }

  /// The maximum side of an icon in points.
  private static let largestIcon = 56.0
  /// The maximum fraction of a bone's width or height that a cut may remove; deeper overlaps remain.
  private static let largestCut = 0.3

  /// The cut that separates two overlapping bones and removes the smallest fraction of a width or height.
  ///
  /// Nil if they do not overlap, if one contains the other, if one is a circle, or if each cut would remove too much or
  /// leave less than 12 points.
  ///
  /// - Parameter unit: the number of document units per point.
  /// - Returns: `isFirst` is true if `one` is cut and false if `other` is; `side` is the side at which it is cut;
  ///   `depth` is the length that is cut off, in units of the document.
  static func cut(
    between one: RoundedRect, _ other: RoundedRect, unit: Double
  ) -> (isFirst: Bool, side: Side, depth: Double)? {
    let common = one.rect.intersection(other.rect)
    guard common.width > 0, common.height > 0, !one.isCircle, !other.isCircle,
      !one.rect.contains(other.rect), !other.rect.contains(one.rect)
    else { return nil }
    var best: (isFirst: Bool, side: Side, depth: Double)?
    var least = largestCut
    for (isFirst, cut, kept) in [(true, one, other), (false, other, one)] {
      // An icon keeps its form under a badge.
      if cut.isEqualSided, cut.rect.width <= largestIcon * unit, !kept.isEqualSided { continue }
      for side in Side.allCases {
        let (depth, length) = side.overlap(of: kept.rect, into: cut.rect)
        let removed = depth + gap * unit
        guard depth > 0, removed < least * length, length - removed >= shortest * unit else { continue }
        (best, least) = ((isFirst, side, removed), removed / length)
      }
    }
    return best
  }

  enum Side: CaseIterable {
    case top, right, bottom, left

    /// The depth by which `kept` reaches over this side into `cut`, and the length of `cut` in the same direction.
    ///
    /// Both are in units of the document. The depth is 0 or less if `kept` does not reach over the side.
    func overlap(of kept: Rect, into cut: Rect) -> (depth: Double, length: Double) {
      switch self {
      case .top: (kept.maxY - cut.minY, cut.height)
      case .bottom: (cut.maxY - kept.minY, cut.height)
      case .left: (kept.maxX - cut.minX, cut.width)
      case .right: (cut.maxX - kept.minX, cut.width)
      }
    }

    var opposite: Side {
      switch self {
      case .top: .bottom
      case .right: .left
      case .bottom: .top
      case .left: .right
      }
    }
  }
}

extension Insets {
  /// Raises the inset of a side to `length`, which is in the same unit; a longer inset stays.
  ///
  /// So several bones at one side cut it once.
  fileprivate mutating func add(_ length: Double, at side: Separation.Side) {
    switch side {
    case .top: top = max(top, length)
    case .right: right = max(right, length)
    case .bottom: bottom = max(bottom, length)
    case .left: left = max(left, length)
    }
  }
}

extension RoundedRect {
  /// True if the shape is a circle, which a cut would deform: its sides are equal, and its radii are about half a side.
  var isCircle: Bool {
    let side = min(rect.width, rect.height)
    return rect.width == rect.height && radii.topLeft >= 0.49 * side
  }
}

extension Bone {
  fileprivate var top: Double { shape.bounds.minY }
}

extension RoundedRect {
  /// True for a circle or square, as that of an icon.
  fileprivate var isEqualSided: Bool { rect.width == rect.height }
}
