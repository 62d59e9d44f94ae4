import Diagnostics
import Dialects
import TextFormats

/// The JSON type of a render option's values, and the form of the option on the command line.
package enum OptionForm: Hashable, Sendable {
  /// The value is a JSON string.
  case text
  /// The value is a JSON number.
  case number
  /// The value is a JSON number, to which `suffix` (a unit such as `s`) is appended before it is parsed, or a JSON
  /// string.
  case numberOrText(suffix: String)
  /// The value is a JSON whole number, at least 0, or a string.
  case wholeNumberOrText
  /// The value is a JSON array of strings, or one string.
  case list
  /// The value is a JSON array of objects or arrays, a JSON object, or the text of one in a string.
  case json
  /// `true` or `false`; on the command line the name without a value.
  case flag
}

/// The values of a render option that a shell offers for completion: words, file names, folders or root views.
package enum OptionCompletion: Hashable, Sendable {
  case none
  case words([String])
  case files(extensions: [String])
  case folders
  /// The values are the root views of the document that the command line names, which the shell lists.
  case roots
}

/// The syntax of a render option's values: a parser, a formatter, the valid range, and the descriptions for messages.
struct OptionSyntax<Value: Hashable & Sendable>: Sendable {
  /// The word for the value that help texts show between angle brackets after the option's name, such as `time`.
  var placeholder: String
  /// The description of the valid values, to follow "expected" in messages: `a number above 0 and at most 1000`.
  var expected: String
  /// A valid value in canonical notation, other than the option's default, for documentation and tests.
  var example: String
  var form = OptionForm.text
  /// All valid values as words, in the order of help texts, if they are a closed list; otherwise empty.
  var words: [String] = []
  var completion = OptionCompletion.none
  /// The mistake in a value that cannot be parsed; nil for the description of valid values.
  var explain: (@Sendable (String) -> String?)?
  /// The range of the option's values, in their unit; nil for values that are not numbers.
  var bounds: OptionBounds?
  var parse: @Sendable (String) -> Value?
  /// Returns the canonical notation of a value, which `parse` converts back into the value.
  var text: @Sendable (Value) -> String
}

extension OptionSyntax {
  /// The same syntax for a value that may be missing, which has an empty text.
  var optional: OptionSyntax<Value?> {
    OptionSyntax<Value?>(
      placeholder: placeholder, expected: expected, example: example, form: form, words: words, completion: completion,
      explain: explain, bounds: bounds, parse: { [parse] in parse($0).map(Optional.some) },
      text: { [text] in $0.map(text) ?? "" })
  }
}

extension OptionSyntax where Value == Bool {
  static let flag = OptionSyntax(
    placeholder: "", expected: "true or false", example: "true", form: .flag,
    parse: { ["true": true, "false": false][$0] }, text: { "\($0)" })
}

// MARK: - Words

extension OptionSyntax where Value == SourceDialect {
  static let dialect = words("name", Value.allCases, \.name)
}

extension OptionSyntax where Value == ShimmerPreset {
  static let preset = words("name", Value.allCases, \.name)
}

extension OptionSyntax where Value == Bool {
  /// The syntax of a direction of languages: true for right to left.
  static let direction = words("name", [false, true]) { $0 ? "rtl" : "ltr" }
}

extension OptionSyntax where Value == LengthUnit {
  static let unit = words("unit", Value.allCases, \.rawValue)
}

extension OptionSyntax where Value == MarkupStyle.Animation {
  static let animation = words("technique", Value.allCases, \.rawValue)
}

extension OptionSyntax where Value == TerminalColors {
  private static let names: [(name: String, value: Value)] = [
    ("true", .trueColor), ("256", .palette256), ("16", .palette16),
  ]

  static let colors = words("number", names.map(\.value)) { value in names.first { $0.value == value }?.name ?? "" }
}

extension OptionSyntax where Value == Device {
  static var device: Self {
    OptionSyntax(
      placeholder: "name", expected: "the name of a device such as iphone-15; `skeleton formats` lists them",
      example: "iphone-15",
      completion: .words(Device.all.map(\.name)), parse: Device.init(named:), text: \.name)
  }
}

extension OptionSyntax {
  /// The syntax of an option whose values are a closed list of words.
  ///
  /// - Parameter values: all values in the order of help texts, of which the last is the example.
  private static func words(
    _ placeholder: String, _ values: [Value], _ text: @escaping @Sendable (Value) -> String
  ) -> Self {
    let words = values.map(text)
    return OptionSyntax(
      placeholder: placeholder, expected: words.joined(separator: ", "), example: words.last ?? "", words: words,
      completion: .words(words), parse: { word in values.first { text($0) == word } }, text: text)
  }
}

// MARK: - Names

extension OptionSyntax where Value == ThemeName {
  static let theme = OptionSyntax(
    placeholder: "name", expected: "light, dark or the name of a theme of the document", example: "dark",
    completion: .words(["light", "dark"]), parse: { $0.isEmpty ? nil : ThemeName($0) }, text: \.name)
}

extension OptionSyntax where Value == RootName {
  static let root = OptionSyntax(
    placeholder: "id", expected: "an identifier, or an index from 0", example: "0", form: .wholeNumberOrText,
    completion: .roots,
    parse: { $0.isEmpty ? nil : RootName($0) }, text: \.text)
}

extension OptionSyntax where Value == String {
  static func string(_ placeholder: String, expected: String) -> Self {
    OptionSyntax(placeholder: placeholder, expected: expected, example: "Wait", parse: { $0 }, text: { $0 })
  }

