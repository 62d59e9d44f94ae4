import Testing

@testable import Layout

@Suite struct ConstraintSystemTests {
  /// A system of edges, each at least 10 pixels after the edge before it.
  ///
  /// The row of the last edge has one slack per inequality, so that it outgrows the room of a new row several times.
  private func steps(_ count: Int) -> (system: ConstraintSystem, edges: [ConstraintVariable]) {
    var system = ConstraintSystem(AndroidWork())
    let edges = (0...count).map { _ in system.makeVariable(.side) }
    for (edge, next) in zip(edges, edges.dropFirst()) { system.keep(next, above: edge, 10, .required) }
    return (system, edges)
  }

  @Test func `a row with many terms keeps all of them`() {
    var (system, edges) = steps(20)
    for (edge, next) in zip(edges, edges.dropFirst()) { system.equate(next, edge, 10, .low) }
    system.equate(edges[0], to: 5)
    system.minimize()
    #expect(edges.map { system.pixels($0) } == (0...20).map { 5 + 10 * $0 })
    #expect(!system.hasContradiction)
  }

  @Test func `definitions leave the equations and keep their values`() {
    var system = ConstraintSystem(AndroidWork())
    let edges = (0...20).map { _ in system.makeVariable(.side) }
    for (edge, next) in zip(edges, edges.dropFirst()) { system.equate(next, edge, 10, .required) }
    let (free, line) = (system.makeVariable(.side), system.makeVariable(.side))
    system.equate(edges[0], to: 5)
    // The next equation removes the definitions: the edges get their final values.
    system.keep(free, above: line, 7, .required)
    #expect(edges.allSatisfy { system.isFinal($0) })
    #expect(!system.isFinal(free))
    system.equate(free, line, 3, .low)
    system.equate(line, to: 100)
    system.minimize()
    #expect(system.pixels(edges[20]) == 205)
    #expect(system.pixels(free) == 107)
  }

  @Test func `equations that leave the system leave no terms behind`() {
    var system = ConstraintSystem(AndroidWork())
    let edges = (0...20).map { _ in system.makeVariable(.side) }
    system.equate(edges[0], to: 5)
    for (edge, next) in zip(edges, edges.dropFirst()) { system.equate(next, edge, 10, .required) }
    #expect(system.pixels(edges[20]) == 205)
    #expect(system.terms.isEmpty)
  }

  /// The first variable leaves its coefficient to the place that the third one takes.
  @Test(arguments: [ConstraintStrength.none, .low, .required])
  func `an error has the coefficient of its own strength only`(_ strength: ConstraintStrength) {
    var goal = ConstraintGoal()
    goal.addError(0, strength)
    goal.addError(1, .medium)
    goal.substitute([], for: 0)
    goal.addError(2, .medium)
    for (variable, opposite) in [(1, 3), (2, 4)] {
      goal.substitute([ConstraintSystem.Term(variable: opposite, coefficient: -1)], for: variable)
    }
    #expect(goal.count == 2)
    // Both are equal, so that the first one is the candidate.
    #expect(goal.candidate { _ in false } == 3)
  }

  @Test func `a contradiction to a row with many terms is found`() {
    var (system, edges) = steps(20)
    system.equate(edges[0], to: 0)
    system.keep(edges[20], below: edges[0], 150, .required)
    system.minimize()
    #expect(system.hasContradiction)
  }

  /// The members have errors of −4 low, −0.5 medium, 0.25 high and −3 low.
  @Test func `the strongest error decides which variable increases`() {
    var goal = ConstraintGoal()
    let strengths: [ConstraintStrength] = [.low, .medium, .high, .low]
    for (variable, strength) in strengths.enumerated() { goal.addError(variable, strength) }
    for (variable, coefficient) in [Float(-4), -0.5, 0.25, -3].enumerated() {
      goal.substitute([ConstraintSystem.Term(variable: 10 + variable, coefficient: coefficient)], for: variable)
    }
    var order: [ConstraintVariable] = []
    while let next = goal.candidate({ order.contains($0) }) { order.append(next) }
    #expect(order == [11, 10, 13])
  }

  /// Coefficients below 0.0001 are 0, as in `PriorityGoalRow`.
  @Test(arguments: [(-1, 0), (-0.99995, 0), (-1.00005, 0), (-0.9998, 1), (-1.0002, 1)] as [(Float, Int)])
  func `errors that cancel leave the goal`(_ coefficient: Float, _ count: Int) {
    var goal = ConstraintGoal()
    goal.addError(0, .low)
    goal.addError(1, .low)
    goal.substitute([ConstraintSystem.Term(variable: 1, coefficient: coefficient)], for: 0)
    #expect(goal.count == count)
    #expect(goal.isEmpty == (count == 0))
    #expect(goal.contains(1) == (count == 1))
    #expect(!goal.contains(0))
  }
}
