/// A sparse vector of sums with an index each, stored in a dense array that is reused.
struct Accumulator: Sendable {
  private var sums: [Double] = []
  private var isTouched: [Bool] = []
  private(set) var touched: [Int] = []

  subscript(index: Int) -> Double { index < sums.count ? sums[index] : 0 }

  /// Adds an amount to the sum at an index; returns true on the first addition since the sums were reset.
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

  /// Returns the sum at an index and resets it to 0; the result is 0 if nothing was added at the index.
  mutating func take(_ index: Int) -> Double {
    guard index < sums.count else { return 0 }
    let sum = sums[index]
    sums[index] = 0
    return sum
  }

  /// Returns all nonzero sums as cells of the symbols with their indices, in index order, and resets the sums to 0.
  mutating func drainCells() -> [Cell] { drain { Cell(Symbol(index: $0), $1) } }

  /// Returns all nonzero sums as terms of the variables with their indices, in index order, and resets the sums to 0.
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
