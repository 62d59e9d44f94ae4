import Geometry

/// Nested boxes for hosts that nest views: every frame is relative to the enclosing box.
indirect enum HostBox {
  case bone(HostBone)
  /// So many alike boxes of `size`, one after the other from `origin` on.
  case list([HostBox], count: Int, axis: Axis, origin: Point, size: Size, depth: Int)
}

extension HostBox {
  /// - Parameter origin: of the box around, in points of the canvas.
  static func boxes(of items: [HostItem], in origin: Point = .zero, depth: Int = 0) -> [HostBox] {
    items.flatMap { item -> [HostBox] in
      switch item {
      case .bone(let bone): [.bone(bone.offset(by: .zero - origin))]
      case .group(let items, _): boxes(of: items, in: origin, depth: depth)
      case .loop(let items, let count, let step, let cell):
        list(items, count: count, step: step, cell: cell, in: origin, depth: depth)
          // Steps that are oblique, negative or overlapping cannot be expressed by a list.
          ?? item.bones.map { .bone($0.offset(by: .zero - origin)) }
      }
    }
  }

  private static func list(
    _ items: [HostItem], count: Int, step: Point, cell: Rect, in origin: Point, depth: Int
  ) -> [HostBox]? {
    let axis = step.x == 0 ? Axis.vertical : .horizontal
    let (length, other) = axis == .vertical ? (step.y, step.x) : (step.x, step.y)
    guard length > 0, other == 0 else { return nil }
    let frames = items.flatMap(\.bones).map(\.frame)
    guard let first = frames.first else { return nil }
    let hull = frames.dropFirst().reduce(first) { $0.union($1) }
    let fits = [cell.union(hull), hull].first { $0.size[axis] <= length + HostBone.tolerance }
    guard var box = fits else { return nil }
    box.size[axis] = length
    let inner = boxes(of: items, in: box.origin, depth: depth + 1)
    return [.list(inner, count: count, axis: axis, origin: box.origin - origin, size: box.size, depth: depth)]
  }

  /// The name of a box in a list: `cell`, inside it `item`, inside that `part`.
  static func name(atDepth depth: Int) -> String {
    var offset = LoopOffset()
    for _ in 0..<min(depth, 8) { _ = offset.enter(step: .zero) }
    return offset.index
  }
}
