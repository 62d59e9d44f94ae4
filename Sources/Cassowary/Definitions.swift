/// The variables: each either has a form or is a parameter, which any value suits.
///
/// Forms are not substituted when the basis changes or a parameter gets a form: only what is asked for is expanded. So a
/// chain of n views takes n short forms, and pivots never see it.
struct Definitions: Sendable {
  private(set) var definitions: [Definition?] = []
  /// How many forms have a variable.
  private(set) var useCounts: [Int] = []
  /// The defined variables in order; −1 where a definition was dropped.
  private(set) var order: [Int] = []

  private var sums = Accumulator()
  private var symbolSums = Accumulator()
  private var agenda = MinimumHeap()

  /// Longer forms are referred to, not copied, as a sum over a chain would take quadratic space.
  static let longestInlined = 8

  mutating func makeVariable() -> Int {
    definitions.append(nil)
    useCounts.append(0)
    return definitions.count - 1
  }

  /// Makes the form of a variable from its owner's equation.
  mutating func define(_ variable: Int, by equation: Expansion, owner: Int, wasUnused: Bool) {
    var form = equation.form
    var pivot = 1.0
    if let position = form.variables.firstIndex(where: { $0.index == variable }) {
      pivot = form.variables.remove(at: position).coefficient
    }
    form.constant /= -pivot
    for position in form.variables.indices { form.variables[position].coefficient /= -pivot }
    for position in form.symbols.indices { form.symbols[position].coefficient /= -pivot }
    for cell in form.variables { useCounts[cell.index] += 1 }
    definitions[variable] = Definition(
      form: form, owner: owner, pivot: pivot, substituted: equation.substituted, sequence: order.count,
      wasUnused: wasUnused)
    order.append(variable)
  }

  /// Makes a variable a parameter again; no form may have it.
  mutating func undefine(_ variable: Int) {
    guard let definition = definitions[variable] else { return }
    for cell in definition.form.variables { useCounts[cell.index] -= 1 }
    order[definition.sequence] = -1
    definitions[variable] = nil
  }

  /// The equation with the short forms of its variables put in, one step deep; but for one variable.
  mutating func inlined(_ form: Form, keeping kept: Int) -> Expansion {
    var rest = Form(constant: form.constant)
    var substituted: [Cell] = []
    for cell in form.symbols { symbolSums.add(cell.coefficient, to: cell.index) }
    for cell in form.variables {
      if cell.index != kept, let definition = definitions[cell.index], definition.form.count <= Self.longestInlined {
        add(definition.form, times: cell.coefficient, to: &rest.constant)
        substituted.append(cell)
      } else {
        sums.add(cell.coefficient, to: cell.index)
      }
    }
    rest.variables = sums.drain()
    rest.symbols = symbolSums.drain()
    return Expansion(form: rest, substituted: substituted)
  }

  /// The equation in parameters and symbols only.
  mutating func expanded(_ form: Form) -> Expansion {
    var rest = Form(constant: form.constant)
    var substituted: [Cell] = []
    for cell in form.symbols { symbolSums.add(cell.coefficient, to: cell.index) }
    for cell in form.variables { addPending(cell.coefficient, to: cell.index) }
    while let variable = agenda.popFirst() {
      guard let definition = definitions[variable] else { continue }
      let coefficient = sums.take(variable)
      if !(abs(coefficient) <= Expression.limit) { rest.constant = .infinity }
      guard abs(coefficient) >= Tableau.epsilon else { continue }
      substituted.append(Cell(variable, coefficient))
      rest.constant += coefficient * definition.form.constant
      for cell in definition.form.symbols { symbolSums.add(coefficient * cell.coefficient, to: cell.index) }
      for cell in definition.form.variables { addPending(coefficient * cell.coefficient, to: cell.index) }
    }
    rest.variables = sums.drain()
    rest.symbols = symbolSums.drain()
    return Expansion(form: rest, substituted: substituted)
  }

  /// The value of each variable, given those of the symbols; parameters are 0.
  func values(symbol: (Int) -> Double) -> [Double] {
    var values = [Double](repeating: 0, count: definitions.count)
    func evaluate(_ variable: Int, wasUnused: Bool) {
      guard variable >= 0, let definition = definitions[variable], definition.wasUnused == wasUnused else { return }
      var value = definition.form.constant
      for cell in definition.form.variables { value += cell.coefficient * values[cell.index] }
      for cell in definition.form.symbols { value += cell.coefficient * symbol(cell.index) }
      values[variable] = value
    }
    // Against the order of expansion.
    for variable in order.reversed() { evaluate(variable, wasUnused: false) }
    for variable in order { evaluate(variable, wasUnused: true) }
    return values
  }

  /// Which variables depend on a symbol that may change, or on a parameter, which any value suits.
  func areOpen(symbol: (Int) -> Bool) -> [Bool] {
    var areOpen = definitions.map { $0 == nil }
    func decide(_ variable: Int, wasUnused: Bool) {
      guard variable >= 0, let definition = definitions[variable], definition.wasUnused == wasUnused else { return }
      let form = definition.form
      areOpen[variable] = form.variables.contains { areOpen[$0.index] } || form.symbols.contains { symbol($0.index) }
    }
    for variable in order.reversed() { decide(variable, wasUnused: false) }
    for variable in order { decide(variable, wasUnused: true) }
    return areOpen
  }

  private mutating func add(_ form: Form, times factor: Double, to constant: inout Double) {
    constant += factor * form.constant
    for cell in form.symbols { symbolSums.add(factor * cell.coefficient, to: cell.index) }
    for cell in form.variables { sums.add(factor * cell.coefficient, to: cell.index) }
  }

  private mutating func addPending(_ amount: Double, to variable: Int) {
    if sums.add(amount, to: variable), let definition = definitions[variable] {
      agenda.insert(variable, key: definition.expansionKey)
    }
  }
}

/// An equation after substitution, and the multiples of variables that were substituted, in that order.
struct Expansion: Sendable {
  var form: Form
  var substituted: [Cell]

  /// Whether every number is small enough to go on with.
  var isUsable: Bool {
    abs(form.constant) <= Expression.limit
      && form.variables.allSatisfy { abs($0.coefficient) <= Expression.limit }
      && form.symbols.allSatisfy { abs($0.coefficient) <= Expression.limit }
  }
}
