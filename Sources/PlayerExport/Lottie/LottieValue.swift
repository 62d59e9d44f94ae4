import TextFormats

/// A JSON value of a Lottie file; numbers are stored as formatted text, so that equal numbers in the file are equal
/// values.
enum LottieValue: Hashable, Sendable {
  /// The JSON text of a number or a Boolean.
  case literal(String)
  case text(String)
  case list([LottieValue])
  case object([Member])

  struct Member: Hashable, Sendable {
    var name: String
    var value: LottieValue

    init(_ name: String, _ value: LottieValue) {
      self.name = name
      self.value = value
    }
  }

  static func flag(_ flag: Bool) -> LottieValue { .literal(flag ? "true" : "false") }

  /// A JSON number rounded to at most `decimals` decimal places; usually points, frames or percent.
  ///
  /// Differences below a thousandth of these units are invisible.
  static func number(_ number: Double, decimals: Int = 3) -> LottieValue {
    .literal(formatted(number, decimals: decimals))
  }

  static func numbers(_ numbers: Double...) -> LottieValue { .list(numbers.map { .number($0) }) }

  /// A Lottie property with a constant value: an object with the members `a` and `k`.
  static func still(_ value: LottieValue) -> LottieValue { ["a": 0, "k": value] }

  /// The JSON object with additional members at its end; a value that is not an object stays unchanged.
  func with(_ members: [Member]) -> LottieValue {
    if case .object(let own) = self { .object(own + members) } else { self }
  }

  func with(_ name: String, _ value: LottieValue) -> LottieValue { with([Member(name, value)]) }

  func write(to json: inout JSONWriter) {
    switch self {
    case .literal(let text): json.value(json: text)
    case .text(let text): json.value(text)
    case .list(let values):
      json.array { json in
        for value in values { value.write(to: &json) }
      }
    case .object(let members):
      json.object { json in
        for member in members {
          json.name(member.name)
          member.value.write(to: &json)
        }
      }
    }
  }
}

extension LottieValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(integerLiteral value: Int) { self = .literal(String(value)) }

  init(stringLiteral value: String) { self = .text(value) }

  init(arrayLiteral elements: LottieValue...) { self = .list(elements) }

  /// A JSON object with its members in the order of the Swift literal.
  init(dictionaryLiteral elements: (String, LottieValue)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}
