/// The rows of the simplex tableau: each basic symbol in terms of nonbasic ones, which are 0.
///
/// A symbol is a slack, error or dummy variable and never negative. Free variables are kept outside, in
/// ``Definitions``: they take no part in ratio tests, and most constraints only define one of them.
///
///              constant    s2     e5     d7
///     s1   =      12        1     −1             basic symbol = row
///     e4   =       3       −2             1
///     cost =                0      1             one lexicographic cost per column
struct Tableau: Sendable {
  /// The magnitude below which coefficients count as 0, and negative constants as feasible.
  ///
  /// Coordinates are below 10⁶ points and doubles have 16 digits. Sums of coordinates keep 9 decimals through some
  /// dozens of pivots.
  static let epsilon = 1e-9

  private var kinds: [Symbol.Kind] = []
  /// The index of the row in which each symbol is basic, by the index of the symbol; nil for a nonbasic symbol.
  private var rowOfSymbol: [Int?] = []
  private(set) var rows: [Row] = []
  /// The basic symbol of each row, by the index of the row; nil in an unused row.
  private(set) var basicSymbols: [Symbol?] = []
  /// The indices of the rows that contain each symbol, indexed by the symbol; may include outdated rows and duplicates.
  private var columns: [[Int]] = []
  private var costs: [Cost] = []
  private var freeRows: [Int] = []

  /// The symbols whose cost was negative at its last change: the candidates for entering the basis.
  private var improving = Agenda()
  /// The basic symbols of the rows whose constant was negative at its last change: the candidates for leaving the
  /// basis.
  private var infeasible = Agenda()
  /// The exchanges of symbols since ``beginJournal()``, in order, for ``undoJournal()``.
  private var journal: [(entering: Symbol, leaving: Symbol)] = []

  /// The work of this tableau and of those that it replaced.
  var work: SolverWork

  init(_ work: SolverWork) {
    self.work = work
  }

  var symbolCount: Int { kinds.count }

  func isFixed(_ symbol: Symbol) -> Bool { kinds[symbol.index].isFixed }

  /// The index of the row in which a symbol is basic; nil for a nonbasic symbol.
  func row(of symbol: Symbol) -> Int? { rowOfSymbol[symbol.index] }

  func cost(of symbol: Symbol) -> Cost { costs[symbol.index] }

  mutating func makeSymbol(_ kind: Symbol.Kind) -> Symbol {
    kinds.append(kind)
    rowOfSymbol.append(nil)
    columns.append([])
    costs.append(Cost())
    return Symbol(index: kinds.count - 1)
  }

  /// The value of a symbol in the current basis, in the unit of the variables; 0 for a nonbasic symbol.
  func value(of symbol: Symbol) -> Double {
    row(of: symbol).map { rows[$0].constant } ?? 0
  }

  /// Adds a row that defines a symbol, which becomes basic; returns the index of the row.
  mutating func insert(_ row: Row, basic symbol: Symbol) -> Int {
    let slot = freeRows.popLast() ?? rows.count
    if slot == rows.count {
      rows.append(row)
      basicSymbols.append(symbol)
    } else {
      rows[slot] = row
      basicSymbols[slot] = symbol
    }
    rowOfSymbol[symbol.index] = slot
    for cell in row.cells { columns[cell.symbol.index].append(slot) }
    work.add(SolverWork.perNewCoefficient * row.cells.count)
    noteConstant(of: slot)
    return slot
  }

  /// Removes the row at index `slot` and makes its basic symbol nonbasic.
  mutating func remove(row slot: Int) {
    if let symbol = basicSymbols[slot] { rowOfSymbol[symbol.index] = nil }
    rows[slot] = Row()
    basicSymbols[slot] = nil
    freeRows.append(slot)
  }

  /// Fixes a symbol at 0 permanently and removes its cost.
  mutating func retire(_ symbol: Symbol) {
    kinds[symbol.index] = .retired
    costs[symbol.index] = Cost()
  }

  mutating func negate(row slot: Int) {
    rows[slot].negate()
    noteConstant(of: slot)
  }

  mutating func setConstant(_ constant: Double, ofRow slot: Int) {
    rows[slot].constant = constant
    noteConstant(of: slot)
  }

