// The rows of a `ConstraintSystem`, whose terms are all in one array.

/// The index of a variable in a ``ConstraintSystem``, in the order of creation from 0.
///
/// If several variables suit equally well, the solver uses the one with the lowest index.
typealias ConstraintVariable = Int

/// The index of a row in a ``ConstraintSystem``, in the order of creation from 0.
typealias ConstraintRow = Int

/// An index below 2³¹, or none, in 4 bytes in place of 9.
///
/// A large system is slow because its arrays do not fit the caches.
@propertyWrapper
struct CompactIndex {
  private var index: Int32

  init(wrappedValue: Int?) { index = wrappedValue.map { Int32(clamping: $0) } ?? -1 }

  var wrappedValue: Int? {
    get { index < 0 ? nil : Int(index) }
    set { self = CompactIndex(wrappedValue: newValue) }
  }
}

extension ConstraintSystem {
  /// A linear equation: 0 = constant + the sum of terms or, with a subject, subject = constant + the sum of terms.
  struct Row {
    @CompactIndex var subject: ConstraintVariable?
    var constant: Float = 0
    /// True if the row has no terms, so that its constant is the value of its subject.
    var isDefinition = false
    /// The number of times that the row is in the list of equations; 0 for a row that was left out or removed.
    var entries = 0
    /// The index of the row's first term in the array of terms.
    ///
    /// The terms have ascending variables. `capacity` elements of the array belong to the row, and the first `count`
    /// are in use.
    var start: Int
    var count = 0
    var capacity: Int

    var isEmpty: Bool { subject == nil && constant == 0 && count == 0 }
  }

  /// A variable of a row and its coefficient, without unit.
  struct Term {
    private var index: Int32
    var coefficient: Float

    init(variable: ConstraintVariable = 0, coefficient: Float = 0) {
      index = Int32(clamping: variable)
      self.coefficient = coefficient
    }

    var variable: ConstraintVariable {
      get { Int(index) }
      set { index = Int32(clamping: newValue) }
    }
  }

  /// The absolute value, without unit, below which sums of coefficients count as 0.
  private static let epsilon: Float = 0.001

  /// The number of terms of the longest new equation, with its two errors.
  private static let newCapacity = 6

  /// Creates a row without terms.
  mutating func makeRow(constant: Float = 0) -> ConstraintRow {
    rows.append(Row(constant: constant, start: terms.count, capacity: 0))
    reserve(Self.newCapacity, in: rows.count - 1)
    return rows.count - 1
  }

  /// Gives a row room for a number of terms; only the last row of the array grows in place.
  private mutating func reserve(_ count: Int, in row: ConstraintRow) {
    let capacity = rows[row].capacity
    guard count > capacity else { return }
    if rows[row].start + capacity == terms.count {
      rows[row].capacity = count
    } else {
      let old = range(of: row)
      rows[row].start = terms.count
      rows[row].capacity = 2 * count
      for index in old { terms.append(terms[index]) }
    }
    while terms.count < rows[row].start + rows[row].capacity { terms.append(Term()) }
  }

  /// Returns the room of a row without terms to the array of terms, if the row is the last one there.
  mutating func release(_ row: ConstraintRow) {
    guard rows[row].start + rows[row].capacity == terms.count else { return }
    terms.removeLast(rows[row].capacity)
    rows[row].capacity = 0
  }

  /// Returns the indices of the terms of a row in the array of terms.
  func range(of row: ConstraintRow) -> Range<Int> {
    let start = rows[row].start
    return start..<start + rows[row].count
  }

