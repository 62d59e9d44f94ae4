/// A row of the simplex tableau: the value of a basic symbol as a constant plus multiples of nonbasic symbols.
struct Row: Hashable, Sendable {
  var constant = 0.0
  /// The multiples of nonbasic symbols in symbol order, without those within ``Tableau/epsilon`` of 0.
  var cells: [Cell] = []

  func coefficient(of symbol: Symbol) -> Double {
    guard let position = position(of: symbol) else { return 0 }
    return cells[position].coefficient
  }

  /// Removes a symbol from the row and returns its coefficient, which has no unit; 0 without the symbol.
  mutating func remove(_ symbol: Symbol) -> Double {
    guard let position = position(of: symbol) else { return 0 }
    return cells.remove(at: position).coefficient
  }

  mutating func negate() {
    scale(by: -1)
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for position in cells.indices { cells[position].coefficient *= factor }
  }

  /// Turns a row for the value of the symbol `leaving` into a row for the value of the symbol `entering`.
  ///
  /// The equation is the same, solved for `entering`. The row must contain `entering` and not `leaving`.
  mutating func solve(for entering: Symbol, leaving: Symbol) {
    let coefficient = remove(entering)
    scale(by: -1 / coefficient)
    cells.insert(Cell(leaving, 1 / coefficient), at: firstPosition(notBefore: leaving))
  }

  /// Adds `factor` times another row to this row, and appends the symbols that this row did not contain to `fillIn`.
  ///
  /// - Parameter spare: an array whose memory is reused for the result; afterwards it contains the old cells.
  mutating func add(_ other: Row, times factor: Double, fillIn: inout [Symbol], spare: inout [Cell]) {
    constant += other.constant * factor
    spare.removeAll(keepingCapacity: true)
    spare.reserveCapacity(cells.count + other.cells.count)
    var position = 0
    for cell in other.cells {
      while position < cells.count, cells[position].symbol < cell.symbol {
        spare.append(cells[position])
        position += 1
      }
      let product = cell.coefficient * factor
      if position < cells.count, cells[position].symbol == cell.symbol {
        let sum = cells[position].coefficient + product
        if abs(sum) >= Tableau.epsilon { spare.append(Cell(cell.symbol, sum)) }
        position += 1
      } else if abs(product) >= Tableau.epsilon {
        spare.append(Cell(cell.symbol, product))
        fillIn.append(cell.symbol)
      }
    }
    spare.append(contentsOf: cells[position...])
    swap(&cells, &spare)
  }

  private func position(of symbol: Symbol) -> Int? {
    let position = firstPosition(notBefore: symbol)
    return position < cells.count && cells[position].symbol == symbol ? position : nil
  }

  private func firstPosition(notBefore symbol: Symbol) -> Int {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
