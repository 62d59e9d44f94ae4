import Cassowary
import Diagnostics
import Geometry
import Testing
import ViewTree

@testable import Layout

/// Random constraints, most of which contradict each other.
@Suite struct HostileConstraintTests {
  /// Knuth's linear congruential generator of MMIX.
  private struct Generator {
    var state: UInt64

    mutating func draw(below count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }

  private static let anchors = [
    "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX", "centerY",
  ]

  /// Views of 20 points, and constraints between two of them each.
  private static func contents(views: Int, constraints count: Int, seed: UInt64) -> String {
    var generator = Generator(state: seed)
    func anchor() -> String { "v\(generator.draw(below: views)).\(anchors[generator.draw(below: anchors.count)])" }
    let subviews = (0..<views).map { plain("v\($0)", "<rect key=\"frame\" width=\"20\" height=\"20\"/>") }.joined()
    let lines = (0..<count).map { index -> String in
      let relation = ["=", "=", "=", "<=", ">="][generator.draw(below: 5)]
      return "\(anchor()) \(relation) \(anchor()) + \(generator.draw(below: 90) - 45)"
    }
    return "<subviews>\(subviews)</subviews>" + written(lines)
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `constraints at random come to an end, with frames or a warning`(seed: UInt64) throws {
    let solved = try SolvedDocument(Self.contents(views: 24, constraints: 90, seed: seed))
    #expect(solved.frames.count == 25)
    #expect(solved.frames.values.allSatisfy { $0[2] >= 0 && $0[3] >= 0 })
    #expect(!solved.warnings.isEmpty)
  }

  /// Adds variables in increasing distances, each with its own target: each of them moves all before it.
  private static func crowd(_ solver: inout Solver, variables count: Int) throws {
    let variables = (0..<count).map { _ in solver.makeVariable() }
    for (index, variable) in variables.enumerated() {
      let target = Expression([Term(variable)], constant: -100 * Double(index))
      _ = try solver.add(Constraint(target, .equal, strength: .weak))
      for other in variables[..<index] {
        let distance = Expression([Term(variable), Term(other, -1)], constant: -5)
        _ = try solver.add(Constraint(distance, .lessThanOrEqual, strength: .required))
      }
    }
  }

  @Test func `a solver ends when its work is used up`() throws {
    var solver = Solver(SolverWork(limit: 200))
    #expect(throws: SolverError.stalled) { try Self.crowd(&solver, variables: 40) }
    #expect(solver.work.count < 2_000)
  }

  @Test func `a solver ends within a pivot when its work is used up`() throws {
    let count = 100
    var solver = Solver(SolverWork(limit: 20_000))
    let low = solver.makeVariable()
    let chain = (0..<count).map { _ in solver.makeVariable() }
    _ = try solver.add(Constraint(Expression(low), .greaterThanOrEqual))
    for index in 0..<count { _ = try solver.add(Constraint(Expression(low) - Double(index), .lessThanOrEqual)) }
    _ = try solver.add(Constraint(Expression(chain[0]) + 10_000, .equal))
    for (before, after) in zip(chain, chain.dropFirst()) {
      _ = try solver.add(Constraint(Expression(after) - Expression(before) - 1, .greaterThanOrEqual))
    }
    // The only symbol that can enter the basis is in each of the rows, and fills them with all links of the chain.
    #expect(throws: SolverError.stalled) {
      _ = try solver.add(Constraint(Expression(low) - Expression(chain[count - 1]) - 10_100, .greaterThanOrEqual))
    }
    #expect(solver.work.count < 24_000)
  }

  @Test func `a solver ends when its deadline passes`() throws {
    var solver = Solver(SolverWork { _ in false })
    #expect(throws: SolverError.stalled) { try Self.crowd(&solver, variables: 80) }
    #expect(solver.work.count < 400_000)
  }

  @Test func `solving again counts as work`() throws {
    var solver = Solver(SolverWork(limit: 2_000))
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    #expect(throws: SolverError.stalled) {
      for _ in 0..<2_000 {
        let first = try solver.add(Constraint(Expression(left), .equal))
        let second = try solver.add(Constraint(Expression(right) - Expression(left), .equal))
        // The first constraint defines a variable of the second one.
        try solver.remove(first)
        try solver.remove(second)
      }
    }
    #expect(solver.work.count < 4_000)
  }

  /// The work for `count` views whose trailing edge is left of their leading edge.
  private static func work(negativeSizes count: Int) throws -> Int {
    var scene = ConstraintScene(width: 375, height: .exactly(667))
    let location = SourceLocation(offset: 0)
    scene.items = [LayoutItem(element: "view", parent: nil, holding: .root, location: location)]
    for view in 1...count {
      scene.items.append(LayoutItem(element: "view", parent: 0, holding: .constraints, location: location))
      for (attribute, constant) in [(LayoutAttribute.leading, 100.0), (.trailing, 50)] {
        var constraint = LayoutConstraint(.init(.view(view), attribute), owner: 0, location: location)
        (constraint.second, constraint.constant) = (.init(.view(0), .leading), constant)
        scene.constraints.append(constraint)
      }
    }
    var system = try AutoLayoutSystem(
      scene, scene.items.map { IntrinsicSize($0.content, toolbarHeight: 44) }, AutoLayoutSurroundings(scene),
      referenceSizes: scene.items.map { _ in nil }, isRootRequired: false, SolverWork())
    try system.forbidNegativeSizes()
    #expect(system.broken.count == count)
    return system.solver.work.count
  }

  @Test func `the work for negative sizes grows with their number`() throws {
    let works = try [50, 100, 200].map { try Self.work(negativeSizes: $0) }
    #expect(works[1] <= 2 * works[0] + 64 && works[2] <= 2 * works[1] + 64, "\(works)")
  }
}
