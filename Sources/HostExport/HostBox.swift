import Geometry

/// A bone or a list of bones, for frameworks that nest views; in points from the surrounding cell's origin.
indirect enum HostBox {
  case bone(HostBone)
  case list(HostList)
}

/// A list of equal cells, placed one after the other along an axis without gaps.
struct HostList {
  /// The bones and lists in each cell; positions are in points from the cell's origin.
  var boxes: [HostBox]
  var count: Int
  var axis: Axis
  /// The origin of the first cell, in points from the origin of the cell that contains the list.
  var origin: Point
  /// The size of each cell of the list, in points; along the axis it is the distance from each cell to the next.
  var size: Size
  /// The number of lists around this list: 0 for a list that is not inside another one.
  var depth: Int
}

extension HostBox {
  /// The boxes for bones, groups and loops, in the same order.
  ///
  /// A loop becomes a list, or separate bones if a list cannot express it.
  ///
  /// - Parameters:
  ///   - origin: the origin of the cell that contains them, in points of the canvas.
  ///   - depth: the number of lists around them.
  static func boxes(of items: [HostItem], in origin: Point = .zero, depth: Int = 0) -> [HostBox] {
    items.flatMap { item -> [HostBox] in
      switch item {
      case .bone(let bone): [.bone(bone.offset(by: .zero - origin))]
      case .group(let items, _): boxes(of: items, in: origin, depth: depth)
      case .loop(let items, let count, let step, let cell):
        cells(of: items, step: step, cell: cell).map { cells in
          let inner = boxes(of: items, in: cells.frame.origin, depth: depth + 1)
          return [
            .list(
              HostList(
                boxes: inner, count: count, axis: cells.axis, origin: cells.frame.origin - origin,
                size: cells.frame.size, depth: depth))
          ]
        }
          // A list cannot express steps that are oblique, negative or overlapping.
          ?? item.bones.map { .bone($0.offset(by: .zero - origin)) }
      }
    }
  }

  /// The axis of a list and the frame of its first cell, in points of the canvas; nil if no list can express it.
  ///
  /// A list cannot express steps that are oblique or negative, and cells that overlap.
  private static func cells(of items: [HostItem], step: Point, cell: Rect) -> (axis: Axis, frame: Rect)? {
    let axis = step.x == 0 ? Axis.vertical : .horizontal
    let (length, other) = axis == .vertical ? (step.y, step.x) : (step.x, step.y)
    guard length > 0, other == 0 else { return nil }
    guard let hull = items.flatMap(\.bones).map(\.frame).unioned else { return nil }
    let fits = [cell.union(hull), hull].first { $0.size[axis] <= length + HostBone.tolerance }
    guard var box = fits else { return nil }
    box.size[axis] = length
    return (axis, box)
  }
}