  /// The syntax of the name of a type in source code.
  static let typeName = OptionSyntax(
    placeholder: "name", expected: "a name of letters and digits that begins with a letter", example: "FeedSkeleton",
    parse: { text in
      let letters = text.utf8
      func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
      let isName = letters.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) } && letters.count <= 100
      return letters.first.map(isLetter) == true && isName ? text : nil
    }, text: { $0 })

  /// The syntax of the name of a package in Kotlin.
  static let packageName = OptionSyntax(
    placeholder: "name", expected: "names of letters, digits and underscores with periods between them",
    example: "com.example.feed",
    parse: { text in
      let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      let areNames = parts.allSatisfy { part in
        guard let first = part.first, !(0x30...0x39).contains(first) else { return false }
        return part.allSatisfy { byte in
          (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
        }
      }
      return areNames && text.utf8.count <= 200 ? text : nil
    }, text: { $0 })
}

extension OptionSyntax where Value == ElementSet {
  static let elements = OptionSyntax(
    placeholder: "xml", expected: "the text of a components file",
    example: "<elements><element name=\"bar\"><view height=\"8\"/></element></elements>",
    explain: { firstProblem(in: $0, ElementSet.init) }, parse: { try? ElementSet($0) }, text: \.text)
}

extension OptionSyntax where Value == RowSet {
  static let rows = OptionSyntax(
    placeholder: "json", expected: "an array of objects", example: "[{\"name\":\"a\"}]", form: .json,
    explain: { firstProblem(in: $0, RowSet.init) }, parse: { try? RowSet($0) }, text: \.text)
}

/// The message of the first problem in a text, with its position, that `read` reports; nil if there is none.
private func firstProblem<Value>(in text: String, _ read: (String) throws(RenderError) -> Value) -> String? {
  do throws(RenderError) {
    _ = try read(text)
    return nil
  } catch {
    return error.problems.first?.description
  }
}

// MARK: - Numbers

extension OptionSyntax where Value == Double {
  /// The syntax of a number above 0 and at most 1000 without a unit, for scales and frame rates.
  static let factor = OptionSyntax(
    placeholder: "number", expected: "a number above 0 and at most 1000", example: "0.5", form: .number,
    bounds: OptionBounds(minimum: 0, maximum: 1_000, excludesMinimum: true),
    parse: { RenderOptions.parseExtent($0).flatMap { $0 <= 1_000 ? $0 : nil } }, text: \.shortest)

  /// The syntax of a time of at least 0 seconds, such as `2s` or `500ms`; a number without a unit is in seconds.
  static let seconds = OptionSyntax(
    placeholder: "time", expected: "a time from 0 such as 2s or 500ms", example: "2s", form: .numberOrText(suffix: "s"),
    parse: RenderOptions.parseSeconds, text: { $0.shortest + "s" })

  /// The syntax of a time above 0 seconds, such as `2s` or `500ms`; a number without a unit is in seconds.
  static let period = OptionSyntax(
    placeholder: "time", expected: "a time above 0 such as 2s or 500ms", example: "1.5s",
    form: .numberOrText(suffix: "s"),
    parse: { parseTime($0).flatMap { $0 > 0 ? $0 : nil } }, text: { $0.shortest + "s" })
}

extension OptionSyntax where Value == SampleTime {
  static let moment = OptionSyntax(
    placeholder: "time",
    expected: "a time from 0 such as 0.5s or 500ms, or a share of the sweep from 0% to 100%", example: "25%",
    form: .numberOrText(suffix: "s"), parse: { SampleTime($0) },
    text: { time in
      switch time {
      case .seconds(let seconds): seconds.shortest + "s"
      case .progress(let share): (share * 100).shortest + "%"
      }
    })
}

extension OptionSyntax where Value == CanvasSize {
  static let size = OptionSyntax(
    placeholder: "WxH", expected: "a size such as 390x844, 390x, x844 or 1080x2400px", example: "390x844",
    parse: { CanvasSize($0) },
    text: \.text)
}

extension OptionSyntax where Value == [CanvasSize] {
  static let sizes = OptionSyntax(
    placeholder: "WxH,…", expected: "sizes in points such as 390x844, 390x or x844", example: "320x,768x", form: .list,
    parse: { text in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let sizes = parts.compactMap { CanvasSize($0) }
      return sizes.count == parts.count ? sizes : nil
    }, text: { $0.map(\.text).joined(separator: ",") })
}

extension OptionSyntax where Value == CellRepetition {
  static let repetition = OptionSyntax(
    placeholder: "count", expected: "a whole number from 1, or fill", example: "2", form: .wholeNumberOrText,
    completion: .words(["fill"]), parse: { CellRepetition($0) },
    text: { repetition in
      switch repetition {
      case .times(let count): "\(count)"
      case .fill: "fill"
      }
    })
}

extension OptionSyntax where Value == Int {
  static func count(_ range: ClosedRange<Int>, of unit: String = "count") -> Self {
    OptionSyntax(
      placeholder: unit, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)",
      example: "\(range.lowerBound + 8)", form: .number,
      bounds: OptionBounds(minimum: Double(range.lowerBound), maximum: Double(range.upperBound), isWhole: true),
      parse: { text in
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(text).flatMap { range.contains($0) ? $0 : nil }
      }, text: { "\($0)" })
  }
}

extension CanvasSize {
  /// The canvas size in the notation of the command line: `390x844`, `390x`, `x844` or `1080x2400px`.
  ///
  /// The text is empty if both sides are nil.
  package var text: String {
    guard width != nil || height != nil else { return "" }
    return "\(width?.shortest ?? "")x\(height?.shortest ?? "")\(unit == .pixels ? "px" : "")"
  }
}
