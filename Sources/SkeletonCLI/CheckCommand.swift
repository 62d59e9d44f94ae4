import ArgumentParser
import Checks
import CommandOptions
import Diagnostics
import Skeleton
import SystemIO

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Measures placeholders and compares them with budgets, for continuous integration.",
    usage: "skeleton check [<path> ...] [<options>]",
    discussion: """
      Example: skeleton check Layouts --budget bones=200 --budget bytes.svg=8kB --format github

      A path is a document or a folder of documents. Without paths, the documents are those of skeleton.json, or of the \
      working folder. Every member of skeleton.json may be left out:

        {"documents": ["Layouts/**"], "exclude": ["Layouts/drafts"],
         "options": {"device": "iphone-15"},
         "rules": "hints.xml", "elements": "components.xml", "data": "rows.json",
         "content": {"Layouts/feed.xml": "Layouts/feed.loaded.xml"},
         "baseline": "skeleton-baseline.json",
         "budgets": {"bones": 200, "bytes": {"svg": "8kB"}, "layoutShift": 0.1},
         "overrides": [{"documents": ["Layouts/chat.xml"], "budgets": {"bones": 300}}]}

      Measures: errors (budget 0), bones, views, bytes.FORMAT, compressedBytes.FORMAT (gzip), heightDifference and \
      layoutShift against the content, mismatches, and as minima coverage, precision, rows and shapes; contrast (a minimum), missingTextAlternatives, unresolvedReferences, \
      milliseconds. A value that is worse than its budget is accepted if it is no worse than in the baseline, which is \
      a JSON report. Exit code 1 means a violation. Each combination of repeated sizes, devices, themes, roots and \
      directions is measured.
      """)

  @Argument(help: "Documents and folders.", completion: .file())
  var paths: [String] = []

  @OptionGroup(title: "Budgets") var budgets: BudgetOptions

  @OptionGroup(title: "Reports") var reports: CheckReportOptions

  @OptionGroup(title: "Canvas") var canvas: DeclaredOptions<Repeated<CanvasSelection>>

  @OptionGroup(title: "Appearance") var appearance: DeclaredOptions<Repeated<AppearanceSelection>>

  @OptionGroup(title: "SVG, HTML and source code") var markup: DeclaredOptions<MarkupSelection>

  @OptionGroup(title: "Reading") var reading: DeclaredOptions<Repeated<ReadingSelection>>

  @OptionGroup(title: "Reading") var hints: HintOptions

  @OptionGroup(title: "Android resources") var resources: ResourceOptions

  @OptionGroup(title: "Limits") var limits: DeclaredOptions<LimitSelection>

  func validate() throws {
    if !budgets.frames.isEmpty {
      guard paths.isEmpty, budgets.loading == nil, budgets.content == nil else {
        throw ValidationError("--frames names all documents; leave out paths, --loading and --content")
      }
    } else if budgets.loading != nil {
      guard paths.isEmpty else { throw ValidationError("--loading names the only document; leave out the paths") }
      guard budgets.content != nil else { throw ValidationError("--loading needs the loaded screen after --content") }
    } else if budgets.content != nil, paths.count != 1 {
      throw ValidationError("--content belongs to one document; several are paired by \"content\" of skeleton.json")
    }
    if budgets.updateBaseline, budgets.baseline == "-" {
      throw ValidationError("--update-baseline needs the name of a file after --baseline")
    }
  }

  func run() throws {
    let targets = try reports.targets()
    let (configuration, folder) = try budgets.configuration()
    let home = try ConfinedFolder(folder.isEmpty ? "." : folder, allowing: budgets.allowed)
    let documents = try CheckedPaths(
      (budgets.loading ?? budgets.frames.first).map { [$0] } ?? paths, configuration, folder, allowing: budgets.allowed)
    let baselinePath = budgets.baseline ?? configuration.baseline.map { joined(folder, $0) }
    if budgets.updateBaseline, baselinePath == nil {
      throw Failure.usage("--update-baseline writes the file of --baseline; give its name")
    }
    if !budgets.updateBaseline, let path = baselinePath, path != "-", !fileExists(path) {
      let advice = "'skeleton check --baseline \(path.visible) --update-baseline' writes it"
      throw Failure(exitCode: 66, message: "\(path.visible): error: cannot read: no such file; \(advice)\n")
    }
    let baseline = try budgets.updateBaseline ? [:] : readBaseline(budgets.baseline, configuration, home) ?? [:]
    var run = CheckRun(configuration: configuration, folder: folder, home: home, baseline: baseline)
    run.content = budgets.content
    run.isCapture = budgets.loading != nil
    run.budgets = budgets.budgets
    run.rules = try source(hints.rules, configuration.rules, home, folder).map(HintOptions.rules)
    (run.elements, run.data) = try readElements(configuration, home, folder)
    let axes = canvas.axes + appearance.axes + reading.axes
    var report = CheckReport()
    var skipped = 0
    var exitCode: Int32 = 0
    for folder in documents.unreadable {
      report.documents.append(CheckedDocument(path: folder.path, failure: "cannot read: \(folder.reason)"))
    }
    var files = ProjectFiles()
    for document in documents.paths {
      do {
        let options = try options(of: document.path, configuration, sharing: &files)
        let checked =
          try budgets.frames.isEmpty ? run.check(document, options, axes) : [run.check(budgets.frames, options)]
        if checked.isEmpty { skipped += 1 }
        report.documents += checked
      } catch let failure as IOFailure {
        // A file that cannot be read does not end the checks of the others.
        report.documents.append(CheckedDocument(path: document.path, failure: "\(failure)"))
        guard document.isNamed else { continue }
        writeStandardError("\(failure)\n")
        exitCode = failure.exitCode
      }
    }
    if report.documents.isEmpty {
      throw Failure(exitCode: 66, sentence: "there is no document to check in \(documents.description)")
    }
    if skipped > 0 {
      writeStandardError(
        skipped == 1
          ? "note: 1 XML file of another kind is skipped; a file that is named is always read\n"
          : "note: \(skipped) XML files of other kinds are skipped; a file that is named is always read\n")
    }
    if !budgets.updateBaseline, let unused = unusedBudgets(in: report) { writeStandardError(unused) }
    if let rules = run.unmatchedRules, !rules.diagnostics.isEmpty {
      if hints.strictRules { throw Failure.invalidInput(rules.report) }
      writeStandardError(rules.report)
    }
    try refuseInputs(among: targets.compactMap(\.path))
    for target in targets {
      guard let bytes = report.bytes(as: target.format, version: engineVersion) else {
        throw Failure(exitCode: 65, sentence: "there is no comparison with a content to draw, or it is too large")
      }
      if let path = target.path { try writeFile(bytes, to: path) } else { try writeStandardOutput(bytes) }
    }
    if budgets.updateBaseline, let baselinePath {
      let bytes = Array(report.json.utf8)
      if budgets.baseline == nil, let path = configuration.baseline {
        try updateBaseline(bytes, at: path, in: home)
      } else {
        try writeFile(bytes, to: baselinePath)
      }
      writeStandardError(line: "note: \(baselinePath) accepts the values of this run")
      return
    }
    if exitCode != 0 { throw Failure(exitCode: exitCode) }
    if !report.isClean { throw Failure(exitCode: 1) }
  }

  /// Returns a warning about budgets that limit nothing: none but that of errors, or comparisons of which none has the
  /// loaded content; nil if there is no such budget.
  private func unusedBudgets(in report: CheckReport) -> String? {
    // A document that cannot be drawn has no values at all.
    let drawn = report.documents.filter { $0.measurements[.bones] != nil }
    guard let first = drawn.first else { return nil }
    if drawn.allSatisfy({ $0.unmeasured.isEmpty && $0.judged.allSatisfy { $0 == .errors } }) {
      return "warning: no budget is given, only errors are counted; give --budget or \"budgets\" in skeleton.json\n"
    }
    if drawn.contains(where: \.unmeasured.isEmpty) { return nil }
    let names = first.unmeasured.map(\.name).joined(separator: " and ")
    return "warning: no document has the loaded content that \(names) compares with; "
      + "give --content or \"content\" in skeleton.json\n"
  }

  /// Returns the options for a document: those of `skeleton.json`, overridden by those of the command line.
  ///
  /// - Throws: ``Failure`` or ``IOFailure`` if a resource folder cannot be read.
  private func options(
    of path: String, _ configuration: CheckConfiguration, sharing files: inout ProjectFiles
  ) throws -> RenderOptions {
    var options = RenderOptions()
    options.documentName = path
    for setting in configuration.settings { setting.apply(to: &options) }
    if canvas.options.contains(where: { $0.name == "device" }) { options.size = CanvasSize() }
    if canvas.options.contains(where: { $0.name == "size" }) { options.device = nil }
    reading.apply(to: &options)
    try resources.apply(to: &options, input: path, sharing: &files)
    limits.apply(to: &options)
    canvas.apply(to: &options)
    appearance.apply(to: &options)
    markup.apply(to: &options)
    return options
  }

  /// Reads the files of `--elements` and `--data`, or those of the configuration; nil for a file that neither names.
  private func readElements(
    _ configuration: CheckConfiguration, _ home: ConfinedFolder, _ folder: String
  ) throws -> (ElementSet?, RowSet?) {
    var options = RenderOptions()
    try HintOptions.apply(
      elements: source(hints.elements, configuration.elements, home, folder),
      data: source(hints.data, configuration.data, home, folder), to: &options)
    return (options.elements, options.data)
  }

  /// Reads the file that the command line names, else the one that the configuration names; nil for none.
  ///
  /// - Parameter home: the folder of the configuration, below which its file must be.
  private func source(
    _ named: String?, _ configured: String?, _ home: ConfinedFolder, _ folder: String
  ) throws(IOFailure) -> DocumentSource? {
    let limit = RenderLimits().inputBytes
    if let named { return DocumentSource(try readInput(named, limit: limit), named: named == "-" ? "<stdin>" : named) }
    guard let configured else { return nil }
    return DocumentSource(try home.read(configured, limit: limit), named: joined(folder, configured))
  }

  private func readBaseline(
    _ named: String?, _ configuration: CheckConfiguration, _ home: ConfinedFolder
  ) throws -> Baseline? {
    guard let source = try source(named, configuration.baseline, home, "") else { return nil }
    return try reportingMistakes(in: source.bytes, named: source.name, Checks.readBaseline(source.bytes))
  }

  /// Writes the baseline that the configuration names, which must be a baseline or missing, below its folder.
  private func updateBaseline(_ bytes: [UInt8], at path: String, in home: ConfinedFolder) throws {
    let old = try home.readOwn(path, limit: RenderLimits().inputBytes)
    if let old { _ = try reportingMistakes(in: old, named: path, Checks.readBaseline(old)) }
    try home.write(bytes, to: path, replaces: old != nil)
  }
}

/// Evaluates an expression that reads a JSON file, and returns its value; an ``InvalidInput`` becomes a ``Failure``.
///
/// - Throws: ``Failure`` with exit code 65 and all errors with their positions in `bytes`.
func reportingMistakes<Value>(
  in bytes: [UInt8], named path: String, _ read: @autoclosure () throws(InvalidInput) -> Value
) throws(Failure) -> Value {
  try mapError(read()) { (error: InvalidInput) in
    Failure.invalidInput(error.diagnostics.map(SourceText(name: path, utf8: bytes).rendered).joined())
  }
}

/// Returns the path of a file inside a folder; the path is unchanged if it is absolute or the folder is empty.
func joined(_ folder: String, _ path: String) -> String {
  folder.isEmpty || path.hasPrefix("/") ? path : "\(folder)/\(path)"
}
