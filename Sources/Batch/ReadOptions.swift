import Diagnostics
import Skeleton
import TextFormats

/// The options with which a record is rendered.
struct RecordOptions {
  var values: RenderOptions
  /// The options that the record itself sets, in the order of its text; options common to all records are not included.
  let given: [RenderOption]
  /// The text of the options in entity tags.
  let text: String
  /// True if all values are in range, so that they are not checked again for each record.
  let areInRange: Bool

  init(_ values: RenderOptions, given: [RenderOption] = []) {
    (self.values, self.given) = (values, given)
    text = values.canonicalText(on: .record)
    areInRange = values.areInRange
  }
}

/// Reads the member `options` of records, which overrides the options that apply to every record.
///
/// Equal values are read once, because the records of a stream usually state the same options.
struct OptionsReader: Sendable {
  /// The options that apply to every record.
  let common: RecordOptions
  private let recent = BoundedCache<String, RecordOptions>(count: 64, cost: 1 << 16)

  init(_ common: RenderOptions) {
    self.common = RecordOptions(common)
  }

  /// Reads the options of a record; those whose value is null, and all if `node` is null, keep their common value.
  ///
  /// - Throws: ``InvalidInput`` with one ``LineProblem`` at the first unknown name, wrong type or invalid value.
  func read(_ node: JSONNode) throws(InvalidInput) -> RecordOptions {
    let text = node.text
    if let known = recent.value(for: text) { return known }
    let new = try readNew(node)
    recent.store(new, for: text, cost: text.utf8.count)
    return new
  }

  private func readNew(_ node: JSONNode) throws(InvalidInput) -> RecordOptions {
    if case .null = node.value { return common }
    guard case .object(let members) = node.value else { throw node.wrongType("options", "an object") }
    var (values, given) = (common.values, [RenderOption]())
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
      setting.apply(to: &values)
      given.append(option)
    }
    return RecordOptions(values, given: given)
  }
}

extension JSONNode {
  /// The error for a member of a record whose value has another type than `expected`.
  func wrongType(_ name: String, _ expected: String) -> InvalidInput {
    InvalidInput(LineProblem.wrongType(name, found: noun, expected: expected), at: location)
  }

  func string(_ name: String) throws(InvalidInput) -> String {
    guard case .string(let string) = value else { throw wrongType(name, "a string") }
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
