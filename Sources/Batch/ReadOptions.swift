import Diagnostics
import Skeleton
import TextFormats

/// What `options` may hold: the options of the command line under the same names.
enum RecordOption: String, CaseIterable {
  case size, scale, at, theme, rtl, preset, dialect, root, `repeat`, fps, duration, stopAt, columns
}

/// The options of one record on top of those that hold for all.
func readOptions(_ node: JSONNode, _ common: RenderOptions) throws(InvalidInput) -> RenderOptions {
  if case .null = node.value { return common }
  guard case .object(let members) = node.value else {
    throw InvalidInput(LineProblem.wrongType("options", found: node.noun, expected: "an object"), at: node.location)
  }
  var options = common
  for member in members {
    guard let option = RecordOption(rawValue: member.name) else {
      let nearest = nearestName(to: member.name, among: RecordOption.allCases.map(\.rawValue))
      throw InvalidInput(LineProblem.unknownMember(member.name, nearest: nearest), at: member.node.location)
    }
    // Null is as if it were not there.
    if case .null = member.node.value { continue }
    try option.read(member.node, into: &options)
  }
  return options
}

extension RecordOption {
  fileprivate func read(_ node: JSONNode, into options: inout RenderOptions) throws(InvalidInput) {
    switch self {
    case .size: options.size = try parsed(node, "a size such as 390x844, 390x or x844", { CanvasSize($0) })
    case .scale: options.scale = try number(node, "a number above 0 and at most 1000") { $0 > 0 && $0 <= 1_000 }
    case .at: options.time = try time(node, "a time such as 0.5, 500ms or 25%")
    case .theme: options.theme = ThemeName(try node.string(rawValue))
    case .rtl: options.isRightToLeft = try flag(node)
    case .preset: options.preset = ShimmerPreset(named: try name(node, among: RenderOptions.presets))
    case .dialect: options.dialect = SourceDialect(named: try name(node, among: RenderOptions.dialects))
    case .root: options.root = RootName(try rootName(node))
    case .repeat: options.repetition = try repetition(node)
    case .fps:
      options.framesPerSecond = try number(node, "a number above 0 and at most 1000") { $0 > 0 && $0 <= 1_000 }
    case .duration: options.duration = try seconds(node) { $0 > 0 }
    case .stopAt: options.stopTime = try seconds(node) { $0 >= 0 }
    case .columns:
      let count = try number(node, "a whole number from 1 to 10000") { (1...10_000).contains($0) && $0 == $0.rounded() }
      options.columns = Int(count)
    }
  }

  private func parsed<Value>(
    _ node: JSONNode, _ expected: String, _ parse: (String) -> Value?
  ) throws(InvalidInput) -> Value {
    let text = try node.string(rawValue, expected: expected)
    guard let value = parse(text) else { throw wrong(text, expected, node) }
    return value
  }

  private func number(
    _ node: JSONNode, _ expected: String, _ isRight: (Double) -> Bool
  ) throws(InvalidInput) -> Double {
    guard case .number(let number) = node.value else { throw wrongType(node, expected) }
    guard isRight(number) else { throw wrong("\(number)", expected, node) }
    return number
  }

  private func flag(_ node: JSONNode) throws(InvalidInput) -> Bool {
    guard case .bool(let flag) = node.value else { throw wrongType(node, "true or false") }
    return flag
  }

  /// Seconds as a number, or a text as on the command line.
  private func time(_ node: JSONNode, _ expected: String) throws(InvalidInput) -> SampleTime {
    if case .number(let seconds) = node.value {
      guard let time = SampleTime("\(seconds)") else { throw wrong("\(seconds)", expected, node) }
      return time
    }
    return try parsed(node, expected) { SampleTime($0) }
  }

  private func seconds(_ node: JSONNode, _ isRight: (Double) -> Bool) throws(InvalidInput) -> Double {
    let expected = "a time such as 2 or 500ms"
    guard case .seconds(let seconds) = try time(node, expected), isRight(seconds) else {
      throw wrongType(node, expected)
    }
    return seconds
  }

  /// An index may be a number.
  private func rootName(_ node: JSONNode) throws(InvalidInput) -> String {
    guard case .number = node.value else { return try node.string(rawValue, expected: "an identifier or an index") }
    return String(Int(try number(node, "a whole number from 0") { (0...1e9).contains($0) && $0 == $0.rounded() }))
  }

  private func repetition(_ node: JSONNode) throws(InvalidInput) -> CellRepetition {
    let expected = "a whole number from 1, or fill"
    guard case .number(let number) = node.value else { return try parsed(node, expected) { CellRepetition($0) } }
    guard number >= 1, number == number.rounded(), number <= 1e9 else { throw wrong("\(number)", expected, node) }
    return .times(Int(number))
  }

  private func name(_ node: JSONNode, among names: [String]) throws(InvalidInput) -> String {
    try parsed(node, names.joined(separator: ", ")) { names.contains($0) ? $0 : nil }
  }

  private func wrong(_ found: String, _ expected: String, _ node: JSONNode) -> InvalidInput {
    InvalidInput(LineProblem.wrongValue(rawValue, found: found, expected: expected), at: node.location)
  }

  private func wrongType(_ node: JSONNode, _ expected: String) -> InvalidInput {
    InvalidInput(LineProblem.wrongType(rawValue, found: node.noun, expected: expected), at: node.location)
  }
}

extension JSONNode {
  func string(_ name: String, expected: String = "a string") throws(InvalidInput) -> String {
    guard case .string(let string) = value else {
      throw InvalidInput(LineProblem.wrongType(name, found: noun, expected: expected), at: location)
    }
    return string
  }

  /// Nil for null.
  func optionalString(_ name: String) throws(InvalidInput) -> String? {
    if case .null = value { return nil }
    return try string(name)
  }
}
