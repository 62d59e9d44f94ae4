import Diagnostics
package import TextFormats

/// The declaration of one render option: its name, its values, its description, and its property in ``RenderOptions``.
///
/// The command line, the records of `batch`, the page of the preview, `snapshots.json`, entity tags and help texts read
/// the list ``all``, so that each option is declared once.
package struct RenderOption: Sendable {
  /// A section of help texts; the raw value is its title.
  package enum Group: String, Hashable, Sendable, CaseIterable {
    case reading = "Reading"
    case canvas = "Canvas"
    case appearance = "Appearance"
    case time = "Time"
    case text = "Text pictures"
    case markup = "SVG, HTML and source code"
    case limits = "Limits"
  }

  /// An interface that sets options: the command line, a record of `batch`, the page of the preview or
  /// `snapshots.json`.
  package enum Surface: String, Hashable, Sendable, CaseIterable {
    case commandLine, record, page, snapshots
  }

  /// The name of the option in JSON, such as `stopAt`.
  package let name: String
  package let group: Group
  /// The description of the option in one sentence, without its values and its default.
  package let summary: String
  /// The option's default as text for help; nil for flags and for options that are absent by default.
  package let defaultText: String?
  /// The word for the value that help texts show between angle brackets after the option's name, such as `time`.
  package let placeholder: String
  /// The description of the valid values, to follow "expected" in messages: `a number above 0 and at most 1000`.
  package let expected: String
  /// A valid value in canonical notation, other than the option's default, for documentation and tests; `true` for
  /// flags.
  package let example: String
  package let form: OptionForm
  /// All valid values as words, in the order of help texts, if they are a closed list; otherwise empty.
  package let words: [String]
  package let completion: OptionCompletion
  /// The mistake in a value that cannot be parsed; nil for the description of valid values.
  fileprivate let explain: (@Sendable (String) -> String?)?
  /// The range of the option's values, if they are numbers; nil for all other options.
  package let bounds: OptionBounds?
  /// The output formats whose bytes depend on the option.
  package let formats: [OutputFormat]
  package let surfaces: Set<Surface>

  private let parse: @Sendable (String) -> (@Sendable (inout RenderOptions) -> Void)?
  private let print: @Sendable (RenderOptions) -> String?
  private let validate: @Sendable (RenderOptions) -> Bool
  private let restore: @Sendable (inout RenderOptions) -> Void

  /// The name of the option on the command line without `--`, such as `stop-at`.
  package var commandName: String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
  }

  /// The values and the default of the option for help texts, such as ` (values: css, smil, none; default: css)`.
  ///
  /// The text is empty if the option has neither a list of values nor a default.
  package var remark: String {
    let values = words.isEmpty ? nil : "values: " + words.joined(separator: ", ")
    let parts = [values, defaultText.map { "default: " + $0 }].compactMap(\.self)
    return parts.isEmpty ? "" : " (" + parts.joined(separator: "; ") + ")"
  }

  /// The value of this option in canonical notation; nil if it is the default or absent, empty for a flag that is set.
  package func text(in options: RenderOptions) -> String? { print(options) }

  /// The functions that check the values of the options, in the order of ``all``.
  private static let validations = all.map { $0.validate }

  /// Returns the first option, in the order of ``all``, whose value is out of range; nil if all values are valid.
  static func firstInvalid(in options: RenderOptions) -> RenderOption? {
    // A copy of an option would retain all of its properties.
    validations.firstIndex { !$0(options) }.map { all[$0] }
  }

  /// Sets the property of this option in `options` to its default.
  package func reset(in options: inout RenderOptions) { restore(&options) }

  /// The render option whose name in JSON is `name`, such as `stopAt`; nil if no option has this name.
  package static func named(_ name: String) -> RenderOption? { all.first { $0.name == name } }

  /// The render options that an interface accepts, such as the command line, in the order of ``all``.
  package static func on(_ surface: Surface) -> [RenderOption] { bySurface[surface] ?? [] }

  private static let bySurface = Dictionary(
    uniqueKeysWithValues: Surface.allCases.map { surface in (surface, all.filter { $0.surfaces.contains(surface) }) })

  /// The JSON names of the options that an interface accepts, separated by commas, in the order of ``all``.
  package static func names(on surface: Surface) -> String { on(surface).map(\.name).joined(separator: ", ") }
}

