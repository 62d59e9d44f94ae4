/// The result of a comparison: the numbers of coordinates and view trees within a point of the stored ones.
///
/// There are totals, and numbers for each cause of errors.
struct OracleFigures: Sendable {
  private(set) var coordinates = 0
  private(set) var rightCoordinates = 0
  private(set) var trees = 0
  private(set) var rightTrees = 0
  private(set) var causes: [OracleCause: (all: Int, wrong: Int)] = [:]

  mutating func add(_ tree: [OracleCoordinate]) {
    trees += 1
    if tree.allSatisfy(\.isRight) { rightTrees += 1 }
    for coordinate in tree {
      coordinates += 1
      causes[coordinate.cause, default: (0, 0)].all += 1
      if coordinate.isRight { rightCoordinates += 1 } else { causes[coordinate.cause, default: (0, 0)].wrong += 1 }
    }
  }

  /// The fraction of coordinates that are correct, 0…1; 0 without coordinates.
  var coordinateShare: Double { coordinates == 0 ? 0 : Double(rightCoordinates) / Double(coordinates) }
  var treeShare: Double { trees == 0 ? 0 : Double(rightTrees) / Double(trees) }

  /// The totals as a line of text, followed by a line for each cause; the text does not end with a line break.
  var table: String {
    var lines = [
      "\(rightCoordinates) of \(coordinates) coordinates (\(percent(coordinateShare)) %), "
        + "\(rightTrees) of \(trees) trees (\(percent(treeShare)) %) within 1 pt"
    ]
    for cause in OracleCause.allCases {
      guard let count = causes[cause] else { continue }
      let padding = String(repeating: " ", count: max(0, 15 - cause.rawValue.count))
      lines.append("  \(cause.rawValue)\(padding) \(count.wrong) wrong of \(count.all)")
    }
    return lines.joined(separator: "\n")
  }

  private func percent(_ share: Double) -> Double { (share * 1_000).rounded() / 10 }
}
