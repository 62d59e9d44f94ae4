import Cassowary
import SeededRandom
import Testing

/// The properties of all systems, tested on random ones whose optimum is unique.
@Suite struct SolverLawTests {
  @Test(arguments: seeds(400))
  func `the strongest constraints are missed least, as by brute force`(seed: UInt64) throws {
    let count = 1 + Int(seed % 3)
    let system = RandomSystem(seed: seed, variables: count, required: Int(seed % 5), others: Int(seed % 4) + 2)
    let (solver, taken) = try system.solved(system.constraints)
    let expected = try #require(bruteForceOptimum(taken.map(\.constraint), variableCount: count))
    expectClose(solver.solution().values(of: solver, count: count), expected)
  }

  @Test(arguments: seeds(100))
  func `every required constraint holds`(seed: UInt64) throws {
    let system = RandomSystem(seed: seed, variables: 30, required: 40, others: 40)
    let (solver, taken) = try system.solved(system.constraints)
    let solution = solver.solution()
    for (_, constraint) in taken where constraint.strength == .required {
      #expect(constraint.violation(in: solution) <= 1e-8)
    }
  }

  @Test(arguments: seeds(100))
  func `the order of adding and removing does not matter`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let system = RandomSystem(seed: seed, variables: 12, required: 10, others: 25)
    let (solver, taken) = try system.solved(system.constraints)
    let expected = solver.solution().values(of: solver, count: 12)

    let (shuffled, all) = try system.solved(taken.map(\.constraint).shuffled(using: &random))
    #expect(all.count == taken.count)
    expectClose(shuffled.solution().values(of: shuffled, count: 12), expected)

