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

  private static let standard = RenderOptions()

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

  /// Returns true if the value of this option is within its range, or is the default.
  func isValid(in options: RenderOptions) -> Bool { validate(options) }

  /// The options that have invalid values, in the order of ``all``; a flag has none.
  private static let limited = all.filter { $0.form != .flag }

  /// The functions that check the values of ``limited``, in the same order.
  private static let validations = limited.map(\.validate)

  /// Returns the first option, in the order of ``all``, whose value is out of range; nil if all values are valid.
  static func firstInvalid(in options: RenderOptions) -> RenderOption? {
    // A copy of an option would retain all of its properties.
    validations.firstIndex { !$0(options) }.map { limited[$0] }
  }

  /// Sets the property of this option in `options` to its default.
  package func reset(in options: inout RenderOptions) { restore(&options) }
}

extension RenderOption: CustomStringConvertible {
  package var description: String { name }
}

// MARK: - Declarations

extension RenderOption {
  /// The values that every option's declaration states: name, group, summary, output formats and interfaces.
  struct Entry {
    var name: String
    var group: Group
    var summary: String
    var formats = OutputFormat.allCases
    var surfaces = Set(Surface.allCases)

    init(
      _ name: String, in group: Group, _ summary: String, formats: [OutputFormat] = OutputFormat.allCases,
      on surfaces: Set<Surface> = Set(Surface.allCases)
    ) {
      (self.name, self.group, self.summary) = (name, group, summary)
      (self.formats, self.surfaces) = (formats, surfaces)
    }
  }

  typealias Path<Value> = any WritableKeyPath<RenderOptions, Value> & Sendable

  /// The declaration of an option whose property is nil by default.
  ///
  /// - Parameters:
  ///   - entry: the name, the group, the summary, the formats and the interfaces.
  ///   - path: the property in ``RenderOptions``.
  ///   - syntax: the notation and the range of the values.
  ///   - standard: the description of the behavior without the option, for help texts; nil for none.
  init<Value>(
    _ entry: Entry, _ path: Path<Value?>, _ syntax: OptionSyntax<Value>, default standard: String? = nil
  ) {
    self.init(
      entry, syntax, default: standard,
      parse: { text in
        guard let value = syntax.parse(text) else { return nil }
        return { $0[keyPath: path] = value }
      },
      print: { $0[keyPath: path].map(syntax.text) },
      validate: { $0[keyPath: path].map { syntax.parse(syntax.text($0)) != nil } ?? true },
      restore: { $0[keyPath: path] = nil })
  }

  /// The declaration of an option whose default is the value of its property in ``RenderOptions/init()``.
  ///
  /// - Parameters:
  ///   - entry: the name, the group, the summary, the formats and the interfaces.
  ///   - path: the property in ``RenderOptions``.
  ///   - syntax: the notation and the range of the values.
  ///   - others: further properties that receive the same value.
  ///   - standard: the description of the default for help texts; nil for its value in canonical notation.
  init<Value>(
    _ entry: Entry, _ path: Path<Value>, _ syntax: OptionSyntax<Value>, and others: [Path<Value>] = [],
    default standard: String? = nil
  ) {
    self.init(
      entry, syntax, default: standard ?? syntax.text(Self.standard[keyPath: path]),
      parse: { text in
        guard let value = syntax.parse(text) else { return nil }
        return { options in for path in [path] + others { options[keyPath: path] = value } }
      },
      print: { options in
        let value = options[keyPath: path]
        return value == Self.standard[keyPath: path] ? nil : syntax.text(value)
      },
      validate: { options in
        let value = options[keyPath: path]
        return value == Self.standard[keyPath: path] || syntax.parse(syntax.text(value)) != nil
      },
      restore: { options in for path in [path] + others { options[keyPath: path] = Self.standard[keyPath: path] } })
  }

  /// The declaration of an option that is true or false, and false by default.
  ///
  /// - Parameters:
  ///   - entry: the name, the group, the summary, the formats and the interfaces.
  ///   - path: the property in ``RenderOptions``.
  init(_ entry: Entry, flag path: Path<Bool>) {
    let syntax = OptionSyntax<Bool>(
      placeholder: "", expected: "true or false", example: "true", form: .flag,
      parse: { ["true": true, "false": false][$0] }, text: { "\($0)" })
    self.init(
      entry, syntax, default: nil,
      parse: { text in
        guard let value = syntax.parse(text) else { return nil }
        return { $0[keyPath: path] = value }
      },
      print: { $0[keyPath: path] ? "" : nil }, validate: { _ in true }, restore: { $0[keyPath: path] = false })
  }

  private init<Value>(
    _ entry: Entry, _ syntax: OptionSyntax<Value>, default standard: String?,
    parse: @escaping @Sendable (String) -> (@Sendable (inout RenderOptions) -> Void)?,
    print: @escaping @Sendable (RenderOptions) -> String?, validate: @escaping @Sendable (RenderOptions) -> Bool,
    restore: @escaping @Sendable (inout RenderOptions) -> Void
  ) {
    (name, group, summary, defaultText) = (entry.name, entry.group, entry.summary, standard)
    (formats, surfaces) = (entry.formats, entry.surfaces)
    (placeholder, expected, example, form) = (syntax.placeholder, syntax.expected, syntax.example, syntax.form)
    (words, completion, explain, bounds) = (syntax.words, syntax.completion, syntax.explain, syntax.bounds)
    (self.parse, self.print, self.validate, self.restore) = (parse, print, validate, restore)
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
    case (.wholeNumberOrText, .number(let number)): throw OptionMistake(self, .value(digits(of: number)), nil)
    case (.text, .string(let text)), (.numberOrText, .string(let text)), (.wholeNumberOrText, .string(let text)),
      (.list, .string(let text)):
      return try setting(text)
    case (.json, .object): return try setting(node.text)
    case (.json, .array(let nodes)) where nodes.allSatisfy(\.isContainer): return try setting(node.text)
    case (.json, .string(let text)): return try setting(text)
    case (.list, .array(let nodes)):
      let texts = nodes.compactMap { if case .string(let text) = $0.value { text } else { nil } }
      guard texts.count == nodes.count else { throw OptionMistake(self, .type(node.noun), nil) }
      return try setting(texts.joined(separator: ","))
    default: throw OptionMistake(self, .type(node.noun), nil)
    }
  }

  private func setting(_ number: Double, suffix: String) throws(OptionMistake) -> OptionSetting {
    let text = digits(of: number) + suffix
    guard let change = parse(text) else { throw OptionMistake(self, .value(digits(of: number)), nil) }
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
