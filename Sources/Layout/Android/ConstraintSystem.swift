/// The priority of an equation of a `ConstraintLayout`, from the weakest to the strongest; a required equation is never
/// broken.
enum ConstraintStrength: Int, Comparable {
  case none, low, medium, high, highest, equality, barrier, centering, required

  static let count = 9

  static func < (a: ConstraintStrength, b: ConstraintStrength) -> Bool { a.rawValue < b.rawValue }
}

/// The linear system of `ConstraintLayout`: a simplified Cassowary with a goal of nine strengths.
///
/// `androidx.constraintlayout.core.LinearSystem`. Where equations leave several solutions, or contradict each other,
/// the result depends on the order of equations and variables, and on the rule by which pivots are chosen. Both follow
/// the library, because layouts in use rely on the results. Numbers have 32 bits for the same reason.
final class ConstraintSystem {
  enum Kind {
    /// The position of an edge of a widget in pixels, which can be any number.
    case side
    /// The difference in pixels between the two sides of an inequality, at least 0.
    case slack
    /// The amount in pixels by which an equation is broken, at least 0.
    case error
  }

  struct Variable {
    let kind: Kind
    /// The row whose subject is the variable; nil for a variable that is not basic.
    var row: ConstraintRow?
    var isFinal = false
    var value: Float = 0
    /// The number of rows that have a term of the variable.
    var uses = 0
    var isInGoal = false
    /// The rows of the system that may have a term of the variable; may include outdated rows and duplicates.
    var clients: [ConstraintRow] = []
  }

  var variables: [Variable] = []
  var rows: [ConstraintRow] = []
  var goal = ConstraintGoal()
  private var hasNewDefinition = false
  /// The variables added to required equations that could not be solved for one of their own variables.
  ///
  /// A value of 1 or more in the solution is a contradiction.
  private var extras: [ConstraintVariable] = []
  /// The number of the last call of ``optimize(_:)`` that tried to let a variable enter the basis, indexed by the
  /// variable.
  private var rounds: [Int] = []
  private var round = 0
  /// The budget of operations, which ends the solving of contradictory systems.
  private let work: AndroidWork

  /// Creates a system without variables and equations, whose operations are subtracted from a budget.
  init(_ work: AndroidWork) {
    self.work = work
  }

  var isExhausted: Bool { work.isExhausted }

  func makeVariable(_ kind: Kind) -> ConstraintVariable {
    variables.append(Variable(kind: kind))
    rounds.append(0)
    goal.reserve(variables.count)
    return variables.count - 1
  }

  /// Creates the variable for an error of an equation, at least 0 pixels, which the solver minimizes with a strength.
  func makeError(_ strength: ConstraintStrength) -> ConstraintVariable {
    let variable = makeVariable(.error)
    goal.addError(variable, strength)
    variables[variable].isInGoal = true
    return variable
  }

  /// True if the solution breaks a required equation by a pixel or more.
  var hasContradiction: Bool { extras.contains { variables[$0].value >= 1 } }

  func isFinal(_ variable: ConstraintVariable) -> Bool { variables[variable].isFinal }

  /// The value of a variable in the solution, rounded to whole pixels.
  func pixels(_ variable: ConstraintVariable) -> Int { truncated(variables[variable].value + 0.5) }

  // MARK: - Terms

  func put(_ variable: ConstraintVariable, _ coefficient: Float, in row: ConstraintRow) {
    let change = row.set(variable, coefficient)
    variables[variable].uses += change
    if change > 0 { variables[variable].clients.append(row) }
  }

  /// Replaces the term of a variable in `row` by the right side of the row whose subject is the variable.
  private func substitute(_ definition: ConstraintRow, for variable: ConstraintVariable, in row: ConstraintRow) {
    let factor = row.remove(variable)
    guard factor != 0 else { return }
    work.spend(row.variables.count + definition.variables.count + 1)
    variables[variable].uses -= 1
    row.add(definition, times: factor) { added in
      variables[added].uses += 1
      variables[added].clients.append(row)
    } removed: { removed in
      variables[removed].uses -= 1
    }
    row.constant += definition.constant * factor
    noteDefinition(row)
  }

