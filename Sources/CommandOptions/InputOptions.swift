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

  /// The options of the library that belong to reading.
  package func renderOptions(_ canvas: CanvasChoice) throws -> RenderOptions {
    var options = RenderOptions()
    options.size = canvas.size?.size ?? CanvasSize()
    options.device = canvas.device
    options.documentName = input == "-" ? nil : input
    options.dialect = dialect.flatMap { SourceDialect(named: $0.name) }
    options.root = root.map { RootName($0) }
    options.isRightToLeft = rtl
    options.solvesConstraints = solve
    if let rules { options.rules = try readRules(rules) }
    options.repetition = repetition?.repetition
    limits.apply(to: &options)
    return options
  }

  private func readRules(_ path: String) throws -> RuleSet {
    let bytes = try readInput(path, limit: RenderLimits().inputBytes)
    let document = NamedDocument(name: path == "-" ? "<stdin>" : path, bytes: bytes)
    return try noting { () throws(DocumentError) in try document.rules() }
  }

  /// The document, read once.
  package func document() throws(IOFailure) -> NamedDocument {
    let bytes = try readInput(input, limit: limits.maxInput?.count ?? RenderLimits().inputBytes)
    return NamedDocument(name: input == "-" ? "<stdin>" : input, bytes: bytes)
  }

  /// The value of a stage; what it noticed goes to standard error.
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
}
