import Testing

@testable import Cassowary

/// The numbers and the identifiers that a solver accepts.
@Suite struct SolverInputTests {
  @Test(
    arguments: [
      (.leastNonzeroMagnitude, true), (1, true), (1000, true), (1000.0000000000001, false), (0, false), (-1, false),
      (.nan, false),
      (.infinity, false),
    ] as [(Double, Bool)])
  func `a strength is above 0 and at most 1000`(_ value: Double, _ isValid: Bool) {
    #expect((Strength(value) != nil) == isValid)
    if isValid { #expect(Strength(value)?.value == value) }
  }

  /// 10¹² is the largest magnitude of a coefficient and of a constant.
  @Test(
    arguments: [
      (1e12, -1e12, true), (-1e12, 1e12, true), (1.000001e12, 1, false), (-1.000001e12, 1, false),
      (1, 1.000001e12, false),
      (1, -1.000001e12, false), (.nan, 1, false), (1, .nan, false), (1, .infinity, false),
    ] as [(Double, Double, Bool)])
  func `numbers beyond the limit are rejected`(_ coefficient: Double, _ constant: Double, _ isUsable: Bool) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let constraint = Constraint(Expression([Term(x, coefficient)], constant: constant), .equal)
    if isUsable {
      _ = try solver.add(constraint)
      #expect(solver.solution()[x] == 1)
    } else {
      #expect(throws: SolverError.numberOutOfRange) { try solver.add(constraint) }
      #expect(solver.solution()[x] == 0)
    }
  }

  @Test func `a variable of another solver is unknown`() {
    var (solver, other) = (Solver(), Solver())
    _ = solver.makeVariable()
    _ = other.makeVariable()
    let second = other.makeVariable()
    #expect(throws: SolverError.unknownVariable(second)) {
      try solver.add(Constraint(Expression([Term(second)]), .equal))
    }
    #expect(solver.solution()[second] == 0)
  }

  @Test func `a rejected constraint has no identifier, and a removed one keeps its own`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add(Constraint(Expression([Term(x)], constant: -3), .equal))
    #expect(throws: SolverError.unsatisfiable(conflict: [first])) {
      try solver.add(Constraint(Expression([Term(x)], constant: -4), .equal))
    }
    #expect(solver.solution()[x] == 3)
    try solver.remove(first)
    #expect(solver[first] == nil)
    #expect(throws: SolverError.unknownConstraint(first)) { try solver.remove(first) }
    #expect(throws: SolverError.unknownConstraint(first)) { try solver.setConstant(5, of: first) }
    let second = try solver.add(Constraint(Expression([Term(x)], constant: -4), .equal))
    #expect([first.index, second.index] == [0, 1])
    #expect(first < second)
    #expect(solver.solution()[x] == 4)
  }
}