  private func substituteValue(of variable: ConstraintVariable, in row: ConstraintRow) {
    let factor = row.remove(variable)
    guard factor != 0 else { return }
    work.spend(1)
    variables[variable].uses -= 1
    row.constant += variables[variable].value * factor
    noteDefinition(row)
  }

  private func noteDefinition(_ row: ConstraintRow) {
    guard row.subject != nil, row.variables.isEmpty else { return }
    row.isDefinition = true
    hasNewDefinition = true
  }

  /// Sets the permanent value of a variable, and replaces the variable by the value in all rows.
  func setFinal(_ variable: ConstraintVariable, _ value: Float) {
    variables[variable].value = value
    variables[variable].isFinal = true
    variables[variable].row = nil
    let clients = variables[variable].clients
    variables[variable].clients = []
    for row in clients { substituteValue(of: variable, in: row) }
  }

  /// Replaces the subject of a row, in all other rows and in the goal, by the right side of the row.
  private func propagate(_ row: ConstraintRow) {
    guard let subject = row.subject else { return }
    let clients = variables[subject].clients
    variables[subject].clients = []
    for client in clients where client !== row { substitute(row, for: subject, in: client) }
    if variables[subject].isInGoal {
      goal.substitute(row, for: subject) { variables[$0].isInGoal = $1 }
      work.spend(row.variables.count * 9)
    }
  }

  /// Solves a row for one of its variables, which becomes the subject.
  private func pivot(_ row: ConstraintRow, on variable: ConstraintVariable) {
    if let subject = row.subject { put(subject, -1, in: row) }
    let amount = -row.remove(variable)
    variables[variable].uses -= 1
    row.subject = variable
    if amount != 1 { row.divide(by: amount) }
  }

  // MARK: - Rows

  /// Adds an equation to the system: solves it for one of its variables, and replaces that variable in all other
  /// equations.
  ///
  /// If no variable is suitable, the equation gets an extra variable, whose value in the solution is the contradiction
  /// to other equations. An equation that follows from others is left out, and so is every equation after the budget is
  /// used up.
  func add(_ row: ConstraintRow) {
    if isExhausted { return }
    var isAdded = false
    if !row.isDefinition {
      substituteKnown(in: row)
      if row.isEmpty { return }
      if row.constant < 0 { row.invert() }
      if chooseSubject(of: row) {
        isAdded = addWithExtraVariable(row)
      }
      guard let subject = row.subject, variables[subject].kind == .side || row.constant >= 0 else { return }
    }
    if !isAdded { append(row) }
  }

  private func substituteKnown(in row: ConstraintRow) {
    while !isExhausted {
      let known = row.variables.filter { variables[$0].isFinal || variables[$0].row != nil }
      if known.isEmpty { return }
      for variable in known {
        if variables[variable].isFinal {
          substituteValue(of: variable, in: row)
        } else if let definition = variables[variable].row {
          substitute(definition, for: variable, in: row)
        }
      }
    }
  }

  /// Solves a new row for one of its variables, which becomes the subject; returns true if no variable is suitable.
  ///
  /// The row then needs an extra variable as its subject.
  private func chooseSubject(of row: ConstraintRow) -> Bool {
    var side: (variable: ConstraintVariable, amount: Float, isNew: Bool)?
    var other: (variable: ConstraintVariable, amount: Float, isNew: Bool)?
    for (variable, amount) in zip(row.variables, row.coefficients) {
      let isNew = variables[variable].uses <= 1
      if variables[variable].kind == .side {
        if let best = side, best.amount <= amount, best.isNew || !isNew { continue }
        side = (variable, amount, isNew)
      } else if side == nil, amount < 0 {
        if let best = other, best.amount <= amount, best.isNew || !isNew { continue }
        other = (variable, amount, isNew)
      }
    }
    let subject = side?.variable ?? other?.variable
    if let subject { pivot(row, on: subject) }
    if row.variables.isEmpty { row.isDefinition = true }
    return subject == nil
  }