extension RenderOption: CustomStringConvertible {
  package var description: String { name }
}

// MARK: - Declarations

extension RenderOption {
  typealias Path<Value> = any WritableKeyPath<RenderOptions, Value> & Sendable

  /// The declaration of an option whose property is nil by default; the parameters are those of the other initializer.
  init<Value>(
    _ name: String, in group: Group, _ path: Path<Value?>, _ syntax: OptionSyntax<Value>,
    default standard: String? = nil,
    formats: [OutputFormat] = OutputFormat.allCases, on surfaces: Set<Surface> = Set(Surface.allCases),
    _ summary: String
  ) {
    self.init(
      name, in: group, path, syntax.optional, default: standard, formats: formats, on: surfaces, summary)
  }

  /// The declaration of an option whose default is the value of its property in ``RenderOptions/init()``.
  ///
  /// - Parameters:
  ///   - others: further properties that receive the same value.
  ///   - isAlias: true if another option prints the value of the property.
  ///   - standard: the description of the default for help texts; nil for its value in canonical notation, if there is
  ///     one.
  init<Value>(
    _ name: String, in group: Group, _ path: Path<Value>, _ syntax: OptionSyntax<Value>, and others: [Path<Value>] = [],
    isAlias: Bool = false, default standard: String? = nil, formats: [OutputFormat] = OutputFormat.allCases,
    on surfaces: Set<Surface> = Set(Surface.allCases), _ summary: String
  ) {
    let usual = RenderOptions()[keyPath: path]
    let usualText = syntax.form == .flag ? "" : syntax.text(usual)
    let setter = { @Sendable (value: Value) in
      { @Sendable (options: inout RenderOptions) in for path in [path] + others { options[keyPath: path] = value } }
    }
    (self.name, self.group, self.summary, self.formats, self.surfaces) = (name, group, summary, formats, surfaces)
    (placeholder, expected, example, form) = (syntax.placeholder, syntax.expected, syntax.example, syntax.form)
    (words, completion, explain, bounds) = (syntax.words, syntax.completion, syntax.explain, syntax.bounds)
    defaultText = standard ?? (usualText.isEmpty ? nil : usualText)
    parse = { syntax.parse($0).map(setter) }
    print = { options in
      if isAlias { return nil }
      let value = options[keyPath: path]
      return value == usual ? nil : syntax.form == .flag ? "" : syntax.text(value)
    }
    validate = { options in
      let value = options[keyPath: path]
      return value == usual || syntax.parse(syntax.text(value)) != nil
    }
    restore = { for path in [path] + others { $0[keyPath: path] = RenderOptions()[keyPath: path] } }
  }
}

extension RenderOptions {
  /// The options of an interface that differ from their defaults, in one line; equal options have equal texts, for
  /// cache keys.
  ///
  /// - Parameter surface: the interface whose options are included; all other options are left out.
  package func canonicalText(on surface: RenderOption.Surface) -> String {
    RenderOption.on(surface).compactMap { option in
      option.text(in: self).map { "\(option.name)=\($0.utf8.count):\($0)" }
    }.joined(separator: " ")
  }

  /// The arguments of `skeleton render` that set all options with another value than their default.
  ///
  /// - Parameter names: the names in JSON of options to leave out.
  package func commandArguments(without names: Set<String> = []) -> [String] {
    RenderOption.on(.commandLine).filter { !names.contains($0.name) }.flatMap {
      option -> [String] in
      guard let text = option.text(in: self) else { return [] }
      return ["--\(option.commandName)"] + (option.form == .flag ? [] : [text])
    }
  }
}

// MARK: - Values

/// A render option together with a valid value, ready to be applied to ``RenderOptions``.
package struct OptionSetting: Sendable {
  package let option: RenderOption
  /// The value of the option as text; a JSON number is converted to the notation of the command line.
  package let text: String
  private let change: @Sendable (inout RenderOptions) -> Void

  fileprivate init(_ option: RenderOption, _ text: String, _ change: @escaping @Sendable (inout RenderOptions) -> Void)
  {
    (self.option, self.text, self.change) = (option, text, change)
  }

  package func apply(to options: inout RenderOptions) { change(&options) }
}