  /// Returns the index of the first term of a row whose variable is not below `variable`.
  private func position(of variable: ConstraintVariable, in row: ConstraintRow) -> (index: Int, exists: Bool) {
    let all = range(of: row)
    var (low, high) = (all.lowerBound, all.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return (low, low < all.upperBound && terms[low].variable == variable)
  }

  /// Returns the coefficient, without unit, of a variable in a row; 0 if there is no such term.
  func coefficient(of variable: ConstraintVariable, in row: ConstraintRow) -> Float {
    let (index, exists) = position(of: variable, in: row)
    return exists ? terms[index].coefficient : 0
  }

  /// Sets the coefficient, without unit, of a variable in a row; the coefficient 0 removes the term.
  mutating func put(_ variable: ConstraintVariable, _ coefficient: Float, in row: ConstraintRow) {
    if coefficient == 0 {
      if remove(variable, from: row) != 0 { variables[variable].uses -= 1 }
      return
    }
    var (index, exists) = position(of: variable, in: row)
    if !exists {
      let offset = index - rows[row].start
      reserve(rows[row].count + 1, in: row)
      index = rows[row].start + offset
      var end = range(of: row).upperBound
      while end > index {
        terms[end] = terms[end - 1]
        end -= 1
      }
      terms[index].variable = variable
      rows[row].count += 1
      variables[variable].uses += 1
      addClient(row, of: variable)
    }
    terms[index].coefficient = coefficient
  }

  /// Removes the term of a variable from a row and returns its coefficient; 0 if there is no such term.
  mutating func remove(_ variable: ConstraintVariable, from row: ConstraintRow) -> Float {
    let (index, exists) = position(of: variable, in: row)
    guard exists else { return 0 }
    let coefficient = terms[index].coefficient
    rows[row].count -= 1
    for next in index..<range(of: row).upperBound { terms[next] = terms[next + 1] }
    return coefficient
  }

  /// Multiplies the constant and all coefficients of a row by −1.
  mutating func invert(_ row: ConstraintRow) {
    rows[row].constant = -rows[row].constant
    for index in range(of: row) { terms[index].coefficient = -terms[index].coefficient }
  }

  mutating func divide(_ row: ConstraintRow, by divisor: Float) {
    rows[row].constant /= divisor
    for index in range(of: row) { terms[index].coefficient /= divisor }
  }

  /// Adds the terms of another row to a row, each coefficient multiplied by a factor; the constant does not change.
  mutating func addTerms(of other: ConstraintRow, times factor: Float, to row: ConstraintRow) {
    merged.removeAll(keepingCapacity: true)
    let ownTerms = range(of: row)
    var own = ownTerms.lowerBound
    for index in range(of: other) {
      let variable = terms[index].variable
      while own < ownTerms.upperBound, terms[own].variable < variable {
        merged.append(terms[own])
        own += 1
      }
      let exists = own < ownTerms.upperBound && terms[own].variable == variable
      let change = terms[index].coefficient * factor
      if abs(change) < Self.epsilon {
        guard exists else { continue }
        merged.append(terms[own])
        own += 1
      } else if exists {
        let sum = terms[own].coefficient + change
        own += 1
        if abs(sum) < Self.epsilon {
          variables[variable].uses -= 1
        } else {
          merged.append(Term(variable: variable, coefficient: sum))
        }
      } else {
        merged.append(Term(variable: variable, coefficient: change))
        variables[variable].uses += 1
        addClient(row, of: variable)
      }
    }
    while own < ownTerms.upperBound {
      merged.append(terms[own])
      own += 1
    }
    reserve(merged.count, in: row)
    rows[row].count = merged.count
    let start = rows[row].start
    for (offset, term) in merged.enumerated() { terms[start + offset] = term }
  }

  // MARK: - Rows of a variable

  /// One element of the list of the rows that may have a term of a variable.
  struct Client {
    var row: ConstraintRow
    @CompactIndex var next: Int?
  }

  /// Appends a row to the rows that may have a term of a variable.
  private mutating func addClient(_ row: ConstraintRow, of variable: ConstraintVariable) {
    let index: Int
    if let free = freeClient {
      index = free
      freeClient = clients[free].next
      clients[free] = Client(row: row, next: nil)
    } else {
      index = clients.count
      clients.append(Client(row: row, next: nil))
    }
    if let last = variables[variable].lastClient {
      clients[last].next = index
    } else {
      variables[variable].firstClient = index
    }
    variables[variable].lastClient = index
  }

  /// Empties the list of the rows of a variable, and returns the index of its first element.
  ///
  /// The elements stay in use until ``nextClient(after:)`` has passed them.
  mutating func takeClients(of variable: ConstraintVariable) -> Int? {
    let first = variables[variable].firstClient
    (variables[variable].firstClient, variables[variable].lastClient) = (nil, nil)
    return first
  }

  /// Returns the index of the element after one in a list that was taken, and makes the element free.
  mutating func nextClient(after index: Int) -> Int? {
    let next = clients[index].next
    clients[index].next = freeClient
    freeClient = index
    return next
  }
}
