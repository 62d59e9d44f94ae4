package import ArgumentParser
package import Skeleton
package import SystemIO

/// Which document is read, and how.
package struct InputOptions: ParsableArguments {
  @Argument(help: "An XML file, or - for standard input.")
  package var input: String

  @Option(help: "How to read it; guessed from the root element otherwise.")
  package var dialect: DialectArgument?

  @Option(
    help: ArgumentHelp(
      """
      The part of an Interface Builder document: an object, scene, storyboard, restoration or reuse identifier; of a
      Hyperview document: the id of a screen or element; or an index (layout --roots lists them).
      """, valueName: "id"))
  package var root: String?

  @Option(help: ArgumentHelp("A file of hints for views that one cannot touch.", valueName: "file"))
  package var rules: String?

  @Flag(help: "Right to left: mirrors layout and sweep.")
  package var rtl = false

  @Flag(help: "Solve the constraints of an Interface Builder document at its own size too; other sizes always are.")
  package var solve = false

  @Option(
    name: .customLong("repeat"),
    help: ArgumentHelp("How often repeated cells stand in their feed, or fill.", valueName: "count"))
  package var repetition: RepetitionArgument?

  @Flag(help: "Warnings fail too, with exit code 65.")
  package var strict = false

  @Flag(help: "Do not print warnings.")
  package var quiet = false

  @OptionGroup package var limits: LimitOptions

  package init() {}

  package func validate() throws {
    if input == "-" && rules == "-" {
      throw ValidationError("the document and --rules are both standard input; give one of them a file name")
    }
  }

  /// The options of the library that belong to reading.
  ///
  /// - Parameter rules: the hints that ``readRules()`` returns, once for all canvases.
  package func renderOptions(_ canvas: CanvasChoice, _ rules: RuleSet?) -> RenderOptions {
    var options = RenderOptions()
    options.size = canvas.size?.size ?? CanvasSize()
    options.device = canvas.device
    options.documentName = input == "-" ? nil : input
    options.dialect = dialect.flatMap { SourceDialect(named: $0.name) }
    options.root = root.map { RootName($0) }
    options.isRightToLeft = rtl
    options.solvesConstraints = solve
    options.rules = rules
    options.repetition = repetition?.repetition
    limits.apply(to: &options)
    return options
  }

  /// The hints of `--rules`, read once; warnings about them go to standard error.
  package func readRules() throws -> RuleSet? {
    guard let rules else { return nil }
    let bytes = try readInput(rules, limit: RenderLimits().inputBytes)
    let read = try checking { () throws(RenderError) in
      try RuleSet.read(DocumentSource(bytes, named: rules == "-" ? "<stdin>" : rules))
    }
    try report(read.findings)
    return read.rules
  }

  /// The bytes of the document, read once.
  package func source() throws(IOFailure) -> DocumentSource {
    let bytes = try readInput(input, limit: limits.maxInput?.count ?? RenderLimits().inputBytes)
    return DocumentSource(bytes, named: input == "-" ? "<stdin>" : input)
  }

  /// The value of a stage.
  ///
  /// - Throws: ``Failure`` with exit code 65 when the stage fails.
  package func checking<Value>(_ stage: () throws(RenderError) -> Value) throws(Failure) -> Value {
    do throws(RenderError) {
      return try stage()
    } catch {
      throw .invalidInput(error.report)
    }
  }

  /// Writes findings to standard error.
  ///
  /// - Throws: ``Failure`` with exit code 65 for warnings when these are errors.
  package func report(_ findings: [Findings]) throws(Failure) {
    let text = findings.map(\.report).joined()
    if strict && findings.contains(where: \.hasWarnings) { throw .invalidInput(text) }
    if !quiet { writeStandardError(text) }
  }

  /// Writes the findings about one document to standard error.
  ///
  /// - Throws: ``Failure`` with exit code 65 for warnings when these are errors.
  package func report(_ findings: Findings) throws(Failure) { try report([findings]) }
}