  private func addWithExtraVariable(_ row: ConstraintRow) -> Bool {
    let extra = makeVariable(.slack)
    extras.append(extra)
    row.subject = extra
    let count = rows.count
    append(row)
    guard rows.count == count + 1 else { return false }
    let temporary = ConstraintRow()
    for (variable, amount) in zip(row.variables, row.coefficients) { put(variable, amount, in: temporary) }
    optimize(.row(temporary))
    if variables[extra].row == nil {
      if row.subject == extra, let candidate = candidate(in: row, excluding: extra) { pivot(row, on: candidate) }
      if !row.isDefinition { propagate(row) }
      if let last = rows.popLast(), let subject = last.subject, variables[subject].row === last, last !== row {
        variables[subject].row = nil
      }
    }
    return true
  }

  private func append(_ row: ConstraintRow) {
    guard let subject = row.subject else { return }
    if row.isDefinition {
      setFinal(subject, row.constant)
    } else {
      rows.append(row)
      variables[subject].row = row
      propagate(row)
    }
    while hasNewDefinition {
      hasNewDefinition = false
      let definitions = rows.filter(\.isDefinition)
      guard !definitions.isEmpty else { break }
      rows.removeAll(where: \.isDefinition)
      for definition in definitions {
        if let subject = definition.subject { setFinal(subject, definition.constant) }
      }
    }
  }

  // MARK: - Minimizing

  private enum Objective {
    case goal
    case row(ConstraintRow)
  }

  /// Computes the values of all variables in the solution with the smallest weighted errors.
  func minimize() {
    if !goal.isEmpty {
      makeFeasible()
      optimize(.goal)
    }
    for row in rows { if let subject = row.subject { variables[subject].value = row.constant } }
  }

  private func optimize(_ objective: Objective) {
    round += 1
    var tries = 0
    while tries < 2 * variables.count, !isExhausted {
      tries += 1
      let found: ConstraintVariable? =
        switch objective {
        case .goal: goal.candidate { rounds[$0] == round }
        case .row(let row): candidate(in: row, excluding: nil)
        }
      if case .goal = objective { work.spend(goal.count) }
      guard let candidate = found, rounds[candidate] != round else { return }
      rounds[candidate] = round
      if let row = leavingRow(for: candidate) { exchange(row, candidate) }
    }
  }

  /// The slack or error variable of a row with the least coefficient below 0; nil if there is no such variable.
  ///
  /// - Parameter excluded: a variable that is ignored; nil to ignore the variables that were tried in this round.
  private func candidate(in row: ConstraintRow, excluding excluded: ConstraintVariable?) -> ConstraintVariable? {
    var best: (variable: ConstraintVariable, amount: Float)?
    for (variable, amount) in zip(row.variables, row.coefficients) where amount < (best?.amount ?? 0) {
      if variables[variable].kind == .side || variable == excluded || (excluded == nil && rounds[variable] == round) {
        continue
      }
      best = (variable, amount)
    }
    return best?.variable
  }

  /// Returns the row whose subject is the first to reach 0 while a variable increases; nil if no row limits the
  /// variable.
  private func leavingRow(for candidate: ConstraintVariable) -> ConstraintRow? {
    var least = Float.greatestFiniteMagnitude
    var leaving: ConstraintRow?
    work.spend(rows.count)
    for row in rows where !row.isDefinition {
      guard let subject = row.subject, variables[subject].kind != .side else { continue }
      let amount = row[candidate]
      guard amount < 0 else { continue }
      let value = -row.constant / amount
      if value < least { (least, leaving) = (value, row) }
    }
    return leaving
  }

  private func exchange(_ row: ConstraintRow, _ candidate: ConstraintVariable) {
    if let subject = row.subject { variables[subject].row = nil }
    pivot(row, on: candidate)
    variables[candidate].row = row
    propagate(row)
  }

  /// Exchanges basic variables until no slack or error is below 0; ends earlier after about half as many tries as there
  /// are variables, or when the budget is used up.
  private func makeFeasible() {
    var tries = 0
    while tries <= variables.count / 2, !isExhausted {
      tries += 1
      var found: (row: ConstraintRow, variable: ConstraintVariable)?
      for row in rows where row.constant < 0 && !row.isDefinition {
        guard let subject = row.subject, variables[subject].kind != .side else { continue }
        guard let index = row.coefficients.firstIndex(where: { $0 > 0 }) else { continue }
        found = (row, row.variables[index])
        break
      }
      guard let found else { return }
      exchange(found.row, found.variable)
    }
  }
}
