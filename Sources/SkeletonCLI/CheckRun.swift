import Checks
import CommandOptions
import Skeleton
import SystemIO

/// The path of a document that `skeleton check` measures.
struct CheckedPath {
  var path: String
  /// True if the path is an argument of the command; false if the file was found in a folder.
  var isNamed: Bool
}

/// The paths of the documents to check, in the order of the arguments and, inside a folder, of the paths' bytes.
struct CheckedPaths {
  private(set) var paths: [CheckedPath] = []
  /// The searched files and folders as given on the command line, with commas between them, for messages.
  let description: String

  /// Finds the documents in the arguments, or in the folder of the configuration if there are no arguments.
  ///
  /// - Throws: ``IOFailure`` if a folder cannot be read.
  init(_ arguments: [String], _ configuration: CheckConfiguration, _ folder: String) throws(IOFailure) {
    let roots = arguments.isEmpty ? [folder.isEmpty ? "." : folder] : arguments
    description = roots.joined(separator: ", ")
    let others = Set(
      (Array(configuration.contents.values) + [configuration.rules, configuration.elements].compactMap(\.self))
        .map { joined(folder, $0) })
    for root in roots {
      guard isFolder(root) else {
        paths.append(CheckedPath(path: root, isNamed: true))
        continue
      }
      let files = try listFolder(root)?.files ?? []
      let names = Set(files)
      for file in files where Self.isDocument(file, among: names) {
        let path = root == "." ? file : root.hasSuffix("/") ? root + file : "\(root)/\(file)"
        let place = relativePath(path, to: folder)
        if configuration.excluded.contains(where: { $0.matches(place) }) || others.contains(path) { continue }
        let isWanted =
          !arguments.isEmpty || configuration.documents.isEmpty
          || configuration.documents.contains { $0.matches(place) }
        if isWanted { paths.append(CheckedPath(path: path, isNamed: false)) }
      }
    }
  }

  /// Returns true for the name of a document: a name with the extension of a dialect.
  ///
  /// False for an SVG file beside an XML file of the same name, because it is a picture of that file.
  ///
  /// - Parameter names: the names of all files in the folder.
  private static func isDocument(_ file: String, among names: Set<String>) -> Bool {
    let name = file.lowercased()
    guard documentExtensions.contains(where: { name.hasSuffix("." + $0) }) else { return false }
    return !(name.hasSuffix(".svg") && names.contains(file.dropLast(4) + ".xml"))
  }
}

/// Returns the path of a file relative to a folder, without `./` at its start; a path outside of the folder stays
/// whole.
func relativePath(_ path: String, to folder: String) -> String {
  let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  return !folder.isEmpty && path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
}

/// The settings that all documents of one `skeleton check` command have in common, and the check of a document with
/// them.
struct CheckRun {
  let configuration: CheckConfiguration
  /// The folder of the configuration file, to which its paths are relative; empty for the working folder.
  let folder: String
  let baseline: Baseline
  /// The path of the document with the loaded content; nil to use the path in the configuration, if there is one.
  var content: String?
  /// The limits given on the command line, which override those of the configuration.
  var budgets = Budgets()
  var rules: RuleSet?
  /// The components and the rows that apply to every document; nil for those of its own options.
  var elements: ElementSet?
  var data: RowSet?

  init(configuration: CheckConfiguration, folder: String, baseline: Baseline) {
    (self.configuration, self.folder, self.baseline) = (configuration, folder, baseline)
  }

  /// Measures a document and returns the result with its budgets; nil for a file found in a folder that is not a
  /// document.
  ///
  /// A document that cannot be drawn is a result, too.
  ///
  /// - Throws: ``IOFailure`` if a file cannot be read, ``Failure`` if the loaded content cannot be drawn.
  func check(_ document: CheckedPath, _ options: RenderOptions) throws -> CheckedDocument? {
    var options = options
    options.rules = rules
    options.elements = elements ?? options.elements
    options.data = data ?? options.data
    let place = relativePath(document.path, to: folder)
    let budgets = configuration.budgets(of: place).overridden(by: budgets)
    let accepted = baseline[document.path]
    let source = DocumentSource(try readInput(document.path, limit: options.limits.inputBytes), named: document.path)
    let loaded = try contentScene(content ?? configuration.contents[place].map { joined(folder, $0) }, options)
    do throws(RenderError) {
      let scene = try Document(source, options: options).scene(options)
      var measurements = try Measurements(
        of: scene, content: loaded, variants: try variants(of: scene), formats: formats(budgets, accepted))
      if budgets[.milliseconds] != nil { measurements[.milliseconds] = try fastestRun(source, options) }
      return CheckedDocument(
        path: document.path, measurements, warnings: scene.warnings, budgets: budgets, accepted: accepted)
    } catch {
      let isOther = error.problems.allSatisfy { ["input.dialect", "input.unsupported"].contains($0.code) }
      if isOther, !document.isNamed { return nil }
      return CheckedDocument(
        path: document.path, Measurements(of: error), budgets: budgets, accepted: accepted)
    }
  }

  /// Returns the output formats to encode: those with a limit or a baseline value, and SVG and HTML, whose sizes every
  /// report contains.
  private func formats(_ budgets: Budgets, _ accepted: Measurements?) -> [OutputFormat] {
    let limited = budgets.measures + (accepted?.values.map(\.measure) ?? [])
    let formats = Set(limited.compactMap(\.format) + [.svg, .html])
    return OutputFormat.allCases.filter(formats.contains)
  }

  /// Returns the scene in the dark colors, as the only element; empty if the options set a theme.
  ///
  /// - Throws: ``RenderError`` if the scene cannot be composed.
  private func variants(of scene: SkeletonScene) throws(RenderError) -> [SkeletonScene] {
    guard scene.options.theme == nil else { return [] }
    var options = scene.options
    options.theme = "dark"
    return [try scene.document.scene(options)]
  }

  private func contentScene(_ path: String?, _ options: RenderOptions) throws -> SkeletonScene? {
    guard let path else { return nil }
    let source = DocumentSource(try readInput(path, limit: options.limits.inputBytes), named: path)
    var options = options
    // The root names a part of the placeholder.
    options.root = nil
    return try checking(Document(source, options: options).scene(options))
  }

  /// Measures the time in milliseconds from a document's bytes to SVG: the fastest of three runs, to exclude delays by
  /// other processes.
  ///
  /// - Throws: ``RenderError`` if the document cannot be drawn.
  private func fastestRun(_ source: DocumentSource, _ options: RenderOptions) throws(RenderError) -> Double {
    var fastest = Double.infinity
    for _ in 0..<3 {
      let start = ContinuousClock.now
      _ = try Document(source, options: options).scene(options).render(as: .svg)
      fastest = min(fastest, (ContinuousClock.now - start) / .milliseconds(1))
    }
    return fastest
  }
}
