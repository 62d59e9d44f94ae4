import ArgumentParser
import Skeleton
import SystemIO

/// Which document is read, and how.
struct InputOptions: ParsableArguments {
  @Argument(help: "An XML file, or - for standard input.")
  var input: String

  @Option(help: "How to read it; guessed from the root element otherwise.")
  var dialect: DialectArgument?

  @Option(
    help: ArgumentHelp(
      """
      The part of an Interface Builder document: an object, scene, storyboard, restoration or reuse identifier, or an
      index (layout --roots lists them).
      """, valueName: "id"))
  var root: String?

  @Option(help: ArgumentHelp("A file of hints for views that one cannot touch.", valueName: "file"))
  var rules: String?

  @Flag(help: "Right to left: mirrors layout and sweep.")
  var rtl = false

  @Option(
    name: .customLong("repeat"),
    help: ArgumentHelp("How often repeated cells stand in their feed, or fill.", valueName: "count"))
  var repetition: RepetitionArgument?

  @Flag(help: "Warnings fail too, with exit code 65.")
  var strict = false

  @Flag(help: "Do not print warnings.")
  var quiet = false

  @Option(help: ArgumentHelp("Bytes of the document at most.", valueName: "bytes"))
  var maxInput: CountArgument?

  @Option(help: ArgumentHelp("Elements inside elements at most, up to 4096.", valueName: "count"))
  var maxDepth: CountArgument?

  @Option(help: ArgumentHelp("Attributes of one start tag at most.", valueName: "count"))
  var maxAttributes: CountArgument?

  @Option(help: ArgumentHelp("Views after repetition at most.", valueName: "count"))
  var maxViews: CountArgument?

  @Option(help: ArgumentHelp("Pixels of the canvas at most.", valueName: "count"))
  var maxPixels: CountArgument?

  @Option(help: ArgumentHelp("Frames of a moving picture at most.", valueName: "count"))
  var maxFrames: CountArgument?

  func validate() throws {
    if let depth = maxDepth?.count, depth > RenderLimits.maximumDepth {
      throw ValidationError("--max-depth is \(depth), expected at most \(RenderLimits.maximumDepth)")
    }
  }

  /// The options of the library that belong to reading.
  func renderOptions(size: SizeArgument?) throws -> RenderOptions {
    var options = RenderOptions()
    options.size = (size?.width, size?.height)
    options.dialect = dialect?.name
    options.root = root
    options.isRightToLeft = rtl
    if let rules { options.rules = try readRules(rules) }
    options.repetition = repetition?.repetition
    if let maxInput { options.limits.inputBytes = maxInput.count }
    if let maxDepth { options.limits.depth = maxDepth.count }
    if let maxAttributes { options.limits.attributes = maxAttributes.count }
    if let maxViews { options.limits.views = maxViews.count }
    if let maxPixels { (options.limits.pixels, options.limits.streamedPixels) = (maxPixels.count, maxPixels.count) }
    if let maxFrames { options.limits.frames = maxFrames.count }
    return options
  }

  private func readRules(_ path: String) throws -> RuleSet {
    let bytes = try readInput(path, limit: RenderLimits().inputBytes)
    let document = NamedDocument(name: path == "-" ? "<stdin>" : path, bytes: bytes)
    return try noting { () throws(DocumentError) in try document.rules() }
  }

  /// The document, read once.
  func document() throws(IOFailure) -> NamedDocument {
    let bytes = try readInput(input, limit: maxInput?.count ?? RenderLimits().inputBytes)
    return NamedDocument(name: input == "-" ? "<stdin>" : input, bytes: bytes)
  }

  /// The value of a stage; what it noticed goes to standard error.
  ///
  /// - Throws: ``Failure`` with exit code 65 when it fails, or when it warns and warnings are errors.
  func noting<Value>(_ stage: () throws(DocumentError) -> Noted<Value>) throws(Failure) -> Value {
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
