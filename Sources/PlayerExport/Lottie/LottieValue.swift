import TextFormats

/// A value of a Lottie file, which is JSON; numbers are text already, so that what is written alike is equal.
enum LottieValue: Hashable, Sendable {
  /// A number or a Boolean.
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

  /// A thousandth of a point, of a frame or of a percent is seen by nobody.
  static func number(_ number: Double, decimals: Int = 3) -> LottieValue {
    .literal(formatted(number, decimals: decimals))
  }

  static func numbers(_ numbers: Double...) -> LottieValue { .list(numbers.map { .number($0) }) }

  /// A property that never changes.
  static func still(_ value: LottieValue) -> LottieValue { ["a": 0, "k": value] }

  /// The object with more members at its end.
  func with(_ members: [Member]) -> LottieValue {
    if case .object(let own) = self { .object(own + members) } else { self }
  }

  func with(_ name: String, _ value: LottieValue) -> LottieValue { with([Member(name, value)]) }

  func write(to writer: inout TextWriter) {
    switch self {
    case .literal(let text): writer.write(text)
    case .text(let text): writer.write(quoted: text)
    case .list(let values):
      writer.write("[")
      for (index, value) in values.enumerated() {
        if index > 0 { writer.write(",") }
        value.write(to: &writer)
      }
      writer.write("]")
    case .object(let members):
      writer.write("{")
      for (index, member) in members.enumerated() {
        if index > 0 { writer.write(",") }
        writer.write(quoted: member.name)
        writer.write(":")
        member.value.write(to: &writer)
      }
      writer.write("}")
    }
  }
}

extension LottieValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(integerLiteral value: Int) { self = .literal(String(value)) }

  init(stringLiteral value: String) { self = .text(value) }

  init(arrayLiteral elements: LottieValue...) { self = .list(elements) }

  /// In the order of the source.
  init(dictionaryLiteral elements: (String, LottieValue)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}
