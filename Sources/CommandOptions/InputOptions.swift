package import ArgumentParser
import Diagnostics
package import Skeleton
package import SystemIO

/// The arguments of a command that draws one picture, for its input.
package typealias InputOptions = DocumentOptions<ReadingSelection>

/// The arguments of a command for its input: the document, its dialect, hints and resources, and the limits of reading.
package struct DocumentOptions<Reading: OptionSelection>: ParsableArguments {
  @Argument(help: "An XML file, or - for standard input.", completion: .documents)
  package var input: String

  @OptionGroup(title: "Reading") package var reading: DeclaredOptions<Reading>

  @OptionGroup(title: "Reading") package var hints: HintOptions

  @OptionGroup(title: "Limits") package var limits: DeclaredOptions<LimitSelection>

  @Flag(help: "Treat warnings as errors, with exit code 65.")
  package var strict = false

  @Flag(help: "Do not print warnings.")
  package var quiet = false

  @OptionGroup(title: "Android resources") package var resources: ResourceOptions

  package init() {}

  package func validate() throws {
    let files = [("the document", input)] + hints.files.map { ($0.option, $0.path) }
    let streams = files.filter { $0.1 == "-" }.map(\.0)
    if streams.count > 1 {
      throw ValidationError("\(streams[0]) and \(streams[1]) are both standard input; give one of them a file name")
    }
  }

  /// Returns the library's options for reading the document, as the command line sets them.
  ///
  /// - Parameter groups: set further options, such as those of the canvas.
  /// - Throws: ``Failure`` or ``IOFailure`` if a rules file or a resource folder cannot be read.
  package func renderOptions(_ groups: ((inout RenderOptions) -> Void)...) throws -> RenderOptions {
    var options = RenderOptions()
    options.documentName = input == "-" ? nil : input
    reading.apply(to: &options)
    var files = ProjectFiles()
    try resources.apply(to: &options, input: input, sharing: &files)
    limits.apply(to: &options)
    options.rules = try readRules()
    try hints.applyElements(to: &options)
    for group in groups { group(&options) }
    return options
  }

  /// Reads the hints in the file of `--rules`, and writes warnings about them to standard error; nil without the
  /// option.
  ///
  /// - Throws: ``Failure`` or ``IOFailure`` if the file cannot be read or is invalid, or for warnings with `--strict`.
  private func readRules() throws -> RuleSet? {
    guard let source = try hints.rules.map({ try DocumentSource(reading: $0) }) else { return nil }
    let read = try checking(RuleSet.read(source))
    try report(read.findings)
    return read.rules
  }

  /// Reads the document from its file or from standard input, which can be read only once.
  ///
  /// - Throws: ``IOFailure`` if the document cannot be read or exceeds the limit of bytes.
  package func source() throws(IOFailure) -> DocumentSource {
    if input.contains("*"), !fileExists(input) {
      throw .cannotRead(
        path: input,
        reason: "no file matches the pattern; the shell replaces patterns that match and are not in quotation marks")
    }
    if isFolder(input) {
      throw .cannotRead(
        path: input, reason: "it is a directory; skeleton check and skeleton snapshot read the documents of a folder")
    }
    if input != "-", !fileExists(input), let nearest = nearestFile {
      throw .cannotRead(path: input, reason: "no such file or directory; did you mean \(nearest.visible)?")
    }
    var options = RenderOptions()
    limits.apply(to: &options)
    return try DocumentSource(reading: input, limit: options.limits.inputBytes)
  }

  /// The path of the file in the same folder whose name is most similar to that of the document; nil for none.
  private var nearestFile: String? {
    let name = input.split(separator: "/").last.map(String.init) ?? input
    let folder = String(input.dropLast(name.count))
    return nearestName(to: name, among: entries(of: folder.isEmpty ? "." : folder) ?? []).map { folder + $0 }
  }

  /// Writes the findings of several stages to standard error, unless `--quiet` is given.
  ///
  /// - Throws: ``Failure`` with exit code 65 and the text of the findings if `--strict` is given and there are
  ///   warnings.
  package func report(_ findings: [Findings]) throws(Failure) {
    let text = findings.map(\.report).joined()
    if strict && findings.contains(where: \.hasWarnings) { throw .invalidInput(text) }
    if !quiet { writeStandardError(text) }
  }

  /// Writes the findings of one stage to standard error as ``report(_:)-([Findings])`` does.
  package func report(_ findings: Findings) throws(Failure) { try report([findings]) }

  /// Returns the notes about hints in the file of `--rules` that match no view of the scene; nil for none.
  ///
  /// - Throws: ``Failure`` with exit code 65 and the notes if `--strict-rules` is given and there are any.
  package func unmatchedRules(of scene: SkeletonScene) throws(Failure) -> Findings? {
    guard let findings = scene.unmatchedRules, !findings.diagnostics.isEmpty else { return nil }
    if hints.strictRules { throw .invalidInput(findings.report) }
    return findings
  }

  /// Writes the notes of ``unmatchedRules(of:)`` to standard error, unless `--quiet` is given.
  ///
  /// - Throws: ``Failure`` as ``unmatchedRules(of:)`` does.
  package func reportUnmatchedRules(of scene: SkeletonScene) throws(Failure) {
    if let findings = try unmatchedRules(of: scene) { try report(findings) }
  }

  /// Writes a warning to standard error for each of `options` that has no effect in any of the formats, unless
  /// `--quiet` is given.
  ///
  /// - Throws: ``Failure`` with exit code 65 and the warnings if `--strict` is given and there are any.
  package func noteIgnored(_ options: [RenderOption], by formats: [OutputFormat]) throws(Failure) {
    let lines = options.compactMap { option in
      IgnoredOption(option, spelled: "--\(option.commandName)", for: formats).map { "warning: \($0.sentence)\n" }
    }
    if lines.isEmpty { return }
    if strict { throw .invalidInput(lines.joined()) }
    if !quiet { writeStandardError(lines.joined()) }
  }
}

