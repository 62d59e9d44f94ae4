import Diagnostics
import Skeleton
import TextFormats

/// The rendering options of one record of a batch stream, and a list of those that the record itself sets.
struct RecordOptions {
  var options: RenderOptions
  var given: [RenderOption] = []
}

/// Reads the member `options` of a record, which overrides the options that apply to every record.
///
/// An option whose value is null, and all options if `node` is null, keep the value in `common`.
///
/// - Throws: ``InvalidInput`` with one ``LineProblem`` at the first unknown name, wrong type or invalid value.
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

  /// The string that is the value of a member of a record; nil if the value is null.
  ///
  /// - Parameter name: the name of the member, for messages.
  /// - Throws: ``InvalidInput`` for any value other than a string or null.
  func optionalString(_ name: String) throws(InvalidInput) -> String? {
    if case .null = value { return nil }
    return try string(name)
  }
}
