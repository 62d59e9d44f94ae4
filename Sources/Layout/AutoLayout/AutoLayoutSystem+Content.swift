import Cassowary
import Geometry
import ViewTree

/// The constraints for content hugging and compression resistance of one text that wraps, and the size in points that
/// they currently contain.
struct AutoLayoutText {
  let item: Int
  /// True if no other constraint determines the width of the text, so that hugging and resistance determine it.
  let isFree: Bool
  let widths: [Constraint.ID]
  let heights: [Constraint.ID]
  var size: Size
  /// The size of the text in points when wrapped to `wrappedWidth` points, cached because wrapping is slow.
  var wrapped = Size.zero
  var wrappedWidth = -1.0
}

extension AutoLayoutSystem {
  /// Adds the constraints for the intrinsic size of a view: content hugging and compression resistance.
  mutating func addContent(of index: Int, _ ambiguity: Ambiguity) throws(SolverError) {
    let item = scene.items[index]
    guard item.holding == .constraints else { return }
    reason = scene.usesDesignSize(of: index) ? .drawnSize(index) : .intrinsicSize(index)
    switch contents[index] {
    case .none: break
    case .size(let width, let height):
      if let width { _ = try addSize(width, of: index, .horizontal) }
      if let height { _ = try addSize(height, of: index, .vertical) }
    case .text(let content):
      // Until the wrapping width is known, a text has one line.
      let natural = content.naturalWidth
      let size = Size(width: natural, height: content.size(in: natural).height)
      let widths = try addSize(size.width, of: index, .horizontal)
      let heights = try addSize(size.height, of: index, .vertical)
      guard content.wraps else { return }
      texts.append(
        AutoLayoutText(
          item: index, isFree: boxes[index].size.horizontal.isOpen(ambiguity), widths: widths,
          heights: heights, size: size))
    }
  }

  private mutating func addSize(_ size: Double, of index: Int, _ axis: Axis) throws(SolverError) -> [Constraint.ID] {
    let item = scene.items[index]
    let expression = boxes[index].size[axis] - size
    var constraints: [Constraint.ID] = []
    if let hugging = Strength(optional: item.hugging[axis]),
      let id = try add(expression, .lessThanOrEqual, hugging)
    {
      constraints.append(id)
    }
    if let resistance = Strength(optional: item.compressionResistance[axis]),
      let id = try add(expression, .greaterThanOrEqual, resistance)
    {
      constraints.append(id)
    }
    return constraints
  }

  /// Sets the heights of wrapping texts to those at their current widths; returns true if a height changed.
  mutating func updateTextHeights() throws(SolverError) -> Bool {
    try updateTexts { _, size, wrapped in size.height = wrapped.height }
  }

  /// Reduces the widths of wrapping texts to those of their widest lines; returns true if a width changed.
  mutating func narrowTexts() throws(SolverError) -> Bool {
    try updateTexts { text, size, wrapped in
      if text.isFree { size.width = min(size.width, wrapped.width) }
    }
  }

  private mutating func updateTexts(
    _ update: (AutoLayoutText, inout Size, _ wrapped: Size) -> Void
  ) throws(SolverError) -> Bool {
    let solution = solution()
    var isChanged = false
    for position in texts.indices {
      let text = texts[position]
      guard case .text(let content) = contents[text.item] else { continue }
      let width = max(0, solution.value(of: boxes[text.item].size.horizontal))
      if text.wrappedWidth != width {
        texts[position].wrapped = content.size(in: width)
        texts[position].wrappedWidth = width
      }
      var size = text.size
      update(text, &size, texts[position].wrapped)
      guard size != text.size else { continue }
      try resize(position, to: size)
      isChanged = true
    }
    return isChanged
  }

  private mutating func resize(_ position: Int, to size: Size) throws(SolverError) {
    let text = texts[position]
    if size.width != text.size.width {
      for constraint in text.widths { try solver.setConstant(-size.width, of: constraint) }
    }
    if size.height != text.size.height {
      for constraint in text.heights { try solver.setConstant(-size.height, of: constraint) }
    }
    texts[position].size = size
  }
}
