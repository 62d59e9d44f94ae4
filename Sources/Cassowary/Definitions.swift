/// The free variables of a solver, each with a linear form for its value or, as a parameter, without one.
///
/// Forms are not substituted when the basis changes or when a parameter gets a form; they are expanded on demand. A
/// chain of n views therefore takes n short forms, and pivots do not change them.
struct Definitions: Sendable {
  private var definitions: [Definition?] = []
  /// The number of forms that contain each variable; the array is indexed by the variable.
  private(set) var useCounts: [Int] = []
  /// The defined variables in order of their definition; nil for a definition that was removed.
  private var order: [Variable?] = []

  private var sums = Accumulator()
  private var symbolSums = Accumulator()
  private var agenda = MinimumHeap()

  /// The maximum number of terms of a form that is copied into other forms; longer forms are referenced, because the
  /// forms of a chain of views would take quadratic space.
  static let longestInlined = 8

  /// The definition of a variable of this solver; nil for a parameter.
  subscript(variable: Variable) -> Definition? { definitions[variable.index] }

  mutating func makeVariable() -> Variable {
    definitions.append(nil)
    useCounts.append(0)
    return Variable(index: definitions.count - 1)
  }

  /// Defines a variable by the equation of a constraint, solved for the variable.
  ///
  /// - Parameters:
  ///   - equation: the form that equals 0; it contains the variable with a coefficient other than 0.
  ///   - wasUnused: true if no form contains the variable.
  mutating func define(_ variable: Variable, by equation: Expansion, owner: Int, wasUnused: Bool) {
    var form = equation.form
    var pivot = 1.0
    if let position = form.variables.firstIndex(where: { $0.variable == variable }) {
      pivot = form.variables.remove(at: position).coefficient
    }
    form.constant /= -pivot
    for position in form.variables.indices { form.variables[position].coefficient /= -pivot }
    for position in form.symbols.indices { form.symbols[position].coefficient /= -pivot }
    for term in form.variables { useCounts[term.variable.index] += 1 }
    definitions[variable.index] = Definition(
      form: form, owner: owner, pivot: pivot, substituted: equation.substituted, sequence: order.count,
      wasUnused: wasUnused)
    order.append(variable)
  }

  /// Removes the definition of a variable, which becomes a parameter again; a parameter is unchanged.
  ///
  /// No form may contain the variable.
  mutating func undefine(_ variable: Variable) {
    guard let definition = self[variable] else { return }
    for term in definition.form.variables { useCounts[term.variable.index] -= 1 }
    order[definition.sequence] = nil
    definitions[variable.index] = nil
  }

  /// Returns an equation after one substitution of its variables by their forms, apart from the variable `kept` and
  /// forms longer than ``longestInlined``.
  ///
  /// The definitions are unchanged; only the memory for sums is used.
  mutating func inlined(_ form: Form, keeping kept: Variable) -> Expansion {
    var rest = Form(constant: form.constant)
    var substituted: [Term] = []
    for cell in form.symbols { symbolSums.add(cell.coefficient, to: cell.symbol.index) }
    for term in form.variables {
      if term.variable != kept, let definition = self[term.variable], definition.form.count <= Self.longestInlined {
        add(definition.form, times: term.coefficient, to: &rest.constant)
        substituted.append(term)
      } else {
        sums.add(term.coefficient, to: term.variable.index)
      }
    }
    rest.variables = sums.drainTerms()
    rest.symbols = symbolSums.drainCells()
    return Expansion(form: rest, substituted: substituted)
  }

  /// The equation in terms of parameters and symbols only: the forms of all other variables are substituted, at every
  /// depth.
  mutating func expanded(_ form: Form) -> Expansion {
    var rest = Form(constant: form.constant)
    var substituted: [Term] = []
    for cell in form.symbols { symbolSums.add(cell.coefficient, to: cell.symbol.index) }
    for term in form.variables { addPending(term.coefficient, to: term.variable) }
    while let variable = agenda.popFirst().map(Variable.init(index:)) {
      guard let definition = self[variable] else { continue }
      let coefficient = sums.take(variable.index)
      if !(abs(coefficient) <= Expression.limit) { rest.constant = .infinity }
      guard abs(coefficient) >= Tableau.epsilon else { continue }
      substituted.append(Term(variable, coefficient))
      rest.constant += coefficient * definition.form.constant
      for cell in definition.form.symbols { symbolSums.add(coefficient * cell.coefficient, to: cell.symbol.index) }
      for term in definition.form.variables { addPending(coefficient * term.coefficient, to: term.variable) }
    }
    rest.variables = sums.drainTerms()
    rest.symbols = symbolSums.drainCells()
    return Expansion(form: rest, substituted: substituted)
  }

  /// The value of each variable by its index, in the unit of the constraints' constants; 0 for a parameter.
  func values(symbol: (Symbol) -> Double) -> [Double] {
    var values = [Double](repeating: 0, count: definitions.count)
    forEachForm { variable, form in
      var value = form.constant
      for term in form.variables { value += term.coefficient * values[term.variable.index] }
      for cell in form.symbols { value += cell.coefficient * symbol(cell.symbol) }
      values[variable.index] = value
    }
    return values
  }

  /// Returns for each variable true if its value depends on a changeable symbol or on a parameter; indexed by the
  /// variable.
  func areOpen(symbol: (Symbol) -> Bool) -> [Bool] {
    var areOpen = definitions.map { $0 == nil }
    forEachForm { variable, form in
      areOpen[variable.index] =
        form.variables.contains { areOpen[$0.variable.index] } || form.symbols.contains { symbol($0.symbol) }
    }
    return areOpen
  }

  /// Calls `body` with each defined variable and its form, in the opposite order of the expansion.
  private func forEachForm(_ body: (Variable, Form) -> Void) {
    for wasUnused in [false, true] {
      for case let variable? in wasUnused ? order : order.reversed() {
        if let definition = self[variable], definition.wasUnused == wasUnused { body(variable, definition.form) }
      }
    }
  }

  private mutating func add(_ form: Form, times factor: Double, to constant: inout Double) {
    constant += factor * form.constant
    for cell in form.symbols { symbolSums.add(factor * cell.coefficient, to: cell.symbol.index) }
    for term in form.variables { sums.add(factor * term.coefficient, to: term.variable.index) }
  }

  private mutating func addPending(_ amount: Double, to variable: Variable) {
    if sums.add(amount, to: variable.index), let definition = self[variable] {
      agenda.insert(variable.index, key: definition.expansionKey)
    }
  }
}

/// An equation after substitution: a form that equals 0, and the substituted variables with their coefficients in the
/// order of substitution.
struct Expansion: Sendable {
  var form: Form
  var substituted: [Term]

  /// True if no number of the equation exceeds ``Expression/limit`` in magnitude: products do not overflow.
  var isUsable: Bool {
    abs(form.constant) <= Expression.limit
      && form.variables.allSatisfy { abs($0.coefficient) <= Expression.limit }
      && form.symbols.allSatisfy { abs($0.coefficient) <= Expression.limit }
  }
}
