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
///
/// A value without objects and with one array for all terms: reference counts and checks of exclusive access would take
/// most of the time of the small rows.
struct ConstraintSystem {
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
    var isFinal = false
    var value: Float = 0
    /// The row whose subject is the variable; nil for a variable that is not basic.
    @CompactIndex var row: ConstraintRow?
    /// The number of rows that have a term of the variable.
    var uses: Int32 = 0
    /// The index in `clients` of the first element of a list: all rows that have a term of the variable.
    ///
    /// The list may include outdated rows and duplicates.
    @CompactIndex var firstClient: Int?
    @CompactIndex var lastClient: Int?
    /// The number of the last call of ``optimize(_:)`` that tried to let the variable enter the basis.
    var round: Int32 = 0
  }

  var variables: [Variable] = []
  /// All rows, including those that were left out or removed.
  var rows: [Row] = []
  /// The terms of all rows.
  var terms: [Term] = []
  /// The terms of the last sum of two rows.
  var merged: [Term] = []
  /// The elements of the lists of rows of all variables; unused elements are in the list of `freeClient`.
  var clients: [Client] = []
  var freeClient: Int?
  /// The equations of the system in order; includes removed rows, whose ``Row/entries`` is 0.
  private var equations: [ConstraintRow] = []
  /// The number of elements of `equations` without the removed rows.
  private var equationCount = 0
  private var goal = ConstraintGoal()
  /// The rows that have become definitions since the last call of ``removeDefinitions()``.
  private var newDefinitions: [ConstraintRow] = []
  /// The variables of a new row that have a value or a row.
  private var known: [ConstraintVariable] = []
  /// The variables added to required equations that could not be solved for one of their own variables.
  ///
  /// A value of 1 or more in the solution is a contradiction.
  private var extras: [ConstraintVariable] = []
  private var round: Int32 = 0
  /// The budget of operations, which ends the solving of contradictory systems.
  private let work: AndroidWork

  /// Creates a system without variables and equations, whose operations are subtracted from a budget.
  ///
  /// - Parameter capacity: the expected number of variables.
  init(_ work: AndroidWork, capacity: Int = 0) {
    self.work = work
    variables.reserveCapacity(capacity)
  }

  var isExhausted: Bool { work.isExhausted }

  mutating func makeVariable(_ kind: Kind) -> ConstraintVariable {
    variables.append(Variable(kind: kind))
    return variables.count - 1
  }

  /// Creates the variable for an error of an equation, at least 0 pixels, which the solver minimizes with a strength.
  mutating func makeError(_ strength: ConstraintStrength) -> ConstraintVariable {
    let variable = makeVariable(.error)
    goal.addError(variable, strength)
    return variable
  }

  /// True if the solution breaks a required equation by a pixel or more.
  var hasContradiction: Bool { extras.contains { variables[$0].value >= 1 } }

  func isFinal(_ variable: ConstraintVariable) -> Bool { variables[variable].isFinal }

  /// The value of a variable in the solution, rounded to whole pixels.
  func pixels(_ variable: ConstraintVariable) -> Int { truncated(variables[variable].value + 0.5) }

  // MARK: - Terms

  /// Replaces the term of a variable in `row` by the right side of the row whose subject is the variable.
  private mutating func substitute(
    _ definition: ConstraintRow, for variable: ConstraintVariable, in row: ConstraintRow
  ) {
    let factor = remove(variable, from: row)
    guard factor != 0 else { return }
    work.spend(rows[row].count + rows[definition].count + 1)
    variables[variable].uses -= 1
    addTerms(of: definition, times: factor, to: row)
    rows[row].constant += rows[definition].constant * factor
    noteDefinition(row)
  }

  private mutating func substituteValue(of variable: ConstraintVariable, in row: ConstraintRow) {
    let factor = remove(variable, from: row)
    guard factor != 0 else { return }
    work.spend(1)
    variables[variable].uses -= 1
    rows[row].constant += variables[variable].value * factor
    noteDefinition(row)
  }

  private mutating func noteDefinition(_ row: ConstraintRow) {
    guard rows[row].subject != nil, rows[row].count == 0 else { return }
    rows[row].isDefinition = true
    newDefinitions.append(row)
  }

  /// Sets the permanent value of a variable, and replaces the variable by the value in all rows.
  mutating func setFinal(_ variable: ConstraintVariable, _ value: Float) {
    variables[variable].value = value
    variables[variable].isFinal = true
    variables[variable].row = nil
    var next = takeClients(of: variable)
    while let client = next {
      substituteValue(of: variable, in: clients[client].row)
      next = nextClient(after: client)
    }
  }

  /// Replaces the subject of a row, in all other rows and in the goal, by the right side of the row.
  private mutating func propagate(_ row: ConstraintRow) {
    guard let subject = rows[row].subject else { return }
    var next = takeClients(of: subject)
    while let client = next {
      if clients[client].row != row { substitute(row, for: subject, in: clients[client].row) }
      next = nextClient(after: client)
    }
    if goal.contains(subject) {
      goal.substitute(terms[range(of: row)], for: subject)
      work.spend(rows[row].count * 9)
    }
  }

  /// Solves a row for one of its variables, which becomes the subject.
  private mutating func pivot(_ row: ConstraintRow, on variable: ConstraintVariable) {
    if let subject = rows[row].subject { put(subject, -1, in: row) }
    let amount = -remove(variable, from: row)
    variables[variable].uses -= 1
    rows[row].subject = variable
    if amount != 1 { divide(row, by: amount) }
  }

  // MARK: - Rows

  /// Adds a new row as an equation: solves it for one of its variables, and replaces that variable in all other
  /// equations.
  ///
  /// If no variable is suitable, the equation gets an extra variable, whose value in the solution is the contradiction
  /// to other equations. An equation that follows from others is left out, and so is every equation after the budget is
  /// used up.
  mutating func add(_ row: ConstraintRow) {
    if isExhausted { return }
    substituteKnown(in: row)
    if rows[row].isEmpty { return release(row) }
    if rows[row].constant < 0 { invert(row) }
    if chooseSubject(of: row), addWithExtraVariable(row) { return }
    guard let subject = rows[row].subject, variables[subject].kind == .side || rows[row].constant >= 0 else { return }
    append(row)
  }

  private mutating func substituteKnown(in row: ConstraintRow) {
    while !isExhausted {
      known.removeAll(keepingCapacity: true)
      for index in range(of: row) {
        let variable = terms[index].variable
        if variables[variable].isFinal || variables[variable].row != nil { known.append(variable) }
      }
      if known.isEmpty { return }
      for index in known.indices {
        let variable = known[index]
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
  private mutating func chooseSubject(of row: ConstraintRow) -> Bool {
    var side: (variable: ConstraintVariable, amount: Float, isNew: Bool)?
    var other: (variable: ConstraintVariable, amount: Float, isNew: Bool)?
    for index in range(of: row) {
      let (variable, amount) = (terms[index].variable, terms[index].coefficient)
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
    if rows[row].count == 0 { rows[row].isDefinition = true }
    return subject == nil
  }

  private mutating func addWithExtraVariable(_ row: ConstraintRow) -> Bool {
    let extra = makeVariable(.slack)
    extras.append(extra)
    rows[row].subject = extra
    let count = equationCount
    append(row)
    guard equationCount == count + 1 else { return false }
    let temporary = makeRow()
    for index in range(of: row) { put(terms[index].variable, terms[index].coefficient, in: temporary) }
    optimize(.row(temporary))
    if variables[extra].row == nil {
      if rows[row].subject == extra, let candidate = candidate(in: row, excluding: extra) { pivot(row, on: candidate) }
      if !rows[row].isDefinition { propagate(row) }
      equations.removeLast()
      equationCount -= 1
      rows[row].entries -= 1
    }
    return true
  }

  private mutating func append(_ row: ConstraintRow) {
    guard let subject = rows[row].subject else { return }
    if rows[row].isDefinition {
      setFinal(subject, rows[row].constant)
      release(row)
    } else {
      equations.append(row)
      equationCount += 1
      rows[row].entries += 1
      variables[subject].row = row
      propagate(row)
    }
    while !newDefinitions.isEmpty { removeDefinitions() }
  }

  /// Removes the rows that have become definitions from the equations, and replaces their subjects by their values.
  ///
  /// Half of the equations must be removed rows before their elements are removed, so that the time is linear.
  private mutating func removeDefinitions() {
    let definitions = newDefinitions.filter { rows[$0].entries > 0 }.sorted()
    newDefinitions.removeAll(keepingCapacity: true)
    for row in definitions {
      equationCount -= rows[row].entries
      rows[row].entries = 0
    }
    if equations.count > 2 * equationCount { equations.removeAll { rows[$0].entries == 0 } }
    for row in definitions {
      if let subject = rows[row].subject { setFinal(subject, rows[row].constant) }
    }
  }

  // MARK: - Minimizing

  private enum Objective {
    case goal
    case row(ConstraintRow)
  }

  /// Computes the values of all variables in the solution with the smallest weighted errors.
  mutating func minimize() {
    if !goal.isEmpty {
      makeFeasible()
      optimize(.goal)
    }
    for row in equations where rows[row].entries > 0 {
      if let subject = rows[row].subject { variables[subject].value = rows[row].constant }
    }
  }

  private mutating func optimize(_ objective: Objective) {
    round += 1
    var tries = 0
    while tries < 2 * variables.count, !isExhausted {
      tries += 1
      let found: ConstraintVariable? =
        switch objective {
        case .goal: goal.candidate { variables[$0].round == round }
        case .row(let row): candidate(in: row, excluding: nil)
        }
      if case .goal = objective { work.spend(goal.count) }
      guard let candidate = found, variables[candidate].round != round else { return }
      variables[candidate].round = round
      if let row = leavingRow(for: candidate) { exchange(row, candidate) }
    }
  }

  /// The slack or error variable of a row with the least coefficient below 0; nil if there is no such variable.
  ///
  /// - Parameter excluded: a variable that is ignored; nil to ignore the variables that were tried in this round.
  private func candidate(in row: ConstraintRow, excluding excluded: ConstraintVariable?) -> ConstraintVariable? {
    var best: Term?
    for index in range(of: row) where terms[index].coefficient < (best?.coefficient ?? 0) {
      let variable = terms[index].variable
      if variables[variable].kind == .side || variable == excluded
        || (excluded == nil && variables[variable].round == round)
      {
        continue
      }
      best = terms[index]
    }
    return best?.variable
  }

  /// Returns the row whose subject is the first to reach 0 while a variable increases; nil if none limits it.
  ///
  /// If several subjects reach 0 at once, the first row is returned.
  private func leavingRow(for candidate: ConstraintVariable) -> ConstraintRow? {
    var least = Float.greatestFiniteMagnitude
    var leaving: ConstraintRow?
    work.spend(equationCount)
    var next = variables[candidate].firstClient
    while let client = next {
      let row = clients[client].row
      next = clients[client].next
      guard rows[row].entries > 0, !rows[row].isDefinition, let subject = rows[row].subject,
        variables[subject].kind != .side
      else { continue }
      let amount = coefficient(of: candidate, in: row)
      guard amount < 0 else { continue }
      let value = -rows[row].constant / amount
      if value < least || (value == least && row < (leaving ?? 0)) { (least, leaving) = (value, row) }
    }
    return leaving
  }

  private mutating func exchange(_ row: ConstraintRow, _ candidate: ConstraintVariable) {
    if let subject = rows[row].subject { variables[subject].row = nil }
    pivot(row, on: candidate)
    variables[candidate].row = row
    propagate(row)
  }

  /// Exchanges basic variables until no slack or error is below 0; ends earlier after about half as many tries as there
  /// are variables, or when the budget is used up.
  private mutating func makeFeasible() {
    var tries = 0
    while tries <= variables.count / 2, !isExhausted {
      tries += 1
      var found: (row: ConstraintRow, variable: ConstraintVariable)?
      for row in equations where rows[row].constant < 0 && rows[row].entries > 0 && !rows[row].isDefinition {
        guard let subject = rows[row].subject, variables[subject].kind != .side else { continue }
        guard let index = range(of: row).first(where: { terms[$0].coefficient > 0 }) else { continue }
        found = (row, terms[index].variable)
        break
      }
      guard let found else { return }
      exchange(found.row, found.variable)
    }
  }
}
