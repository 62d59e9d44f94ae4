import Diagnostics
package import TextFormats

/// The declaration of one option: its name, its values, its description, and its property in ``RenderOptions``.
///
/// The command line, the records of `batch`, the page of the preview, `snapshots.json`, entity tags and help texts read
/// the list ``all``, so that each option is declared once.
package struct RenderOption: Sendable {
  /// A section of help texts.
  package enum Group: String, Hashable, Sendable, CaseIterable {
    case reading = "Reading"
    case canvas = "Canvas"
    case appearance = "Appearance"
    case time = "Time"
    case text = "Text pictures"
    case markup = "SVG, HTML and source code"
    case limits = "Limits"
  }

  /// An interface through which options are set: the command line, a record of `batch`, a page or `snapshots.json`.
  package enum Surface: String, Hashable, Sendable, CaseIterable {
    case commandLine, record, page, snapshots
  }

  /// The name of the option in JSON, such as `stopAt`.
  package let name: String
  package let group: Group
  /// The description of the option in one sentence, without its values and its default.
  package let summary: String
  /// The default of the option in words for help texts; nil for flags and for options that are absent by default.
  package let defaultText: String?
  /// The word for the option's value, which help texts show between angle brackets.
  package let placeholder: String
  /// The description of the option's valid values, to follow "expected": `a number above 0 and at most 1000`.
  package let expected: String
  /// A value of the option other than its default, in canonical notation, for documentation and tests; `true` for
  /// flags.
  package let example: String
  package let form: OptionForm
  /// All values of the option as words, if they are a closed list; empty for all other options.
  package let words: [String]
  package let completion: OptionCompletion
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

  /// The values and the default of the option for help texts: `(values: css, smil, none; default: css)`; empty without
  /// both.
  package var remark: String {
    let values = words.isEmpty ? nil : "values: " + words.joined(separator: ", ")
    let parts = [values, defaultText.map { "default: " + $0 }].compactMap(\.self)
    return parts.isEmpty ? "" : " (" + parts.joined(separator: "; ") + ")"
  }

  /// The value of the option in canonical notation; nil if it is the default or absent, empty for a flag that is set.
  package func text(in options: RenderOptions) -> String? { print(options) }

  /// Returns true when the value of the option is within its range.
  func isValid(in options: RenderOptions) -> Bool { validate(options) }

  /// Sets the option's property to its default.
  package func reset(in options: inout RenderOptions) { restore(&options) }
}

extension RenderOption: CustomStringConvertible {
  package var description: String { name }
}

// MARK: - Declarations

extension RenderOption {
  /// The part of an option's declaration that is the same for all types of values.
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

  /// The declaration of an option that may be absent.
  ///
  /// - Parameters:
  ///   - entry: the name, the group, the summary, the formats and the surfaces.
  ///   - path: the property of the option.
  ///   - syntax: the notation and the range of the values.
  ///   - standard: the default in words; nil for none.
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

  /// The declaration of an option whose default is its value in ``RenderOptions``.
  ///
  /// - Parameters:
  ///   - entry: the name, the group, the summary, the formats and the surfaces.
  ///   - path: the property of the option.
  ///   - syntax: the notation and the range of the values.
  ///   - others: further properties that receive the same value.
  ///   - standard: the default in words, if the value alone does not describe it.
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

  /// The declaration of a flag, which is false by default.
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
    (words, completion, bounds) = (syntax.words, syntax.completion, syntax.bounds)
    (self.parse, self.print, self.validate, self.restore) = (parse, print, validate, restore)
  }
}

// MARK: - Values

/// An option together with a value that is within its range.
package struct OptionSetting: Sendable {
  package let option: RenderOption
  /// The value of the option as text, in the notation in which it was given.
  package let text: String
  private let change: @Sendable (inout RenderOptions) -> Void

  fileprivate init(_ option: RenderOption, _ text: String, _ change: @escaping @Sendable (inout RenderOptions) -> Void)
  {
    (self.option, self.text, self.change) = (option, text, change)
  }

  package func apply(to options: inout RenderOptions) { change(&options) }
}

extension RenderOption {
  /// The setting of this option to a value in the notation of the command line or of a query.
  ///
  /// - Throws: ``OptionMistake`` for a value that the option does not accept.
  package func setting(_ text: String) throws(OptionMistake) -> OptionSetting {
    guard let change = parse(text) else { throw OptionMistake(self, .value("\"\(text)\""), text) }
    return OptionSetting(self, text, change)
  }

  /// The setting of this option to a JSON value: a number, a string, a Boolean or an array, according to ``form``.
  ///
  /// - Throws: ``OptionMistake`` for a value of another type or out of range.
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

/// An error for a value that an option does not accept.
package struct OptionMistake: Error, Hashable, Sendable {
  /// The reason why an option does not accept a value.
  package enum Kind: Hashable, Sendable {
    /// A value of the wrong JSON type: the type as a noun with its article.
    case type(String)
    /// A value out of range or unknown: the value as it was given.
    case value(String)
  }

  package let name: String
  package let kind: Kind
  /// The values that the option accepts, or the nearest of them: `expected a number above 0`, `did you mean "dark"?`.
  package let advice: String
  private let isSuggestion: Bool

  fileprivate init(_ option: RenderOption, _ kind: Kind, _ text: String?) {
    var nearest: String?
    if let text, case .words(let words) = option.completion { nearest = nearestName(to: text, among: words) }
    (name, self.kind, isSuggestion) = (option.name, kind, nearest != nil)
    advice = nearest.map { "did you mean \"\($0)\"?" } ?? "expected \(option.expected)"
  }

  /// The message of the error: `"scale" is 0, expected a number above 0 and at most 1000`.
  package var sentence: String {
    let found =
      switch kind {
      case .type(let noun): noun
      case .value(let value): value
      }
    return "\"\(name)\" is \(found)\(isSuggestion ? ";" : ",") \(advice)"
  }
}
