package import ArgumentParser
package import Skeleton
package import SystemIO

/// The document, its dialect, its hints and its limits.
package struct InputOptions: ParsableArguments {
  @Argument(help: "An XML file, or - for standard input.", completion: .documents)
  package var input: String

  @OptionGroup(title: "Reading") package var reading: DeclaredOptions<ReadingSelection>

  @OptionGroup(title: "Reading") package var hints: HintOptions

  @OptionGroup(title: "Limits") package var limits: DeclaredOptions<LimitSelection>

  @Flag(help: "Treat warnings as errors, with exit code 65.")
  package var strict = false

  @Flag(help: "Do not print warnings.")
  package var quiet = false

  package init() {}

  /// The options of the library that belong to reading.
  package func renderOptions() throws -> RenderOptions {
    var options = RenderOptions()
    options.documentName = input == "-" ? nil : input
    reading.apply(to: &options)
    limits.apply(to: &options)
    if let rules = hints.rules { options.rules = try readRules(rules) }
    return options
  }

  private func readRules(_ path: String) throws -> RuleSet {
    let bytes = try readInput(path, limit: RenderLimits().inputBytes)
    let document = NamedDocument(name: path == "-" ? "<stdin>" : path, bytes: bytes)
    return try noting { () throws(DocumentError) in try document.rules() }
  }

  /// The document, read once.
  package func document() throws(IOFailure) -> NamedDocument {
    var options = RenderOptions()
    limits.apply(to: &options)
    let bytes = try readInput(input, limit: options.limits.inputBytes)
    return NamedDocument(name: input == "-" ? "<stdin>" : input, bytes: bytes)
  }

  /// The value of a stage; its diagnostics go to standard error.
  ///
  /// - Throws: ``Failure`` with exit code 65 when it fails, or when it warns and warnings are errors.
  package func noting<Value>(_ stage: () throws(DocumentError) -> Noted<Value>) throws(Failure) -> Value {
    let noted: Noted<Value>
    do throws(DocumentError) {
      noted = try stage()
    } catch {
      throw .invalidInput(error.report)
    }
    if strict && noted.warns { throw .invalidInput(noted.notes) }
    if !quiet { writeStandardError(noted.notes) }
    return noted.value
  }

  /// Reports the options that none of the formats depends on.
  ///
  /// - Throws: ``Failure`` with exit code 65 when warnings are errors.
  package func noteIgnored(_ options: [RenderOption], by formats: [OutputFormat]) throws(Failure) {
    let lines = options.compactMap { option in
      IgnoredOption(option, spelled: "--\(option.commandName)", for: formats).map { "warning: \($0.sentence)\n" }
    }
    if lines.isEmpty { return }
    try noting { () throws(DocumentError) in Noted((), notes: lines.joined(), warns: true) }
  }
}

/// A file of hints.
package struct HintOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A file that adds hints to views without editing the document.", valueName: "file"),
    completion: .file(extensions: ["xml"]))
  package var rules: String?

  package init() {}
}
