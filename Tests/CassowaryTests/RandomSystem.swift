import Cassowary
import SeededRandom

/// Constraints over a few variables whose optimum is unique.
///
/// No two optional constraints have the same strength, and each variable has one that sets its value. Two optima would
/// have the same error in each constraint, because the mean of two errors of opposite sign is smaller; then they have
/// the same value in each variable, since its error is the distance of the value.
struct RandomSystem {
  var variableCount: Int
  var constraints: [Constraint]

  init(seed: UInt64, variables count: Int, required: Int, others: Int) {
    var random = SplitMix64(seed: seed)
    variableCount = count
    var solver = Solver()
    let variables = (0..<count).map { _ in solver.makeVariable() }
    var strengths = (0..<(others + count)).map { 10.0 + 7 * Double($0) }
    strengths.shuffle(using: &random)

    func expression() -> Expression {
      let terms = variables.shuffled(using: &random).prefix(Int.random(in: 1...min(3, count), using: &random)).map {
        Term($0, Double([-2, -1, -1, 1, 1, 2, 3].randomElement(using: &random) ?? 1))
      }
      return Expression(terms, constant: Double(Int.random(in: -20...20, using: &random)))
    }
    func relation() -> Relation {
      [.lessThanOrEqual, .equal, .greaterThanOrEqual].randomElement(using: &random) ?? .equal
    }

    constraints = (0..<required).map { _ in Constraint(expression(), relation()) }
    for _ in 0..<others {
      constraints.append(Constraint(expression(), relation(), strength: Strength(strengths.removeLast()) ?? .weak))
    }
    for variable in variables {
      let stay = Expression([Term(variable)], constant: Double(Int.random(in: -20...20, using: &random)))
      constraints.append(Constraint(stay, .equal, strength: Strength(strengths.removeLast()) ?? .weak))
    }
    constraints.shuffle(using: &random)
  }

  /// A solver with the variables and no constraints.
  func emptySolver() -> Solver {
    var solver = Solver()
    for _ in 0..<variableCount { _ = solver.makeVariable() }
    return solver
  }

  /// A solver with the constraints of a list that it accepts, in order, and these with their indices in the list.
  func solved(_ list: [Constraint]) throws -> (solver: Solver, taken: [(id: Constraint.ID, constraint: Constraint)]) {
    var solver = emptySolver()
    var taken: [(Constraint.ID, Constraint)] = []
    for constraint in list {
      do {
        taken.append((try solver.add(constraint), constraint))
      } catch SolverError.unsatisfiable {
        continue
      }
    }
    return (solver, taken)
  }
}

extension Solution {
  /// The values of the first variables of a solver.
  func values(of solver: Solver, count: Int) -> [Double] {
    var other = Solver()
    return (0..<count).map { _ in self[other.makeVariable()] }
  }
}

extension Constraint {
  /// The distance of the expression's value from satisfying the constraint, in the unit of the variables; 0 if the
  /// constraint holds.
  func violation(in solution: Solution) -> Double {
    let value = expression.terms.reduce(expression.constant) { $0 + $1.coefficient * solution[$1.variable] }
    return switch relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(value, 0)
    case .greaterThanOrEqual: max(-value, 0)
    }
  }
}
