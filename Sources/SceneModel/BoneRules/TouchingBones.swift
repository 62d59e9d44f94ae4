import Geometry
import LayerTree

/// The bones with gaps between touching rectangles of different views, which would otherwise look like one block.
///
/// - Parameters:
///   - bones: the bones, in units of the document.
///   - unit: the number of document units per point.
func separated(_ bones: [Bone], unit: Double) -> [Bone] {
  let order = bones.indices.sorted { (bones[$0].top, $0) < (bones[$1].top, $1) }
  var cuts: [Int: Insets] = [:]
  var steps = Separation.stepsPerBone * (bones.count + 100)
  for (position, first) in order.enumerated() {
    guard case .roundedRect(let one) = bones[first].shape else { continue }
    for second in order[(position + 1)...] {
      steps -= 1
      guard steps > 0, bones[second].top <= one.rect.maxY + Separation.gap * unit else { break }
      guard bones[first].view != bones[second].view, case .roundedRect(let other) = bones[second].shape,
        let side = Separation.side(of: one.rect, towards: other.rect, unit: unit)
      else { continue }
      cuts[first, default: .zero].add(Separation.gap / 2 * unit, at: side)
      cuts[second, default: .zero].add(Separation.gap / 2 * unit, at: side.opposite)
    }
  }
  guard !cuts.isEmpty else { return bones }
  return bones.enumerated().map { index, bone in
    guard let cut = cuts[index], case .roundedRect(let outline) = bone.shape else { return bone }
    var bone = bone
    bone.shape = .roundedRect(RoundedRect(outline.rect.inset(by: cut), radii: outline.radii))
    return bone
  }
}

private enum Separation {
  /// The gap between bones that touch, in points; chosen by eye on grids of photos.
  static let gap = 2.0
  /// The average number of pairs examined per bone; bounds the work for hostile documents.
  static let stepsPerBone = 200
  /// The minimum side of a bone, in points, for a gap; a shorter one would not remain visible.
  private static let shortest = 12.0

  /// The side of the rectangle `one` that the rectangle `other` touches; nil if they overlap or are apart.
  ///
  /// It is also nil if one of them, or their common edge, is too short for a gap. `unit` is the number of document
  /// units per point.
  static func side(of one: Rect, towards other: Rect, unit: Double) -> Side? {
    let common = one.intersection(other)
    let smallest = min(min(one.width, one.height), min(other.width, other.height))
    guard smallest >= shortest * unit else { return nil }
    let tolerance = gap / 2 * unit
    if common.width > shortest * unit {
      if abs(other.minY - one.maxY) < tolerance { return .bottom }
      if abs(one.minY - other.maxY) < tolerance { return .top }
    }
    if common.height > shortest * unit {
      if abs(other.minX - one.maxX) < tolerance { return .right }
      if abs(one.minX - other.maxX) < tolerance { return .left }
    }
    return nil
  }

  enum Side {
    case top, right, bottom, left

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
  /// Sets the inset of a side to a length in units of the document; several bones at one side cut it once.
  fileprivate mutating func add(_ length: Double, at side: Separation.Side) {
    switch side {
    case .top: top = length
    case .right: right = length
    case .bottom: bottom = length
    case .left: left = length
    }
  }
}

extension Bone {
  fileprivate var top: Double { shape.bounds.minY }
}
