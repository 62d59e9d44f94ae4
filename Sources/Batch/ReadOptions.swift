import Diagnostics
import Skeleton
import TextFormats

/// The options of one record, and a list of those that the record itself contains.
struct RecordOptions {
  var options: RenderOptions
  var given: [RenderOption] = []
}

/// Reads the options of a record, which override the common ones; null has no options.
///
/// - Throws: ``InvalidInput`` with one ``LineProblem``.
func readOptions(_ node: JSONNode, _ common: RenderOptions) throws(InvalidInput) -> RecordOptions {
  var read = RecordOptions(options: common)
  if case .null = node.value { return read }
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
    do throws(OptionMistake) {
      try option.setting(member.node).apply(to: &read.options)
    } catch {
      throw InvalidInput(LineProblem.option(error), at: member.node.location)
    }
    read.given.append(option)
  }
  return read
}

extension JSONNode {
  func string(_ name: String, expected: String = "a string") throws(InvalidInput) -> String {
    guard case .string(let string) = value else {
      throw InvalidInput(LineProblem.wrongType(name, found: noun, expected: expected), at: location)
    }
    return string
  }

  /// The string of a member's value; nil for null.
  ///
  /// - Parameter name: the name of the member, for messages.
  /// - Throws: ``InvalidInput`` for any other value.
  func optionalString(_ name: String) throws(InvalidInput) -> String? {
    if case .null = value { return nil }
    return try string(name)
  }
}