    // The same number of other constraints is added in between and removed again.
    var extended = system.emptySolver()
    let others = RandomSystem(seed: seed + 1000, variables: 12, required: 0, others: 15).constraints
    var queue = taken.map { ($0.constraint, true) } + others.map { ($0, false) }
    queue.shuffle(using: &random)
    var passing: [Constraint.ID] = []
    for (constraint, stays) in queue {
      let id = try extended.add(constraint)
      if !stays { passing.append(id) }
      if Bool.random(using: &random), let id = passing.popLast() { try extended.remove(id) }
    }
    for id in passing.shuffled(using: &random) { try extended.remove(id) }
    expectClose(extended.solution().values(of: extended, count: 12), expected)
  }

  @Test(arguments: seeds(100))
  func `the constraints that remain after removals have the solution that they have alone`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let system = RandomSystem(seed: seed, variables: 10, required: 15, others: 15)
    var (solver, taken) = try system.solved(system.constraints)
    // The last constraint of a variable is kept, otherwise its value would be undetermined.
    let removed = taken.filter { !$0.constraint.isStay }.shuffled(using: &random).prefix(10)
    for (id, _) in removed { try solver.remove(id) }
    taken.removeAll { entry in removed.contains { $0.id == entry.id } }
    let (alone, all) = try system.solved(taken.map(\.constraint))
    #expect(all.count == taken.count)
    expectClose(
      solver.solution().values(of: solver, count: 10), alone.solution().values(of: alone, count: 10))
  }

  @Test(arguments: seeds(100))
  func `a sequence of changed constants ends where solving afresh does`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let system = RandomSystem(seed: seed, variables: 10, required: 10, others: 15)
    var (solver, taken) = try system.solved(system.constraints)
    var scratch = Solver()
    let variables = (0..<10).map { _ in scratch.makeVariable() }
    let edited = Array(variables.shuffled(using: &random).prefix(3))
    func stay(_ variable: Variable, at value: Double, _ strength: Double) throws -> Constraint {
      try Constraint(Expression([Term(variable)], constant: -value), .equal, strength: #require(Strength(strength)))
    }
    let stays = try zip(edited, [900.5, 901, 3]).map { try solver.add(stay($0, at: 5, $1)) }
    for step in 0..<10 {
      let values = edited.map { _ in Double(Int.random(in: -50...50, using: &random)) }
      for (id, value) in zip(stays, values) { try solver.setConstant(-value, of: id) }
      if step == 5, let id = taken.first(where: { $0.constraint.isStay })?.id {
        try solver.setConstant(3, of: id)
        taken = taken.map { ($0.id, $0.id == id ? solver[id] ?? $0.constraint : $0.constraint) }
      }
      var (afresh, _) = try system.solved(taken.map(\.constraint))
      for ((variable, strength), value) in zip(zip(edited, [900.5, 901, 3]), values) {
        _ = try afresh.add(stay(variable, at: value, strength))
      }
      expectClose(
        solver.solution().values(of: solver, count: 10), afresh.solution().values(of: afresh, count: 10))
    }
    for stay in stays { try solver.remove(stay) }
    let (without, _) = try system.solved(taken.map(\.constraint))
    expectClose(
      solver.solution().values(of: solver, count: 10), without.solution().values(of: without, count: 10))
  }

  @Test func `the constant of a required constraint changes, unless that contradicts the others`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add(Constraint(Expression([Term(x)], constant: -10), .lessThanOrEqual, strength: .required))
    let id = try solver.add(Constraint(Expression([Term(x)], constant: -5), .equal, strength: .required))
    try solver.setConstant(-8, of: id)
    #expect(solver.solution().values(of: solver, count: 1) == [8])
    #expect(throws: SolverError.self) { try solver.setConstant(-12, of: id) }
    #expect(solver.solution().values(of: solver, count: 1) == [8])
    #expect(solver[id]?.expression.constant == -8)
  }

  /// x stays at 9 if it can; y is at least 7 more, which is stronger, and else as small as possible.
  @Test func `a constraint refers to the constants that were changed before`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    func constraint(_ terms: [Term], _ constant: Double, _ relation: Relation, _ strength: Double) throws -> Constraint
    {
      try Constraint(Expression(terms, constant: constant), relation, strength: #require(Strength(strength)))
    }
    func values() -> [Double] { solver.solution().values(of: solver, count: 2) }
    let stay = try solver.add(constraint([Term(x)], -5, .equal, 500))
    let distance = try solver.add(constraint([Term(y), Term(x, -1)], -2, .greaterThanOrEqual, 600))
    let limit = try solver.add(constraint([Term(y), Term(x, 2)], -99, .lessThanOrEqual, 700))
    _ = try solver.add(constraint([Term(y)], -1, .equal, 100))
    expectClose(values(), [5, 7])
    try solver.setConstant(-9, of: stay)
    try solver.setConstant(-7, of: distance)
    expectClose(values(), [9, 16])
    let first = try solver.add(constraint([Term(x)], -7, .lessThanOrEqual, 1_000))
    expectClose(values(), [7, 14])
    let second = try solver.add(constraint([Term(y)], -10, .lessThanOrEqual, 1_000))
    expectClose(values(), [3, 10])
    try solver.remove(first)
    try solver.remove(second)
    expectClose(values(), [9, 16])
    try solver.setConstant(-31, of: limit)
    expectClose(values(), [8, 15])
    _ = try solver.add(constraint([Term(x)], -12, .greaterThanOrEqual, 1_000))
    expectClose(values(), [12, 7])
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the same calls give the same bits`(seed: UInt64) throws {
    let system = RandomSystem(seed: seed, variables: 20, required: 20, others: 30)
    let first = try system.solved(system.constraints).solver.solution()
    #expect(try system.solved(system.constraints).solver.solution() == first)
  }
}

extension Constraint {
  /// True if the constraint sets a single variable to a value.
  var isStay: Bool { relation == .equal && strength < .required && expression.terms.count == 1 }
}

/// Expects equal values within rounding errors.
func expectClose(_ values: [Double], _ expected: [Double], sourceLocation: SourceLocation = #_sourceLocation) {
  let isClose = values.count == expected.count && zip(values, expected).allSatisfy { abs($0 - $1) <= 1e-6 }
  #expect(isClose, "\(values) is not \(expected)", sourceLocation: sourceLocation)
}
