import Cassowary

/// The optimum by definition: the best point at which as many boundaries meet as there are variables.
///
/// The best point satisfies the required constraints and has the smallest errors in the others, strongest first. The
/// errors are linear between boundaries, so at least one optimum is such a point.
func bruteForceOptimum(_ constraints: [Constraint], variableCount: Int) -> [Double]? {
  let rows = constraints.map { constraint in
    var row = [Double](repeating: 0, count: variableCount)
    for term in constraint.expression.terms { row[term.variable.index(in: variableCount)] += term.coefficient }
    return row
  }
  let ranked = constraints.indices.sorted { constraints[$0].strength > constraints[$1].strength }
  func errors(at point: [Double]) -> [Double] {
    ranked.map { index in
      let value = zip(rows[index], point).reduce(constraints[index].expression.constant) { $0 + $1.0 * $1.1 }
      return switch constraints[index].relation {
      case .equal: abs(value)
      case .lessThanOrEqual: max(value, 0)
      case .greaterThanOrEqual: max(-value, 0)
      }
    }
  }

  var best: (point: [Double], errors: [Double])?
  func visit(_ chosen: [Int], from start: Int) {
    if chosen.count == variableCount {
      let planes = chosen.map { rows[$0] + [-constraints[$0].expression.constant] }
      guard let point = intersection(of: planes) else { return }
      let errors = errors(at: point)
      let isFeasible = zip(ranked, errors).allSatisfy { constraints[$0].strength < .required || $1 < 1e-7 }
      if isFeasible, best.map({ isLess(errors, $0.errors) }) ?? true { best = (point, errors) }
      return
    }
    for index in start..<max(start, constraints.count) { visit(chosen + [index], from: index + 1) }
  }
  visit([], from: 0)
  return best?.point
}

private func isLess(_ left: [Double], _ right: [Double]) -> Bool {
  for (left, right) in zip(left, right) where abs(left - right) > 1e-7 { return left < right }
  return false
}

/// The single point on all hyperplanes, by elimination with the largest pivots; `nil` for none or several.
private func intersection(of equations: [[Double]]) -> [Double]? {
  var rows = equations
  let count = rows.count
  for column in 0..<count {
    guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }) else { return nil }
    guard abs(rows[pivot][column]) > 1e-9 else { return nil }
    rows.swapAt(column, pivot)
    for other in 0..<count where other != column {
      let factor = rows[other][column] / rows[column][column]
      for index in column...count { rows[other][index] -= factor * rows[column][index] }
    }
  }
  return (0..<count).map { rows[$0][count] / rows[$0][$0] }
}

extension Variable {
  /// The index among the variables of a solver with `count` variables.
  func index(in count: Int) -> Int {
    var solver = Solver()
    return (0..<count).first { _ in solver.makeVariable() == self } ?? 0
  }
}
