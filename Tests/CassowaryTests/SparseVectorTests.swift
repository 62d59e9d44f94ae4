import Testing

@testable import Cassowary

/// The sparse vectors of the tableau, whose numbers within 10⁻⁹ of 0 are left out.
@Suite struct SparseVectorTests {
  private func cell(_ index: Int, _ coefficient: Double) -> Cell { Cell(Symbol(index: index), coefficient) }

  @Test func `a multiple of a row is added`() {
    var row = Row(constant: 5, cells: [cell(1, 2), cell(4, 3), cell(9, 6)])
    let other = Row(constant: 7, cells: [cell(1, -1), cell(2, 4), cell(4, 1), cell(7, 0.5)])
    var (fillIn, spare): ([Symbol], [Cell]) = ([], [cell(3, 3)])
    row.add(other, times: 2, fillIn: &fillIn, spare: &spare)
    #expect(row == Row(constant: 19, cells: [cell(2, 8), cell(4, 5), cell(7, 1), cell(9, 6)]))
    #expect(fillIn == [Symbol(index: 2), Symbol(index: 7)])
  }

  @Test(arguments: [(1e-9, true), (0.9e-9, false), (-1e-9, true), (-0.9e-9, false)])
  func `a sum within rounding of 0 is left out`(_ sum: Double, _ remains: Bool) {
    var (fillIn, spare): ([Symbol], [Cell]) = ([], [])
    var row = Row(constant: 0, cells: [cell(1, 0)])
    row.add(Row(constant: 0, cells: [cell(1, sum), cell(2, sum)]), times: 1, fillIn: &fillIn, spare: &spare)
    #expect(row.cells == (remains ? [cell(1, sum), cell(2, sum)] : []))
    #expect(fillIn == (remains ? [Symbol(index: 2)] : []))

    var sums = Accumulator()
    sums.add(sum, to: 3)
    #expect(sums.drainCells() == (remains ? [cell(3, sum)] : []))
    sums.add(sum, to: 5)
    #expect(sums.drainTerms() == (remains ? [Term(Variable(index: 5), sum)] : []))

    var cost = Cost()
    cost.add(Cost(.weak), times: sum)
    #expect(cost.isZero == !remains)
    #expect(Expression([Term(Variable(index: 0), sum)]).collectedTerms.isEmpty == !remains)
  }

  /// y = 6 + 2a − 4b is b = 1.5 + 0.5a − 0.25y.
  @Test func `a row is solved for another symbol`() {
    var row = Row(constant: 6, cells: [cell(2, 2), cell(8, -4)])
    row.solve(for: Symbol(index: 8), leaving: Symbol(index: 5))
    #expect(row == Row(constant: 1.5, cells: [cell(2, 0.5), cell(5, -0.25)]))
    row.negate()
    #expect(row == Row(constant: -1.5, cells: [cell(2, -0.5), cell(5, 0.25)]))
    #expect([1, 2, 5, 8].map { row.coefficient(of: Symbol(index: $0)) } == [0, -0.5, 0.25, 0])
  }

  @Test func `sums are drained in order and begin again at 0`() {
    var sums = Accumulator()
    #expect(sums.take(4) == 0)
    // True on the first addition at an index.
    let isFirst = [(2.5, 7), (0.25, 7), (3, 2)].map { sums.add($0, to: $1) }
    #expect(isFirst == [true, false, true])
    #expect(sums.take(2) == 3)
    sums.add(1, to: 30)
    #expect(sums.drainCells() == [cell(7, 2.75), cell(30, 1)])
    #expect(sums.drainCells().isEmpty)
    let isFirstAgain = sums.add(1, to: 7)
    #expect(isFirstAgain)
    #expect(sums.take(7) == 1)
  }

  @Test func `the smallest key is removed first`() {
    var heap = MinimumHeap()
    // A permutation of 0…96, with values that differ from the keys.
    for step in 0..<97 { heap.insert(step * 38 % 97 + 500, key: step * 38 % 97) }
    let values = (0..<97).compactMap { _ in heap.popFirst() }
    #expect(values == Array(500..<597))
    #expect(heap.first == nil)
  }

  @Test func `an agenda contains a symbol once`() {
    var agenda = Agenda()
    for index in [5, 3, 5, 70, 3] { agenda.insert(Symbol(index: index)) }
    var order: [Int] = []
    while let symbol = agenda.first {
      order.append(symbol.index)
      agenda.removeFirst()
    }
    #expect(order == [3, 5, 70])
    agenda.insert(Symbol(index: 5))
    #expect(agenda.first == Symbol(index: 5))
  }
}

/// Costs are compared from the strongest strength on.
@Suite struct CostTests {
  private func cost(strong: Double = 0, weak: Double = 0) -> Cost {
    var cost = Cost()
    cost.add(Cost(.weak), times: weak)
    cost.add(Cost(.strong), times: strong)
    return cost
  }

  @Test func `the strongest amount decides about the sign`() {
    #expect(!cost(strong: 1, weak: -3).isNegative)
    #expect(cost(strong: -1, weak: 3).isNegative)
    #expect(cost(weak: -3).isNegative)
    #expect(!Cost().isNegative)
    var sum = cost(strong: 1, weak: -3)
    sum.add(cost(strong: 1, weak: 2), times: -1)
    #expect(sum == cost(weak: -5))
    sum.add(cost(weak: 1), times: 5)
    #expect(sum.isZero)
  }

  @Test func `quotients are compared in the order of strengths`() {
    func isLess(_ left: (Cost, Double), _ right: (Cost, Double)) -> Bool {
      left.0.isLess(dividedBy: left.1, than: right.0, dividedBy: right.1)
    }
    let pairs: [((Cost, Double), (Cost, Double))] = [
      ((cost(weak: 1), 4), (cost(weak: 1), 3)), ((cost(weak: 3), 4), (cost(weak: 2), 2)),
      ((cost(weak: 1_000), 0.5), (cost(strong: 1), 1_000)), ((cost(strong: -1), 1), (Cost(), 1)),
      ((Cost(), 1), (cost(weak: 1), 7)), ((cost(strong: 2, weak: 1), 2), (cost(strong: 1, weak: 5), 1)),
      ((cost(strong: 1, weak: -9), 1), (cost(strong: 2), 1)),
    ]
    for (less, greater) in pairs {
      #expect(isLess(less, greater))
      #expect(!isLess(greater, less))
      #expect(!isLess(less, less))
    }
    #expect(!isLess((cost(weak: 2), 4), (cost(weak: 1), 2)))
  }
}
