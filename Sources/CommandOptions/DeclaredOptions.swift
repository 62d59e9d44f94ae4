package import ArgumentParser
package import Skeleton
import Synchronization
import SystemIO

/// A selection from the library's table of options: the options that a command accepts in one group of its help text.
package protocol OptionSelection: Sendable {
  /// The selected options, in the order of the help text.
  static var options: [RenderOption] { get }
  /// The names of the options that the user may repeat, to get one picture for each value.
  static var repeatable: Set<String> { get }
}

extension OptionSelection {
  package static var repeatable: Set<String> { [] }
}

/// Command-line arguments for the options of `Selection`: names, help, defaults, completions and parsing come from the
/// library's table of options.
///
/// The argument parser finds the arguments of a type by reflection, and their values by decoding. This type reflects
/// and decodes one argument for each entry of `Selection`, so that an option requires no other declaration.
package struct DeclaredOptions<Selection: OptionSelection>: ParsableArguments, CustomReflectable, Sendable {
  private typealias Values = Option<[[OptionSetting]]>

  /// The given values of each option in the order of the command line; the key is the name of the option.
  private var given: [String: [OptionSetting]] = [:]

  /// Creates the arguments of a command line that contains none of the options.
  package init() {}

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    for option in Selection.options {
      let key = Key(stringValue: option.name)
      if option.form == .flag {
        guard try container.decode(Flag<Bool>.self, forKey: key).wrappedValue else { continue }
        given[option.name] = [try option.setting("true")]
      } else {
        let values = try container.decode(Values.self, forKey: key).wrappedValue
        if !values.isEmpty { given[option.name] = values.flatMap(\.self) }
      }
    }
  }

  package var customMirror: Mirror {
    let arguments = cachedArguments(of: Selection.self) { Selection.options.map { ($0.name, Self.argument($0)) } }
    return Mirror(self, children: arguments)
  }

  package func validate() throws {
    if given["size"] != nil, given["device"] != nil {
      throw ValidationError("--size and --device both name the canvas; give one of them")
    }
    // A user who repeats one of these means several pictures; of other options the last value counts.
    for option in Selection.options where Variant.axes.subtracting(Selection.repeatable).contains(option.name) {
      guard let values = given[option.name], values.count > 1 else { continue }
      let texts = values.map(\.text).joined(separator: " and ")
      throw ValidationError("--\(option.commandName) is given \(values.count) times: \(texts); give one value")
    }
  }

  /// The options that the command line contains, in the order of the help text.
  package var options: [RenderOption] { Selection.options.filter { given[$0.name] != nil } }

  /// The given values of the option `name`, in the order of the command line; empty if the option is not given.
  package func values(of name: String) -> [OptionSetting] { given[name] ?? [] }

  /// Sets the given options in `options`, apart from repeatable ones.
  package func apply(to options: inout RenderOptions) {
    for option in Selection.options where !Selection.repeatable.contains(option.name) {
      given[option.name]?.last?.apply(to: &options)
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }
}

extension DeclaredOptions {
  private static func argument(_ option: RenderOption) -> Any {
    let name = NameSpecification.customLong(option.commandName)
    let isRepeatable = Selection.repeatable.contains(option.name)
    let summary = option.summary + (isRepeatable ? " May be repeated." : "") + option.remark
    let help = ArgumentHelp(
      "\(summary)", valueName: option.form == .flag ? nil : option.placeholder)
    if option.form == .flag { return Flag(wrappedValue: false, name: name, help: help) }
    // A value may begin with a dash: its error message describes the range.
    return Values(
      wrappedValue: [], name: name,
      parsing: option.form == .text && option.words.isEmpty ? .singleValue : .unconditionalSingleValue,
      help: help, completion: CompletionKind(option.completion)
    ) { text in
      let parts =
        isRepeatable && option.name == "device"
        ? text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) : [text]
      return try parts.map { part in
        do throws(OptionMistake) {
          return try option.setting(part)
        } catch {
          throw ValidationError(error.advice)
        }
      }
    }
  }
}

/// The arguments that the argument parser finds in one selection, by their names.
///
/// The values are wrappers of the argument parser, which nothing changes after they were made.
private struct SelectedArguments: @unchecked Sendable {
  let children: [(label: String?, value: Any)]
}

private let argumentsOfSelections = Mutex<[ObjectIdentifier: SelectedArguments]>([:])

/// Returns the arguments of a selection, which are made once: the argument parser reflects each type dozens of times.
private func cachedArguments(
  of selection: Any.Type, _ make: () -> [(label: String?, value: Any)]
) -> [(label: String?, value: Any)] {
  if let known = argumentsOfSelections.withLock({ $0[ObjectIdentifier(selection)] }) { return known.children }
  let arguments = SelectedArguments(children: make())
  argumentsOfSelections.withLock { $0[ObjectIdentifier(selection)] = arguments }
  return arguments.children
}

extension CompletionKind {
  package init(_ completion: OptionCompletion) {
    switch completion {
    case .none: self = .default
    case .words(let words): self = .list(words)
    case .files(let extensions): self = .file(extensions: extensions)
    case .folders: self = .directory
    case .roots: self = .custom { words, _, _ in rootNames(ofDocumentIn: words) }
    }
  }

  /// The completion of an argument for a document: names of files with the extensions of all dialects.
  package static let documents = CompletionKind.file(extensions: documentExtensions)
}

/// The extensions of the names of documents, in all dialects and in lower case, without the leading dot.
package let documentExtensions = ["xml", "xib", "storyboard", "svg", "hxml"]

/// Returns the names that `--root` accepts for the first readable document among the words of a command line.
///
/// The result is empty if no word is the path of a readable document.
private func rootNames(ofDocumentIn words: [String]) -> [String] {
  for word in words.dropFirst() where word.contains(".") && fileExists(word) {
    guard let bytes = try? readInput(word, limit: RenderLimits().inputBytes),
      let document = try? Document(DocumentSource(bytes, named: word)), let names = try? document.rootNames()
    else { continue }
    return names
  }
  return []
}
