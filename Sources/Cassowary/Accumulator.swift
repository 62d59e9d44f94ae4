/// A sparse vector of sums, each with an index, which is stored in a dense array and reused.
struct Accumulator: Sendable {
  private var sums: [Double] = []
  private var isTouched: [Bool] = []
  private(set) var touched: [Int] = []

  /// Adds an amount, in the unit of the sums, to the sum at an index; returns true on the first addition there since
  /// the last call of ``drainCells()`` or ``drainTerms()``.
  ///
  /// The memory grows to contain the index.
  @discardableResult
  mutating func add(_ amount: Double, to index: Int) -> Bool {
    if index >= sums.count {
      let added = max(index + 1, 2 * sums.count) - sums.count
      sums += repeatElement(0, count: added)
      isTouched += repeatElement(false, count: added)
    }
    sums[index] += amount
    if isTouched[index] { return false }
    isTouched[index] = true
    touched.append(index)
    return true
  }

  /// Returns the sum at an index, in the unit of the added amounts, and resets it to 0; 0 if nothing was added.
  mutating func take(_ index: Int) -> Double {
    guard index < sums.count else { return 0 }
    let sum = sums[index]
    sums[index] = 0
    return sum
  }

  /// Returns a cell for each sum that is not within ``Tableau/epsilon`` of 0, and resets all sums to 0.
  ///
  /// The cells are in index order; each one has the symbol with the index of its sum.
  mutating func drainCells() -> [Cell] { drain { Cell(Symbol(index: $0), $1) } }

  /// Returns a term for each sum that is not within ``Tableau/epsilon`` of 0, and resets all sums to 0.
  ///
  /// The terms are in index order; each one has the variable with the index of its sum.
  mutating func drainTerms() -> [Term] { drain { Term(Variable(index: $0), $1) } }

  private mutating func drain<Element>(_ element: (Int, Double) -> Element) -> [Element] {
    touched.sort()
    var elements: [Element] = []
    for index in touched {
      if abs(sums[index]) >= Tableau.epsilon { elements.append(element(index, sums[index])) }
      sums[index] = 0
      isTouched[index] = false
    }
    touched.removeAll(keepingCapacity: true)
    return elements
  }
}
