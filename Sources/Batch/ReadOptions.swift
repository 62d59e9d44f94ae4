import Diagnostics
import Skeleton
import TextFormats

/// Reads the member `options` of a record, which overrides the options that apply to every record.
///
/// An option whose value is null, and all options if `node` is null, keep their value in `record`.
///
/// - Throws: ``InvalidInput`` with one ``LineProblem`` at the first unknown name, wrong type or invalid value.
func readOptions(_ node: JSONNode, into record: inout Record) throws(InvalidInput) {
  if case .null = node.value { return }
  guard case .object(let members) = node.value else {
    throw InvalidInput(LineProblem.wrongType("options", found: node.noun, expected: "an object"), at: node.location)
  }
  let accepted = RenderOption.on(.record)
  for member in members {
    guard let option = accepted.first(where: { $0.name == member.name }) else {
      let nearest = nearestName(to: member.name, among: accepted.map(\.name))
      throw InvalidInput(LineProblem.unknownMember(member.name, nearest: nearest), at: member.node.location)
    }
    // Null is the default.
    if case .null = member.node.value { continue }
    let setting = try mapError(option.setting(member.node)) {
      InvalidInput(LineProblem.option($0), at: member.node.location)
    }
    setting.apply(to: &record.options)
    record.given.append(option)
  }
}

extension JSONNode {
  func string(_ name: String, expected: String = "a string") throws(InvalidInput) -> String {
    guard case .string(let string) = value else {
      throw InvalidInput(LineProblem.wrongType(name, found: noun, expected: expected), at: location)
    }
    return string
  }

  /// The string that is the value of a member of a record; nil if the value is null.
  ///
  /// - Parameter name: the name of the member, for messages.
  /// - Throws: ``InvalidInput`` for any value other than a string or null.
  func optionalString(_ name: String) throws(InvalidInput) -> String? {
    if case .null = value { return nil }
    return try string(name)
  }
}
