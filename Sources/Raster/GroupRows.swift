/// Memory for the rows of groups, one for each depth of nesting.
///
/// Between two groups every pixel of it is transparent: a group clears what it touched when it ends.
struct GroupRows: Sendable {
  /// Row after row, the outermost group's first.
  var pixels: [UInt32] = []
  let width: Int

  init(width: Int) {
    self.width = width
  }

  /// How deeply groups may be nested; their rows take up to 128 MiB, or two rows of the widest canvas.
  var maximumDepth: Int { max(2, min(1 << 10, (1 << 25) / max(1, width))) }

  mutating func makeRoom(forDepth depth: Int) {
    let missing = depth * width - pixels.count
    if missing > 0 { pixels.append(contentsOf: repeatElement(0, count: missing)) }
  }
}
