/// The rows of the simplex: each basic symbol in terms of those that are not basic and therefore 0.
///
/// A symbol is a slack, error or dummy variable and never negative. Free variables stay outside, in ``Definitions``: no
/// ratio test asks for them, and most constraints only say what one of them is.
///
///              constant    s2     e5     d7
///     s1   =      12        1     −1             basic symbol = row
///     e4   =       3       −2             1
///     cost =                0      1             one lexicographic cost per column
struct Tableau: Sendable {
  /// Smaller coefficients count as 0 and smaller negative constants as feasible.
  static let epsilon = 1e-9

  /// Whether a symbol is always 0 and must not enter: dummies, and what is left of removed constraints.
  private(set) var isFixed: [Bool] = []
  /// The row that a symbol is basic in; −1 elsewhere.
  private(set) var rowOfSymbol: [Int] = []
  private(set) var rows: [Row] = []
  /// The basic symbol of each row; −1 in a row that is free for use.
  private(set) var basicSymbols: [Int] = []
  /// The rows that have a symbol; may list rows that lost it, and rows twice.
  private var columns: [[Int]] = []
  private(set) var costs: [Cost] = []
  private var freeRows: [Int] = []

  /// Symbols whose cost was negative when last changed.
  private var improving = Agenda()
  /// Rows whose constant was negative when last changed.
  private var infeasible = Agenda()
  /// The pivots since ``beginJournal()``, to be undone.
  private var journal: [(entering: Int, leaving: Int)] = []

  /// The coefficients that pivots have changed, and the most of them.
  private(set) var work = 0
  var workLimit = Int.max

  var symbolCount: Int { isFixed.count }

  /// - Throws: ``SolverError/stalled`` when more work is done than the limit.
  func checkWork() throws(SolverError) {
    if work > workLimit { throw .stalled }
  }

  mutating func makeSymbol(isFixed fixed: Bool = false) -> Int {
    isFixed.append(fixed)
    rowOfSymbol.append(-1)
    columns.append([])
    costs.append(Cost())
    return isFixed.count - 1
  }

  /// The symbol's value at the present vertex.
  func value(of symbol: Int) -> Double {
    rowOfSymbol[symbol] < 0 ? 0 : rows[rowOfSymbol[symbol]].constant
  }

  /// Lets a new symbol be basic in a new row.
  mutating func insert(_ row: Row, basic symbol: Int) -> Int {
    let slot = freeRows.popLast() ?? rows.count
    if slot == rows.count {
      rows.append(row)
      basicSymbols.append(symbol)
    } else {
      rows[slot] = row
      basicSymbols[slot] = symbol
    }
    rowOfSymbol[symbol] = slot
    for cell in row.cells { columns[cell.index].append(slot) }
    noteConstant(of: slot)
    return slot
  }

  /// Drops a row and its basic symbol.
  mutating func remove(row slot: Int) {
    rowOfSymbol[basicSymbols[slot]] = -1
    rows[slot] = Row()
    basicSymbols[slot] = -1
    freeRows.append(slot)
  }

  /// Keeps a symbol at 0 from now on.
  mutating func retire(_ symbol: Int) {
    isFixed[symbol] = true
    costs[symbol] = Cost()
  }

  mutating func negate(row slot: Int) {
    rows[slot].negate()
    noteConstant(of: slot)
  }

  mutating func setConstant(_ constant: Double, ofRow slot: Int) {
    rows[slot].constant = constant
    noteConstant(of: slot)
  }

  /// Counts a symbol from another zero: it was `step` more.
  mutating func shift(_ symbol: Int, by step: Double) {
    if rowOfSymbol[symbol] >= 0 {
      rows[rowOfSymbol[symbol]].constant -= step
      noteConstant(of: rowOfSymbol[symbol])
    }
    for slot in column(of: symbol) {
      rows[slot].constant += rows[slot].coefficient(of: symbol) * step
      noteConstant(of: slot)
    }
  }

  /// The rows that have a symbol, in their order.
  mutating func column(of symbol: Int) -> [Int] {
    var column: [Int] = []
    for slot in columns[symbol].sorted() where column.last != slot && rows[slot].coefficient(of: symbol) != 0 {
      column.append(slot)
    }
    columns[symbol] = column
    return column
  }

  /// Adds a multiple of a cost to the objective's share of a symbol, basic or not.
  mutating func addCost(_ cost: Cost, times factor: Double, to symbol: Int) {
    let slot = rowOfSymbol[symbol]
    guard slot >= 0 else {
      addToColumn(cost, times: factor, symbol)
      return
    }
    for cell in rows[slot].cells { addToColumn(cost, times: factor * cell.coefficient, cell.index) }
  }

  /// Lets a symbol enter the basis in place of the basic symbol of a row that has it.
  mutating func pivot(row slot: Int, entering: Int) {
    guard rows[slot].coefficient(of: entering) != 0 else { return }
    let leaving = basicSymbols[slot]
    let column = column(of: entering)
    rows[slot].solve(for: entering, leaving: leaving)
    let row = rows[slot]
    work += 1 + column.count * (1 + row.cells.count)
    columns[leaving].append(slot)
    columns[entering] = []
    var fillIn: [Int] = []
    for other in column where other != slot {
      let factor = rows[other].remove(entering)
      rows[other].add(row, times: factor, fillIn: &fillIn)
      for symbol in fillIn { columns[symbol].append(other) }
      fillIn.removeAll(keepingCapacity: true)
      noteConstant(of: other)
    }
    rowOfSymbol[leaving] = -1
    rowOfSymbol[entering] = slot
    basicSymbols[slot] = entering
    noteConstant(of: slot)
    let cost = costs[entering]
    costs[entering] = Cost()
    if !cost.isZero {
      for cell in row.cells { addToColumn(cost, times: cell.coefficient, cell.index) }
    }
    journal.append((entering, leaving))
  }

  mutating func beginJournal() {
    journal.removeAll(keepingCapacity: true)
  }

  /// Goes back to the basis at ``beginJournal()``.
  mutating func undoJournal() {
    for (entering, leaving) in journal.reversed() where rowOfSymbol[entering] >= 0 {
      pivot(row: rowOfSymbol[entering], entering: leaving)
    }
    beginJournal()
  }

  /// The symbol to enter: the first of negative cost, so that no sequence of bases repeats (Bland's rule).
  mutating func nextEntering() -> Int? {
    improving.first { costs[$0].isNegative && rowOfSymbol[$0] < 0 && !isFixed[$0] }
  }

  /// The row to leave feasibly again: that of the first basic symbol below 0 (Bland's rule).
  mutating func nextInfeasible() -> Int? {
    let symbol = infeasible.first { rowOfSymbol[$0] >= 0 && rows[rowOfSymbol[$0]].constant < -Self.epsilon }
    return symbol.map { rowOfSymbol[$0] }
  }

  private mutating func addToColumn(_ cost: Cost, times factor: Double, _ symbol: Int) {
    costs[symbol].add(cost, times: factor)
    if costs[symbol].isNegative, !isFixed[symbol] { improving.insert(symbol) }
  }

  private mutating func noteConstant(of slot: Int) {
    if rows[slot].constant < -Self.epsilon { infeasible.insert(basicSymbols[slot]) }
  }
}
