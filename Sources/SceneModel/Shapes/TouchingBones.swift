import Geometry
import LayerTree
import ViewTree

/// Cuts gaps between rectangles of different views that touch or overlap, so that they do not look like one block.
///
/// Two bones that overlap are separated by cutting the one that loses the smaller fraction of its width or height. A
/// bone inside another one is not changed.
func separate(_ bones: inout Bones, of layout: PlacedViews) {
  let tops = bones.shapes.map(\.bounds.minY)
  let order = bones.indices.sorted { (tops[$0], $0) < (tops[$1], $1) }
  var cuts: [Int: Insets] = [:]
  var steps = Separation.stepsPerBone * (bones.count + 100)
  for (position, first) in order.enumerated() {
    guard case .roundedRect(let one) = bones.shapes[first] else { continue }
    for second in order[(position + 1)...] {
      steps -= 1
      guard steps > 0, tops[second] <= one.rect.maxY + Separation.gap else { break }
      guard bones.view(at: first) != bones.view(at: second), case .roundedRect(let other) = bones.shapes[second] else {
        continue
      }
      if let (side, distance) = Separation.side(of: one.rect, towards: other.rect) {
        let gap = Separation.gap(between: bones[first], bones[second], at: side, distance)
        let shares = Separation.shares(
          bones.kind(at: first), one, bones.kind(at: second), other, isWide: gap > Separation.gap)
        cuts[first, default: .zero].add(shares.one * gap, at: side)
        cuts[second, default: .zero].add(shares.other * gap, at: side.opposite)
      } else if let cut = Separation.cut(
        between: (one, bones.kind(at: first)), (other, bones.kind(at: second))),
        // An earlier cut may have separated them.
        !one.cut(by: cuts[first]).rect.intersection(other.cut(by: cuts[second]).rect).isEmpty
      {
        cuts[cut.isFirst ? first : second, default: .zero].add(cut.depth, at: cut.side)
      }
    }
  }
  if cuts.isEmpty { return }
  moveTexts(bones, layout, &cuts)
  for index in bones.indices {
    guard let cut = cuts[index], case .roundedRect(let outline) = bones.shapes[index] else { continue }
    bones.shapes[index] = .roundedRect(outline.cut(by: cut))
  }
}

