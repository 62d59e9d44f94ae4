import Testing

@testable import Cassowary

@Suite struct DeterminingTests {
  @Test func `an inequality determines a value only where it holds as an equation`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let fixed = try solver.add(Constraint(Expression([Term(x)], constant: -5), .equal))
    let above = try solver.add(Constraint(Expression([Term(y), Term(x, -1)]), .greaterThanOrEqual))
    let low = try solver.add(Constraint(Expression([Term(y)]), .equal, strength: .weak))
    #expect(solver.determiningConstraints(of: Expression([Term(x)])) == [fixed])
    #expect(solver.determiningConstraints(of: Expression([Term(y)])) == [fixed, above])
    #expect(solver.determiningConstraints(of: Expression([Term(y), Term(x, -1)])) == [above])
    #expect(solver.determiningConstraints(of: Expression([], constant: 3)).isEmpty)
    try solver.remove(above)
    #expect(solver.determiningConstraints(of: Expression([Term(y)])) == [low])
  }

  @Test(arguments: 0..<200)
  func `the determining constraints alone give the same value, as equations`(seed: Int) throws {
    let system = RandomSystem(seed: UInt64(seed), variables: 5, required: 3, others: 5)
    var (solver, _) = try system.solved(system.constraints)
    let values = solver.solution().values(of: solver, count: system.variableCount)
    var names = Solver()
    for value in values {
      let variable = names.makeVariable()
      let determining = solver.determiningConstraints(of: Expression([Term(variable)]))
      #expect(!determining.isEmpty)
      var alone = system.emptySolver()
      for id in determining {
        let constraint = try #require(solver[id])
        _ = try alone.add(Constraint(constraint.expression, .equal))
      }
      // A weak constraint would change a value that the others leave open.
      let elsewhere = Expression([Term(variable)], constant: -value - 50)
      _ = try alone.add(Constraint(elsewhere, .equal, strength: .weak))
      #expect(abs(alone.solution()[variable] - value) < 1e-6)
    }
  }
}
