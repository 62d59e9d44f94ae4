import Diagnostics
import Geometry
import SceneModel

/// A bone, a group of bones, or a loop over repeated cells, in points of the canvas; the input of code generators.
indirect enum HostItem {
  case bone(HostBone)
  /// The contents of a cell that is not repeated, or not combined into a loop yet; `cell` is its frame in points.
  case group([HostItem], cell: Rect)
  /// A loop over `count` equal cells: the contents and the frame of the first cell, and the vector from each to the
  /// next.
  ///
  /// Lengths are in points of the canvas; `count` is at least 2.
  case loop([HostItem], count: Int, step: Point, cell: Rect)
}

extension HostItem {
  /// The bones of a scene in document order, with equal neighboring cells at equal distances combined into loops.
  ///
  /// - Parameters:
  ///   - isMirrored: true to mirror all positions about the vertical center line of the canvas.
  ///   - work: the counter of bones; from the deadline on, further bones are left out.
  static func items(of scene: Scene, isMirrored: Bool, _ work: SharedWorkMeter) -> [HostItem] {
    let width = scene.size.width
    var lineCounts: [Int: Int] = [:]
    for bone in scene.bones where bone.line != nil { lineCounts[bone.view, default: 0] += 1 }
    var tree = CellTree()
    for bone in scene.bones {
      guard work.allowsMore() else { break }
      var written = HostBone(bone, named: scene.identifier(of: bone), lineCount: lineCounts[bone.view] ?? 1, work)
      var cells = scene.cells(around: bone)
      if isMirrored {
        written = written.mirrored(in: width)
        for index in cells.indices { cells[index].frame = cells[index].frame.mirrored(in: width) }
      }
      tree.append(written, in: cells)
    }
    return tree.finish().flattened
  }

  /// The bones in order, without cells; equal neighbors at equal distances become loops.
  static func items(of bones: [HostBone], areRepeated: (HostBone) -> Bool) -> [HostItem] {
    bones.map { areRepeated($0) ? .group([.bone($0)], cell: $0.frame) : .bone($0) }.merged.flattened
  }

  /// The bones in this bone, group or loop, in order; a loop contributes the bones of all of its cells.
  var bones: [HostBone] {
    switch self {
    case .bone(let bone): [bone]
    case .group(let items, _): items.flatMap(\.bones)
    case .loop(let items, let count, let step, _):
      (0..<count).flatMap { index in
        items.flatMap(\.bones).map { $0.offset(by: step * Double(index)) }
      }
    }
  }

  /// The bones in this bone, group or loop that are written in source code, in order: of a loop the first cell's only.
  var writtenBones: [HostBone] {
    switch self {
    case .bone(let bone): [bone]
    case .group(let items, _), .loop(let items, _, _, _): items.flatMap(\.writtenBones)
    }
  }

  /// The origin of the frame of the first bone in this bone, group or loop, in points of the canvas; nil without bones.
  fileprivate var anchor: Point? {
    switch self {
    case .bone(let bone): bone.frame.origin
    case .group(let items, _), .loop(let items, _, _, _): HostItem.anchor(of: items)
    }
  }

  /// The origin of the frame of the first bone in a list of bones, groups and loops, in points; nil without bones.
  ///
  /// Each element is visited once: `first` of a lazy `compactMap` evaluates it twice, and twice again at each level.
  private static func anchor(of items: [HostItem]) -> Point? {
    for item in items {
      if let anchor = item.anchor { return anchor }
    }
    return nil
  }

  fileprivate func matches(_ other: HostItem, at offset: Point) -> Bool {
    switch (self, other) {
    case (.bone(let one), .bone(let two)): one.matches(two, at: offset)
    case (.group(let one, _), .group(let two, _)): HostItem.match(one, two, at: offset)
    case (.loop(let one, let count, let step, _), .loop(let two, let otherCount, let otherStep, _)):
      count == otherCount && step == otherStep && HostItem.match(one, two, at: offset)
    default: false
    }
  }

  private static func match(_ one: [HostItem], _ two: [HostItem], at offset: Point) -> Bool {
    one.count == two.count && zip(one, two).allSatisfy { $0.matches($1, at: offset) }
  }

  /// The contents of a group; for a bone or a loop, an array of only this bone or loop.
  fileprivate var contents: [HostItem] {
    if case .group(let items, _) = self { items } else { [self] }
  }

  fileprivate var cell: Rect {
    switch self {
    case .bone(let bone): bone.frame
    case .group(_, let cell): cell
    case .loop(_, let count, let step, let cell): cell.union(cell.offset(by: step * Double(count - 1)))
    }
  }
}

extension [HostItem] {
  /// The list with equal neighboring groups at equal distances combined into loops, then equal loops, and so on.
  fileprivate var merged: [HostItem] {
    var items = self
    while true {
      let fewer = items.mergedOnce
      if fewer.count == items.count { return items }
      items = fewer
    }
  }

  private var mergedOnce: [HostItem] {
    var merged: [HostItem] = []
    var index = 0
    while index < count {
      let run = runLength(from: index)
      if run.count > 1 {
        merged.append(.loop(self[index].contents, count: run.count, step: run.step, cell: self[index].cell))
      } else {
        merged.append(self[index])
      }
      index += run.count
    }
    return merged
  }

  /// The number of equal groups or loops from the index `start` on, and the vector from each to the next in points.
  ///
  /// The number is 1, and the vector zero or that to the next one, if the next one is not equal.
  private func runLength(from start: Int) -> (count: Int, step: Point) {
    if case .bone = self[start] { return (1, .zero) }
    guard start + 1 < count, let one = self[start].anchor, let two = self[start + 1].anchor else { return (1, .zero) }
    // Rounded as printed, so that positions of late iterations are exact.
    let step = Point(x: ((two - one).x * 10_000).rounded() / 10_000, y: ((two - one).y * 10_000).rounded() / 10_000)
    guard step != .zero else { return (1, .zero) }
    var length = 1
    while start + length < count, self[start].matches(self[start + length], at: step * Double(length)) { length += 1 }
    return (length, step)
  }

  /// The list with each group replaced by its contents, in loops too.
  fileprivate var flattened: [HostItem] {
    flatMap { item -> [HostItem] in
      switch item {
      case .bone: [item]
      case .group(let items, _): items.flattened
      case .loop(let items, let count, let step, let cell):
        [.loop(items.flattened, count: count, step: step, cell: cell)]
      }
    }
  }
}

/// A collector of bones in document order, which groups them by the cells that contain them.
private struct CellTree {
  private var items: [HostItem] = []
  /// The cells whose bones are being added, from the outermost to the innermost, each with its contents so far.
  private var open: [(cell: Scene.NamedView, items: [HostItem])] = []

  mutating func append(_ bone: HostBone, in cells: [Scene.NamedView]) {
    var common = 0
    while common < open.count, common < cells.count, open[common].cell.index == cells[common].index { common += 1 }
    close(to: common)
    for cell in cells[common...] { open.append((cell, [])) }
    add(.bone(bone))
  }

  mutating func finish() -> [HostItem] {
    close(to: 0)
    return items.merged
  }

  private mutating func close(to depth: Int) {
    while open.count > depth, let last = open.popLast() { add(.group(last.items.merged, cell: last.cell.frame)) }
  }

  private mutating func add(_ item: HostItem) {
    if open.isEmpty { items.append(item) } else { open[open.count - 1].items.append(item) }
  }
}
