import SeededRandom
import Testing

@testable import Cassowary

@Suite struct AmbiguityTests {
  @Test func `variables that constraints determine are not ambiguous, all others are`() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(Constraint(Expression([Term(x)], constant: -5), .equal))
    _ = try solver.add(Constraint(Expression([Term(y), Term(x, -1)]), .greaterThanOrEqual))
    #expect(!solver.ambiguousVariables()[x])
    #expect(solver.ambiguousVariables()[y])
    #expect(solver.ambiguousVariables()[z])
    _ = try solver.add(Constraint(Expression([Term(y)]), .equal, strength: .weak))
    #expect(!solver.ambiguousVariables()[y])
    #expect(solver.solution()[y] == 5)
  }

  @Test func `a size between two bounds of the same value is decided`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add(Constraint(Expression([Term(x)], constant: -40), .lessThanOrEqual, strength: .weak))
    #expect(solver.ambiguousVariables()[x])
    _ = try solver.add(Constraint(Expression([Term(x)], constant: -40), .greaterThanOrEqual, strength: .strong))
    #expect(!solver.ambiguousVariables()[x])
  }

  /// Constants within ``Tableau/epsilon``, 10⁻⁹, of 0 count as 0.
  @Test(arguments: [(0, false), (1e-9, false), (2e-9, true), (3, true)] as [(Double, Bool)])
  func `a size between two bounds is decided if they are the same but for rounding`(
    _ distance: Double, _ isAmbiguous: Bool
  ) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add(Constraint(Expression([Term(x)], constant: -distance), .lessThanOrEqual, strength: .weak))
    _ = try solver.add(Constraint(Expression([Term(x)]), .greaterThanOrEqual, strength: .strong))
    #expect(solver.ambiguousVariables()[x] == isAmbiguous)
  }

  @Test(arguments: 0..<50)
  func `an added constraint moves ambiguous views only`(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    var solver = Solver()
    let variables = (0..<5).map { _ in solver.makeVariable() }
    for _ in 0..<7 {
      let terms = variables.shuffled(using: &generator).prefix(2).map {
        Term($0, Double(Int.random(in: 1...3, using: &generator)))
      }
      let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      let relation = relations.randomElement(using: &generator) ?? .equal
      let strength = Strength(Double.random(in: 1...999, using: &generator)) ?? .weak
      let constant = Double(Int.random(in: -9...9, using: &generator))
      _ = try solver.add(Constraint(Expression(terms, constant: constant), relation, strength: strength))
    }
    let (before, ambiguity) = (solver.solution(), solver.ambiguousVariables())
    let weakest = try #require(Strength(0.5))
    for variable in variables {
      _ = try solver.add(Constraint(Expression([Term(variable)], constant: -77), .equal, strength: weakest))
    }
    let after = solver.solution()
    for variable in variables where !ambiguity[variable] {
      #expect(abs(before[variable] - after[variable]) < 1e-6)
    }
  }
}