/// Evaluates `stage` and returns its value; a ``RenderError`` becomes a ``Failure`` with the report of the error.
///
/// - Throws: ``Failure`` with exit code 65 if `stage` throws.
package func checking<Value>(_ stage: @autoclosure () throws(RenderError) -> Value) throws(Failure) -> Value {
  do throws(RenderError) {
    return try stage()
  } catch {
    throw .invalidInput(error.report)
  }
}

/// The arguments for files besides the document: hints, components and data.
package struct HintOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A file that adds hints to views without editing the document.", valueName: "file"),
    completion: .file(extensions: ["xml"]))
  package var rules: String?

  @Flag(help: "Treat a rule of --rules that matches no view as an error, with exit code 65.")
  package var strictRules = false

  @Option(
    help: ArgumentHelp("A file of components: elements that the document may use.", valueName: "file"),
    completion: .file(extensions: ["xml"]))
  package var elements: String?

  @Option(
    help: ArgumentHelp("A JSON file with the entries for the rows of repeat=\"data\".", valueName: "file"),
    completion: .file(extensions: ["json"]))
  package var data: String?

  package init() {}

  /// The given files with their options, in the order of the help text.
  package var files: [(option: String, path: String)] {
    [("--rules", rules), ("--elements", elements), ("--data", data)].compactMap { option, path in
      path.map { (option, $0) }
    }
  }

  /// Reads the components and the data, and sets them as options.
  ///
  /// - Throws: ``Failure`` or ``IOFailure`` if a file cannot be read or is invalid.
  package func applyElements(to options: inout RenderOptions) throws {
    let sources = try (elements.map { try DocumentSource(reading: $0) }, data.map { try DocumentSource(reading: $0) })
    try Self.apply(elements: sources.0, data: sources.1, to: &options)
  }

  /// Parses components and data, and sets them as options.
  ///
  /// - Throws: ``Failure`` if one of them is invalid.
  package static func apply(
    elements: DocumentSource?, data: DocumentSource?, to options: inout RenderOptions
  ) throws(Failure) {
    if let elements { options.elements = try checking(ElementSet(elements)) }
    if let data { options.data = try checking(RowSet(data)) }
  }

  /// Reads a file of hints, and writes the warnings about it to standard error.
  ///
  /// - Throws: ``Failure`` or ``IOFailure`` if the file cannot be read or is invalid.
  package static func readRules(at path: String) throws -> (rules: RuleSet, bytes: [UInt8]) {
    let source = DocumentSource(try readInput(path, limit: RenderLimits().inputBytes), named: path)
    return (try rules(source), source.bytes)
  }

  /// Parses hints, and writes the warnings about them to standard error.
  ///
  /// - Throws: ``Failure`` if they are invalid.
  package static func rules(_ source: DocumentSource) throws(Failure) -> RuleSet {
    let read = try checking(RuleSet.read(source))
    writeStandardError(read.findings.report)
    return read.rules
  }
}

extension DocumentSource {
  /// Reads a file, or standard input for `-`, whose name in messages is `<stdin>`.
  fileprivate init(reading path: String, limit: Int = RenderLimits().inputBytes) throws(IOFailure) {
    self.init(try readInput(path, limit: limit), named: path == "-" ? "<stdin>" : path)
  }
}
