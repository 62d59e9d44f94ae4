/// A change of one token, which the mutated program makes while its number is switched on.
struct Mutation {
  var number: Int
  /// The path of the file from the folder of the project, such as `Sources/Raster/Blitter.swift`.
  var path: String
  var token: SwiftToken
  /// The token in the mutated program, such as `<=` for `<`; for the report.
  var change: String

  /// The place in the sources with the change, which is the same in later runs.
  var place: String { "\(path) \(token.range.lowerBound) \(change)" }

  var module: String { String(path.split(separator: "/")[1]) }

  /// The operators, each with its replacement.
  static let operators = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&", "+": "-", "-": "+",
    "*": "/", "/": "*", "..<": "...", "+=": "-=", "-=": "+=",
  ]

  /// The other words, each with its replacement.
  static let words = ["true": "false", "false": "true", "min": "max", "max": "min"]

  /// The possible changes of a file.
  ///
  /// A line with three numbers is a row of a table, and has none; a line with a capacity has none either, because a
  /// capacity never changes a result.
  static func candidates(in path: String, bytes: [UInt8]) -> [(token: SwiftToken, change: String)] {
    let tokens = SwiftTokens(of: bytes).tokens
    let numbers = Dictionary(grouping: tokens.filter { $0.kind == .number }, by: \.line).mapValues(\.count)
    let capacities = Set(tokens.filter { $0.text.lowercased().hasSuffix("capacity") }.map(\.line))
    return tokens.indices.dropFirst().dropLast().compactMap { index in
      let (before, token, after) = (tokens[index - 1], tokens[index], tokens[index + 1])
      if numbers[token.line, default: 0] >= 3 || capacities.contains(token.line) { return nil }
      switch token.kind {
      case .operation:
        // The concatenation of strings and arrays has no opposite.
        let joins = [before, after].contains { $0.kind == .string || $0.text == "[" }
        guard token.isBinary, !joins, before.text != "func" else { return nil }
        return operators[token.text].map { (token, $0) }
      case .number:
        // Elements of tuples and parameters of closures are names; patterns and raw values must be literals.
        let isPattern = tokens[..<index].reversed().prefix { $0.line == token.line && $0.text != ":" }
          .contains { $0.text == "case" }
        return before.text == "." || before.text == "$" || isPattern ? nil : (token, "\(token.text) + 1")
      case .word:
        // A function needs no result after `while true`.
        if before.text == "." || before.text == "while" { return nil }
        if token.text.hasPrefix("m") && after.text != "(" { return nil }
        return words[token.text].map { (token, $0) }
      case .string, .other: return nil
      }
    }
  }

  /// The name of the operator or function in the mutated program.
  ///
  /// The characters of an operator are the binary digits of the number.
  private var name: String {
    token.kind == .operation
      ? String(String(number + 1_024, radix: 2).dropFirst().map { $0 == "0" ? "\u{2295}" : "\u{2296}" })
      : "mutated\(number)"
  }

  /// The text that takes the place of the token.
  var replacement: String {
    switch token.kind {
    case .operation: name
    case .number: "\(name)(\(token.text), \(change))"
    default: token.text.hasPrefix("m") ? name : "\(name)(\(token.text), \(change))"
    }
  }

  /// The definition of the operator or function.
  var definition: String {
    let (a, b) = (token.text, change)
    func operation(_ group: String, _ generics: String, _ type: String, _ result: String, _ body: String) -> String {
      let function = "public func \(name)\(generics)(a: \(type), b: \(type)) -> \(result) { \(body) }"
      return "infix operator \(name): \(group)\n\(function)"
    }
    let compared = "differs(\(number), (a \(a) b) != (a \(b) b)) ? a \(b) b : a \(a) b"
    switch a {
    case "<", "<=", ">", ">=", "==", "!=":
      let type = a == "==" || a == "!=" ? "Equatable" : "Comparable"
      let none = """

        public func \(name)<T>(a: T?, b: _OptionalNilComparisonType) -> Bool {
          differs(\(number), true) ? a \(b) b : a \(a) b
        }
        """
      return """
        \(operation("ComparisonPrecedence", "<T: \(type)>", "T", "Bool", compared))
        public func \(name)<T: \(type), U: \(type)>(a: (T, U), b: (T, U)) -> Bool { \(compared) }
        public func \(name)<T: \(type), U: \(type), V: \(type)>(a: (T, U, V), b: (T, U, V)) -> Bool { \(compared) }
        """ + (type == "Equatable" ? none : "")
    case "&&", "||":
      let group = a == "&&" ? "LogicalConjunctionPrecedence" : "LogicalDisjunctionPrecedence"
      return """
        infix operator \(name): \(group)
        public func \(name)(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {
          try differs(\(number), true) ? a \(b) b() : a \(a) b()
        }
        """
    case "+", "-":
      return operation(
        "AdditionPrecedence", "<T: AdditiveArithmetic>", "T", "T",
        "differs(\(number), b != .zero) ? a \(b) b : a \(a) b") + vectors(a, b)
        + (a == "+" ? joined("(a: T, b: S) -> T", "{ differs(\(number), true) ? a : a + b }") : "")
    case "+=", "-=":
      return """
        infix operator \(name): AssignmentPrecedence
        public func \(name)<T: AdditiveArithmetic>(a: inout T, b: T) {
          if differs(\(number), b != .zero) { a \(b) b } else { a \(a) b }
        }
        """ + (a == "+=" ? joined("(a: inout T, b: S)", "{ if !differs(\(number), true) { a += b } }") : "")
    case "*", "/":
      return ["BinaryInteger", "FloatingPoint"].map { type in
        "public func \(name)<T: \(type)>(a: T, b: T) -> T { differs(\(number), b != 1) ? a \(b) b : a \(a) b }"
      }.joined(separator: "\n") + "\ninfix operator \(name): MultiplicationPrecedence" + vectors(a, b)
    case "..<":
      return """
        infix operator \(name): RangeFormationPrecedence
        public func \(name)<T: Strideable>(a: T, b: T) -> Range<T> where T.Stride: SignedInteger {
          differs(\(number), true) ? a..<b.advanced(by: 1) : a..<b
        }
        """
    case "min", "max":
      return """
        public func \(name)<T: Comparable>(_ values: T...) -> T {
          let (least, most) = (values.min()!, values.max()!)
          return differs(\(number), least != most) ? \(b == "min" ? "least" : "most") : \(a == "min" ? "least" : "most")
        }
        """
    default:
      return """
        public func \(name)<T>(_ a: @autoclosure () -> T, _ b: @autoclosure () -> T) -> T {
          differs(\(number), true) ? b() : a()
        }
        """
    }
  }

  /// The overload for strings and arrays, whose concatenation has no opposite: the second operand is left out.
  private func joined(_ parameters: String, _ body: String) -> String {
    "\npublic func \(name)<T: RangeReplaceableCollection, S: Sequence>\(parameters) "
      + "where S.Element == T.Element \(body)"
  }

  /// The overload for vectors.
  private func vectors(_ a: String, _ b: String) -> String {
    "\npublic func \(name)<T: SIMD>(a: T, b: T) -> T where T.Scalar: FloatingPoint "
      + "{ differs(\(number), true) ? a \(b) b : a \(a) b }"
  }

  /// The file of a module that defines the mutations, and reads once which are switched on.
  ///
  /// The file `switch` contains their numbers; or the word `trace`, with which no mutation is on, and each
  /// is noted in the file `trace` when its value would differ from the original for the first time.
  static func definitions(of mutations: [Mutation], state: String) -> [UInt8] {
    #if canImport(Darwin)
      let library = "Darwin"
    #else
      let library = "Glibc"
    #endif
    let text = """
      import \(library)
      private let isTraced = readSwitch() == "trace"
      private struct States: @unchecked Sendable {
        let isOn = UnsafeMutablePointer<Bool>.allocate(capacity: 1_024)
        // Open from the start: a thread of another user cannot create it.
        let trace = isTraced ? open("\(state)/trace", O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644) : -1
        init() {
          isOn.initialize(repeating: isTraced, count: 1_024)
          for word in readSwitch().split(separator: ",") { if let number = Int(word) { isOn[number] = true } }
        }
      }
      private let states = States()
      private func readSwitch() -> String {
        let file = open("\(state)/switch", O_RDONLY | O_CLOEXEC)
        var bytes = [UInt8](repeating: 0, count: 8_192)
        let count = read(file, &bytes, bytes.count)
        close(file)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      }
      private func differs(_ number: Int, _ difference: @autoclosure () -> Bool) -> Bool {
        guard states.isOn[number] else { return false }
        if !isTraced { return true }
        if difference() {
          states.isOn[number] = false
          let text = Array("\\(number)\\n".utf8)
          _ = write(states.trace, text, text.count)
        }
        return false
      }

      """ + mutations.map(\.definition).joined(separator: "\n") + "\n"
    return Array(text.utf8)
  }
}

/// Replaces the tokens of the mutations in a file; the lines keep their numbers.
func mutate(_ bytes: [UInt8], with mutations: [Mutation]) -> [UInt8] {
  var bytes = bytes
  for mutation in mutations.sorted(by: { $0.token.range.lowerBound > $1.token.range.lowerBound }) {
    bytes.replaceSubrange(mutation.token.range, with: mutation.replacement.utf8)
  }
  return bytes
}
