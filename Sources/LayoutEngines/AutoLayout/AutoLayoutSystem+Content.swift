import Cassowary
import Geometry
import ViewTree

/// The constraints that say how high a text is.
struct AutoLayoutText {
  let item: Int
  let constraints: [Constraint.ID]
  var height: Double
}

extension AutoLayoutSystem {
  /// Content hugging and compression resistance.
  mutating func addContent(of index: Int) throws(SolverError) {
    let item = scene.items[index]
    guard item.holding == .constraints else { return }
    switch item.content {
    case .none: break
    case .size(let width, let height):
      if let width { _ = try addSize(width, of: index, .horizontal) }
      if let height { _ = try addSize(height, of: index, .vertical) }
    case .text(let content):
      let width = content.naturalWidth
      _ = try addSize(width, of: index, .horizontal)
      let height = content.height(in: width)
      let constraints = try addSize(height, of: index, .vertical)
      if content.wraps { texts.append(AutoLayoutText(item: index, constraints: constraints, height: height)) }
    }
  }

  private mutating func addSize(_ size: Double, of index: Int, _ axis: Axis) throws(SolverError) -> [Constraint.ID] {
    let item = scene.items[index]
    let expression = boxes[index].size(axis) - size
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

  /// Gives texts the height that they take in the width that they have; whether any changed.
  mutating func updateTexts() throws(SolverError) -> Bool {
    let solution = solver.solution()
    var isChanged = false
    for (position, text) in texts.enumerated() {
      guard case .text(let content) = scene.items[text.item].content else { continue }
      let height = content.height(in: max(0, solution.value(of: boxes[text.item].width)))
      guard height != text.height else { continue }
      for constraint in text.constraints { try solver.setConstant(-height, of: constraint) }
      texts[position].height = height
      isChanged = true
    }
    return isChanged
  }
}
