package import Diagnostics
package import TextFormats

/// A JSON file that configures a command; the raw value is the code of the problems in it.
package enum ConfigurationFile: String, Hashable, Sendable {
  /// The file `snapshots.json`, which configures `skeleton snapshot`.
  case snapshots = "snapshots.configuration"
  /// The file `skeleton.json`, which configures `skeleton check`.
  case check = "check.configuration"
}

/// A problem of a configuration file, such as an unknown member or an invalid value.
package struct ConfigurationProblem: Problem, Hashable {
  package enum Kind: Hashable, Sendable {
    case unknownName(String, nearest: String?, available: [String])
    case wrongType(String, found: String, expected: String)
    case wrongValue(String, found: String, nearest: String?, expected: String)
    case option(OptionMistake)
    case empty(String)
    case duplicate(String, found: String)
    case exclusive(String, String)
  }

  let file: ConfigurationFile
  let kind: Kind

  package var code: String { file.rawValue }

  package var message: String {
    switch kind {
    case .unknownName(let name, let nearest?, _): "unknown name \"\(name)\"; did you mean \"\(nearest)\"?"
    case .unknownName(let name, nil, let available):
      "unknown name \"\(name)\"; expected \(available.joined(separator: ", "))"
    case .wrongType(let name, let found, let expected): "\"\(name)\" is \(found), expected \(expected)"
    case .wrongValue(let name, let found, let nearest?, _):
      "\"\(name)\" has \"\(found)\"; did you mean \"\(nearest)\"?"
    case .wrongValue(let name, let found, nil, let expected): "\"\(name)\" has \"\(found)\", expected \(expected)"
    case .option(let mistake): mistake.sentence
    case .empty(let name): "\"\(name)\" is empty; leave it out, or list at least one value"
    case .duplicate(let name, let found): "\"\(name)\" has \"\(found)\" twice"
    case .exclusive(let first, let second): "\"\(first)\" and \"\(second)\" exclude each other; leave one out"
    }
  }
}

/// The mistakes of a configuration file, which are collected while its members are read.
package struct ConfigurationMistakes: Sendable {
  private let file: ConfigurationFile
  private var mistakes: [Diagnostic] = []

  package init(in file: ConfigurationFile) {
    self.file = file
  }

  /// The members of the JSON object that a file contains, in the order of the file.
  ///
  /// - Throws: ``InvalidInput`` for a text that is not a JSON object.
  package func members(of text: [UInt8]) throws(InvalidInput) -> [JSONNode.Member] {
    let root = try parseJSON(text)
    if case .object(let members) = root.value { return members }
    let kind = ConfigurationProblem.Kind.wrongType("the file", found: root.noun, expected: "an object")
    throw InvalidInput(ConfigurationProblem(file: file, kind: kind), at: root.location)
  }

  package mutating func note(_ kind: ConfigurationProblem.Kind, at location: SourceLocation) {
    mistakes.append(.error(ConfigurationProblem(file: file, kind: kind), at: location))
  }

  /// Notes a value of another type than the expected one.
  package mutating func noteType(_ name: String, _ node: JSONNode, expected: String) {
    note(.wrongType(name, found: node.noun, expected: expected), at: node.location)
  }

  /// Notes a member whose name is not one of `names`.
  package mutating func noteUnknown(_ member: JSONNode.Member, among names: [String]) {
    let nearest = nearestName(to: member.name, among: names)
    note(.unknownName(member.name, nearest: nearest, available: names), at: member.nameLocation)
  }

  /// The members of a JSON object; empty for any other value, which is recorded as a mistake.
  package mutating func object(_ name: String, _ node: JSONNode) -> [JSONNode.Member] {
    if case .object(let members) = node.value { return members }
    noteType(name, node, expected: "an object")
    return []
  }

  /// The values of a JSON array; nil for any other value, which is recorded as a mistake.
  package mutating func array(_ name: String, _ node: JSONNode, of values: String) -> [JSONNode]? {
    if case .array(let nodes) = node.value { return nodes }
    noteType(name, node, expected: "an array of \(values)")
    return nil
  }

  /// The setting of an option; nil for a value that it does not accept, which is a mistake.
  package mutating func setting(_ option: RenderOption, _ node: JSONNode) -> OptionSetting? {
    do throws(OptionMistake) {
      return try option.setting(node)
    } catch {
      note(.option(error), at: node.location)
      return nil
    }
  }

  /// Checks that there are no mistakes.
  ///
  /// - Throws: ``InvalidInput`` with all mistakes and their positions.
  package func check() throws(InvalidInput) {
    if !mistakes.isEmpty { throw InvalidInput(mistakes) }
  }
}