/// Turns the cuts at one end of texts into moves as far as their frames have space at the other end.
///
/// Texts of the same parent that began at the same position move together.
private func moveTexts(_ bones: Bones, _ layout: PlacedViews, _ cuts: inout [Int: Insets]) {
  struct Column: Hashable {
    var parent: Int?
    var start: Double
  }
  func column(_ index: Int) -> Column {
    Column(parent: layout.views[bones.view(at: index)].parent, start: bones.shapes[index].bounds.minX)
  }
  var moved: [Column: Double] = [:]
  for (index, cut) in cuts where bones.kind(at: index) == .text && cut.left > 0 && cut.right == 0 {
    moved[column(index)] = max(moved[column(index)] ?? 0, cut.left)
  }
  if !moved.isEmpty {
    for index in bones.indices where bones.kind(at: index) == .text && cuts[index] == nil {
      if let left = moved[column(index)] { cuts[index] = Insets(top: 0, right: 0, bottom: 0, left: left) }
    }
  }
  for (index, cut) in cuts where bones.kind(at: index) == .text {
    let (bar, frame) = (bones.shapes[index].bounds, layout.views[bones.view(at: index)].frame)
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

  /// The gap in points between a text and what is beside it, whose padding is in its frame.
  ///
  /// It is the least spacing of Material Design's grid and the default of `UIStackView` with `spacingUseSystem`.
  private static let textGap = 8.0
  /// The maximum fraction of its width that a text loses for the gap to another text or a control.
  private static let largestLoss = 0.12

  /// The length in points that is added between two bones that are close to each other at `side`.
  ///
  /// It makes the distance ``textGap`` beside a text that is long enough, and it is ``gap`` for others that touch.
  static func gap(between one: Bone, _ other: Bone, at side: Side, _ distance: Double) -> Double {
    let least = distance < gap / 2 ? gap : 0
    guard side == .left || side == .right else { return least }
    let texts = [one, other].filter { $0.kind == .text }
    guard let width = texts.map(\.shape.bounds.width).min() else { return least }
    let isBesidePicture = one.kind == .image || other.kind == .image
    let wanted = isBesidePicture && width >= 4 * textGap ? textGap : min(textGap, largestLoss * width)
    return max(least, wanted - distance)
  }

  /// The shares of the gap by which two touching bones become smaller: a half each, or all of it for one of them.
  ///
  /// A circle or square beside another shape keeps its form, as an icon does. Only the text becomes smaller if the gap
  /// is that beside a text.
  static func shares(
    _ kind: ViewKind, _ one: RoundedRect, _ otherKind: ViewKind, _ other: RoundedRect, isWide: Bool
  ) -> (one: Double, other: Double) {
    if isWide, (kind == .text) != (otherKind == .text) { return kind == .text ? (1, 0) : (0, 1) }
    if one.isEqualSided == other.isEqualSided { return (0.5, 0.5) }
    return one.isEqualSided ? (0, 1) : (1, 0)
  }

  /// The side of the rectangle `one` at which the rectangle `other` is close to it, and their distance.
  ///
  /// The distance is in points. Nil if they overlap or are farther apart than ``gap``. Also nil if a
  /// rectangle, or the edge at which they touch, is shorter than ``shortestTouching``.
  ///
  static func side(of one: Rect, towards other: Rect) -> (Side, distance: Double)? {
    let common = one.intersection(other)
    let smallest = min(min(one.width, one.height), min(other.width, other.height))
    guard smallest >= shortestTouching else { return nil }
    var distances: [(side: Side, distance: Double)] = []
    if common.width > shortestTouching {
      distances = [(.bottom, other.minY - one.maxY), (.top, one.minY - other.maxY)]
    }
    if common.height > shortestTouching {
      distances += [(.right, other.minX - one.maxX), (.left, one.minX - other.maxX)]
    }
    return distances.first { (-gap / 2...1.01 * gap).contains($0.distance) }
  }

  /// The maximum side in points of a square that keeps its form: an icon, or a floating button of 56 dp in a dump whose
  /// density is estimated.
  private static let largestIcon = 64.0
  /// The maximum area of an icon at the corner of a picture, as a fraction of the picture's area.
  private static let largestBadge = 0.25
  /// The maximum fraction of a bone's width or height that a cut may remove; deeper overlaps remain.
  private static let largestCut = 0.3
  /// The maximum fraction of its width that a text beside a picture loses: words over a picture are not legible as such.
  private static let largestCutOfText = 0.6
  /// The minimum length in points of the rest of such a text.
  private static let shortestText = 24.0

  /// The cut that separates two overlapping bones and removes the smallest fraction of a width or height.
  ///
  /// Nil if they do not overlap, if one contains the other, if one is a circle, or if each cut would remove too much or
  /// leave less than 12 points.
  ///
  /// - Returns: `isFirst` is true if `one` is cut and false if `other` is; `side` is the side at which it is cut;
  ///   `depth` is the length that is cut off, in points.
  static func cut(
    between first: (shape: RoundedRect, kind: ViewKind), _ second: (shape: RoundedRect, kind: ViewKind)
  ) -> (isFirst: Bool, side: Side, depth: Double)? {
    let (one, other) = (first.shape, second.shape)
    let common = one.rect.intersection(other.rect)
    guard common.width > 0, common.height > 0, !one.isCircle, !other.isCircle,
      !one.rect.contains(other.rect), !other.rect.contains(one.rect)
    else { return nil }
    var best: (isFirst: Bool, side: Side, depth: Double)?
    var least = 1.0
    for (isFirst, cut, kept) in [(true, first, second), (false, second, first)] {
      // A picture keeps its form under an icon at its corner.
      if cut.kind == .image, kept.kind != .text, isAtCorner(kept.shape.rect, of: cut.shape.rect) { continue }
      // A field or a text keeps its size beside a plain view, which is decoration.
      if kept.kind == .view, cut.kind == .control || cut.kind == .text { continue }
      // An icon keeps its form under a badge.
      if cut.shape.isEqualSided, cut.shape.rect.width <= largestIcon, !kept.shape.isEqualSided { continue }
      for side in Side.allCases {
        let isBesidePicture = cut.kind == .text && kept.kind == .image && (side == .left || side == .right)
        let (depth, length) = side.overlap(of: kept.shape.rect, into: cut.shape.rect)
        let removed = depth + (isBesidePicture ? textGap : gap)
        let share = removed / (length * (isBesidePicture ? largestCutOfText : largestCut))
        guard depth > 0, share < least, length - removed >= (isBesidePicture ? shortestText : shortest) else {
          continue
        }
        (best, least) = ((isFirst, side, removed), share)
      }
    }
    return best
  }

  /// True for a small rectangle that reaches to a corner of a large one, or over it.
  private static func isAtCorner(_ small: Rect, of large: Rect) -> Bool {
    let isBeside = small.minX <= large.minX + 1 || small.maxX >= large.maxX - 1
    let isAbove = small.minY <= large.minY + 1 || small.maxY >= large.maxY - 1
    return isBeside && isAbove && small.size.area <= largestBadge * large.size.area
  }

  /// A side of a rectangle, in clockwise order.
  enum Side: Int, CaseIterable {
    case top, right, bottom, left

    /// The depth by which `kept` reaches over this side into `cut`, and the length of `cut` in the same direction.
    ///
    /// Both are in points. The depth is 0 or less if `kept` does not reach over the side.
    func overlap(of kept: Rect, into cut: Rect) -> (depth: Double, length: Double) {
      switch self {
      case .top: (kept.maxY - cut.minY, cut.height)
      case .bottom: (cut.maxY - kept.minY, cut.height)
      case .left: (kept.maxX - cut.minX, cut.width)
      case .right: (cut.maxX - kept.minX, cut.width)
      }
    }

    var opposite: Side { Self.allCases[(rawValue + 2) % 4] }
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
    return isEqualSided && radii.topLeft >= 0.49 * side
  }

  fileprivate func cut(by cuts: Insets?) -> RoundedRect {
    cuts.map { RoundedRect(rect.inset(by: $0), radii: radii) } ?? self
  }

  /// True for a circle or square, as that of an icon.
  ///
  /// Sides that are equal in pixels may differ by a rounding error in points.
  fileprivate var isEqualSided: Bool { abs(rect.width - rect.height) < 1e-6 }
}