  /// Decreases the value of a symbol by `step`, in the unit of the variables, and changes the constants of the rows
  /// with the symbol, so that all equations still hold.
  mutating func shift(_ symbol: Symbol, by step: Double) {
    if let slot = row(of: symbol) {
      rows[slot].constant -= step
      noteConstant(of: slot)
    }
    for slot in column(of: symbol) {
      rows[slot].constant += rows[slot].coefficient(of: symbol) * step
      noteConstant(of: slot)
    }
  }

  /// The indices of the rows that contain a nonbasic symbol, in ascending order.
  mutating func column(of symbol: Symbol) -> [Int] {
    var column: [Int] = []
    for slot in columns[symbol.index].sorted() where column.last != slot && rows[slot].coefficient(of: symbol) != 0 {
      column.append(slot)
    }
    columns[symbol.index] = column
    return column
  }

  /// Adds `factor` (a number without unit) times a cost to the cost of a symbol; for a basic symbol, the symbols of its
  /// row receive the cost.
  mutating func addCost(_ cost: Cost, times factor: Double, to symbol: Symbol) {
    guard let slot = row(of: symbol) else {
      addToColumn(cost, times: factor, symbol)
      return
    }
    for cell in rows[slot].cells { addToColumn(cost, times: factor * cell.coefficient, cell.symbol) }
  }

  /// Makes `entering` basic and the basic symbol of the row at index `slot` nonbasic, if the row contains `entering`.
  ///
  /// - Throws: ``SolverError/stalled`` beyond the limits of the work; the tableau is unusable afterwards.
  mutating func pivot(row slot: Int, entering: Symbol) throws(SolverError) {
    guard rows[slot].coefficient(of: entering) != 0, let leaving = basicSymbols[slot] else { return }
    let column = column(of: entering)
    rows[slot].solve(for: entering, leaving: leaving)
    let row = rows[slot]
    columns[leaving.index].append(slot)
    columns[entering.index] = []
    var fillIn: [Symbol] = []
    var spare: [Cell] = []
    for other in column where other != slot {
      let factor = rows[other].remove(entering)
      rows[other].add(row, times: factor, fillIn: &fillIn, spare: &spare)
      for symbol in fillIn { columns[symbol.index].append(other) }
      // The addition copies the other coefficients of the row, too.
      work.add(SolverWork.perRow + rows[other].cells.count + SolverWork.perNewCoefficient * fillIn.count)
      // In each row: a single pivot can fill a whole tableau.
      try work.check()
      fillIn.removeAll(keepingCapacity: true)
      noteConstant(of: other)
    }
    rowOfSymbol[leaving.index] = nil
    rowOfSymbol[entering.index] = slot
    basicSymbols[slot] = entering
    noteConstant(of: slot)
    let cost = costs[entering.index]
    costs[entering.index] = Cost()
    if !cost.isZero {
      for cell in row.cells { addToColumn(cost, times: cell.coefficient, cell.symbol) }
    }
    journal.append((entering, leaving))
  }

  mutating func beginJournal() {
    journal.removeAll(keepingCapacity: true)
  }

  /// Restores the basis at the last call of ``beginJournal()``.
  ///
  /// - Throws: ``SolverError/stalled`` beyond the limits of the work.
  mutating func undoJournal() throws(SolverError) {
    for (entering, leaving) in journal.reversed() {
      if let slot = row(of: entering) { try pivot(row: slot, entering: leaving) }
    }
    beginJournal()
  }

  /// The symbol that enters the basis next: the one with the smallest index among those with a negative cost (Bland's
  /// rule prevents cycles); nil at the optimum.
  mutating func nextEntering() -> Symbol? {
    while let symbol = improving.first {
      if cost(of: symbol).isNegative, row(of: symbol) == nil, !isFixed(symbol) { return symbol }
      improving.removeFirst()
    }
    return nil
  }

  /// The index of the row with a negative constant whose basic symbol has the smallest index (Bland's rule); nil if all
  /// rows are feasible.
  mutating func nextInfeasible() -> Int? {
    while let symbol = infeasible.first {
      if let slot = row(of: symbol), rows[slot].constant < -Self.epsilon { return slot }
      infeasible.removeFirst()
    }
    return nil
  }

  private mutating func addToColumn(_ cost: Cost, times factor: Double, _ symbol: Symbol) {
    costs[symbol.index].add(cost, times: factor)
    if costs[symbol.index].isNegative, !isFixed(symbol) { improving.insert(symbol) }
  }

  private mutating func noteConstant(of slot: Int) {
    if rows[slot].constant < -Self.epsilon, let symbol = basicSymbols[slot] { infeasible.insert(symbol) }
  }
}