extension RenderOption {
  /// Parses a value of this option in the notation of the command line.
  ///
  /// - Throws: ``OptionMistake`` for a value that the option does not accept.
  package func setting(_ text: String) throws(OptionMistake) -> OptionSetting {
    guard let change = parse(text) else { throw OptionMistake(self, .value("\"\(text)\""), text) }
    return OptionSetting(self, text, change)
  }

  /// Parses a JSON value of this option: a number, a string, a Boolean or an array, as ``form`` states.
  ///
  /// - Throws: ``OptionMistake`` for a value of another JSON type or out of range.
  package func setting(_ node: JSONNode) throws(OptionMistake) -> OptionSetting {
    switch (form, node.value) {
    case (.flag, .bool(let flag)): return try setting("\(flag)")
    case (.number, .number(let number)): return try setting(number, suffix: "")
    case (.numberOrText(let suffix), .number(let number)): return try setting(number, suffix: suffix)
    case (.wholeNumberOrText, .number(let number)) where number >= 0 && number == number.rounded():
      return try setting(number, suffix: "")
    case (.wholeNumberOrText, .number(let number)): throw OptionMistake(self, .value(number.shortest), nil)
    case (.text, .string(let text)), (.numberOrText, .string(let text)), (.wholeNumberOrText, .string(let text)),
      (.list, .string(let text)):
      return try setting(text)
    case (.json, .object): return try setting(node.text)
    case (.json, .array(let nodes)) where nodes.allSatisfy(\.isContainer): return try setting(node.text)
    case (.json, .string(let text)): return try setting(text)
    case (.list, .array(let nodes)):
      let texts = nodes.compactMap(\.string)
      guard texts.count == nodes.count else { throw OptionMistake(self, .type(node.noun), nil) }
      return try setting(texts.joined(separator: ","))
    default: throw OptionMistake(self, .type(node.noun), nil)
    }
  }

  private func setting(_ number: Double, suffix: String) throws(OptionMistake) -> OptionSetting {
    let text = number.shortest + suffix
    guard let change = parse(text) else { throw OptionMistake(self, .value(number.shortest), nil) }
    return OptionSetting(self, text, change)
  }
}

/// An error about a value that an option does not accept.
package struct OptionMistake: Error, Hashable, Sendable {
  /// The reason why an option does not accept a value, with the text that the message contains.
  package enum Kind: Hashable, Sendable {
    /// A value of the wrong JSON type; the text is the type as a noun with its article, such as `a number`.
    case type(String)
    /// A value that is out of range or unknown; the text is the value as it was given.
    case value(String)
  }

  package let name: String
  package let kind: Kind
  /// The values that the option accepts, or the one with the most similar name: `expected a number above 0`, `did you
  /// mean "dark"?`.
  package let advice: String
  private let isSuggestion: Bool

  fileprivate init(_ option: RenderOption, _ kind: Kind, _ text: String?) {
    var nearest: String?
    if let text, case .words(let words) = option.completion { nearest = nearestName(to: text, among: words) }
    (name, self.kind, isSuggestion) = (option.name, kind, nearest != nil)
    let mistake = text.flatMap { option.explain?($0) }
    advice = nearest.map { "did you mean \"\($0)\"?" } ?? mistake ?? "expected \(option.expected)"
  }

  /// Returns the first 57 characters of a JSON value; the text of a string ends with its quote.
  private func shortened(_ value: String) -> String {
    String(String.UnicodeScalarView(value.unicodeScalars.prefix(57))) + (value.hasPrefix("\"") ? "…\"" : "…")
  }

  /// The message of the error: `"scale" is 0, expected a number above 0 and at most 1000`.
  package var sentence: String {
    let found =
      switch kind {
      case .type(let noun): noun
      case .value(let value): value.unicodeScalars.count > 60 ? shortened(value) : value
      }
    return "\"\(name)\" is \(found)\(isSuggestion ? ";" : ",") \(advice)"
  }
}

extension JSONNode {
  /// True for an array and an object; false for all other JSON values.
  fileprivate var isContainer: Bool {
    switch value {
    case .array, .object: true
    case .null, .bool, .number, .string: false
    }
  }
}
