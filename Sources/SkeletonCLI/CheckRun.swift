import Checks
import CommandOptions
import Comparison
import Diagnostics
import Geometry
import Skeleton
import SystemIO

/// The path of a document that `skeleton check` measures.
struct CheckedPath {
  var path: String
  /// True if the path is an argument of the command; false if the file was found in a folder.
  var isNamed: Bool { folder == nil }
  /// The folder in which the file was found, and its path there; nil for an argument of the command.
  var folder: (folder: ConfinedFolder, path: String)?

  /// - Throws: ``IOFailure`` if the file cannot be read, or if it was found in a folder and is not a regular file in it.
  func read(limit: Int) throws(IOFailure) -> [UInt8] {
    guard let folder else { return try readInput(path, limit: limit) }
    return try folder.folder.read(folder.path, limit: limit)
  }
}

/// The paths of the documents to check, in the order of the arguments and, inside a folder, of the paths' bytes.
struct CheckedPaths {
  private(set) var paths: [CheckedPath] = []
  /// The subfolders that cannot be read.
  private(set) var unreadable: [FolderListing.UnreadableFolder] = []
  /// The searched files and folders as given on the command line, with commas between them, for messages.
  let description: String

  /// Finds the documents in the arguments, or in the folder of the configuration if there are no arguments.
  ///
  /// - Throws: ``IOFailure`` if a folder cannot be read.
  init(
    _ arguments: [String], _ configuration: CheckConfiguration, _ folder: String, allowing others: [String] = []
  ) throws(IOFailure) {
    let roots = arguments.isEmpty ? [folder.isEmpty ? "." : folder] : arguments
    description = roots.joined(separator: ", ")
    let parts = Set(
      (Array(configuration.contents.values) + [configuration.rules, configuration.elements].compactMap(\.self))
        .map { relativePath(joined(folder, $0), to: folder) })
    for root in roots {
      guard isFolder(root) else {
        paths.append(CheckedPath(path: root))
        continue
      }
      let place = try ConfinedFolder(root, allowing: others)
      let listing = try place.listing(of: "")
      let files = listing?.files ?? []
      unreadable += (listing?.unreadable ?? []).map { .init(path: joined(root, $0.path), reason: $0.reason) }
      let names = Set(files)
      for file in files where Self.isDocument(file, among: names) {
        let path = root == "." ? file : root.hasSuffix("/") ? root + file : "\(root)/\(file)"
        let inside = relativePath(path, to: folder)
        if configuration.excluded.contains(where: { $0.matches(inside) }) || parts.contains(inside) { continue }
        let isWanted =
          !arguments.isEmpty || configuration.documents.isEmpty
          || configuration.documents.contains { $0.matches(inside) }
        if isWanted { paths.append(CheckedPath(path: path, folder: (place, file))) }
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
  /// The folder of the configuration, below which the files are that it names.
  let home: ConfinedFolder
  let baseline: Baseline
  /// The path of the document with the loaded content; nil to use the path in the configuration, if there is one.
  var content: String?
  /// True if the document is a loading screen, whose placeholder is recognized.
  var isCapture = false
  /// The limits given on the command line, which override those of the configuration.
  var budgets = Budgets()
  var rules: RuleSet?
  /// The notes about rules that match no view of any picture so far; nil before the first picture and without rules.
  private(set) var unmatchedRules: Findings?
  /// The components and the rows that apply to every document; nil for those of its own options.
  var elements: ElementSet?
  var data: RowSet?

  /// Measures the pictures of a document and returns the results with their budgets; empty for a file found in a folder
  /// that is not a document.
  ///
  /// A picture that cannot be drawn is a result, too.
  ///
  /// - Parameter axes: the values of repeated options, all combinations of which are pictures.
  /// - Throws: ``IOFailure`` if a file cannot be read.
  mutating func check(
    _ document: CheckedPath, _ options: RenderOptions, _ axes: [[OptionSetting]]
  ) throws -> [CheckedDocument] {
    var options = options
    options.rules = rules
    options.elements = elements ?? options.elements
    options.data = data ?? options.data
    let source = DocumentSource(try document.read(limit: options.limits.inputBytes), named: document.path)
    let content = try contentSource(of: relativePath(document.path, to: folder), options)
    if isCapture, source.isRecord, let content { return [try checkRecord(source, content, document, options)] }
    let parsed: Document
    var axes = axes
    let variants: [Variant]
    let isPage: Bool
    do throws(RenderError) {
      parsed = try Document(source, options: options)
      if let content, !axes.joined().contains(where: { ["size", "device"].contains($0.option.name) }) {
        axes.insert(try capturedSizes(parsed, content, options), at: 0)
      }
      variants = try Variant.combinations(of: axes, rootsOf: parsed, options)
      isPage = isCapture ? try parsed.scene(options).isPage : false
    } catch {
      return isOther(error, document, source) ? [] : [result(Measurements(of: error), of: document)]
    }
    let names = Set(axes.filter { $0.count > 1 || $0.first?.text == "all" }.joined().map(\.option.name))
    var results: [CheckedDocument] = []
    for variant in variants {
      var options = options
      variant.apply(to: &options)
      let windowHeight = isPage ? takeWindowHeight(from: &options) : nil
      let title = variant.title(of: names)
      do throws(RenderError) {
        let loaded = try content.map { (source) throws(RenderError) in try loadedContent(source, options) }
        let scene = try screen(parsed, options)
        if let unmatched = scene.unmatchedRules {
          let places = Set(unmatched.diagnostics.map(\.location))
          unmatchedRules = unmatchedRules ?? unmatched
          unmatchedRules?.diagnostics.removeAll { !places.contains($0.location) }
        }
        let budgets = configuration.budgets(of: relativePath(document.path, to: folder)).overridden(by: budgets)
        var measurements = try Measurements(
          of: scene, content: loaded, isCapture: isCapture, windowHeight: windowHeight,
          variants: try darkScenes(of: scene),
          formats: formats(budgets, accepted(document, title)))
        if budgets[.milliseconds] != nil { measurements[.milliseconds] = try fastestRun(source, options) }
        results.append(result(measurements, warnings: scene.warnings, of: document, title))
      } catch {
        if isOther(error, document, source) { return [] }
        results.append(result(Measurements(of: error), of: document, title))
      }
    }
    return results
  }

  private func result(
    _ measurements: Measurements, warnings: [RenderProblem] = [], of document: CheckedPath, _ variant: String = ""
  ) -> CheckedDocument {
    var result = CheckedDocument(
      path: document.path, measurements, warnings: warnings,
      budgets: configuration.budgets(of: relativePath(document.path, to: folder)).overridden(by: budgets),
      accepted: accepted(document, variant))
    result.variant = variant
    return result
  }

  private func accepted(_ document: CheckedPath, _ variant: String) -> Measurements? {
    baseline[variant.isEmpty ? document.path : "\(document.path) (\(variant))"]
  }

  /// Returns true if a file that was found in a folder is not a document.
  private func isOther(_ error: RenderError, _ document: CheckedPath, _ source: DocumentSource) -> Bool {
    let isOther = error.problems.allSatisfy { ["input.dialect", "input.unsupported"].contains($0.code) }
    guard isOther, !document.isNamed else { return false }
    // The report of an earlier run may be replaced.
    if isJUnitReport(source.bytes) { releaseInput(document.path) }
    return true
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
  private func darkScenes(of scene: SkeletonScene) throws(RenderError) -> [SkeletonScene] {
    guard scene.options.theme == nil else { return [] }
    var options = scene.options
    options.theme = "dark"
    return [try scene.document.scene(options)]
  }

  /// Reads the loaded content of a document, which the command line or the configuration names; nil for none.
  private func contentSource(of place: String, _ options: RenderOptions) throws(IOFailure) -> DocumentSource? {
    let limit = options.limits.inputBytes
    if let content { return DocumentSource(try readInput(content, limit: limit), named: content) }
    guard let path = configuration.contents[place] else { return nil }
    return DocumentSource(try home.read(path, limit: limit), named: joined(folder, path))
  }

  /// Measures a sequence of captures of one screen, which the first one names.
  func check(_ frames: [String], _ options: RenderOptions) throws -> CheckedDocument {
    var screens: [LoadingFrame] = []
    let first = CheckedPath(path: frames[0])
    for path in frames {
      let source = DocumentSource(try readInput(path, limit: options.limits.inputBytes), named: path)
      do throws(RenderError) {
        let scene = try Document(source, options: options).scene(options)
        screens.append(LoadingFrame(name: path, time: scene.captureTime, scene.loadingScreen))
      } catch {
        return result(Measurements(of: error), of: first)
      }
    }
    return result(Measurements(of: screens), of: first)
  }

  /// Removes the height from the canvas, because a page is higher than its window, and returns it in points.
  private func takeWindowHeight(from options: inout RenderOptions) -> Double? {
    if let device = options.device {
      options.size = CanvasSize(width: device.width)
      options.device = nil
      return device.height
    }
    let height = options.size.height
    options.size.height = nil
    return height
  }

  private func loadedContent(
    _ source: DocumentSource, _ options: RenderOptions
  ) throws(RenderError) -> LoadedContent {
    if source.isRecord { return .record(try record(source)) }
    var options = options
    // The root names a part of the placeholder.
    options.root = nil
    return .scene(try screen(Document(source, options: options), options))
  }

  /// The scene of a document; with `--loading`, a dump keeps the size of its screen, to which its frames belong.
  private func screen(_ document: Document, _ options: RenderOptions) throws(RenderError) -> SkeletonScene {
    let scene = try document.scene(options)
    guard isCapture, scene.isDump, options.size != CanvasSize() || options.device != nil else { return scene }
    var options = options
    (options.size, options.device) = (CanvasSize(), nil)
    return try document.scene(options)
  }

  private func record(_ source: DocumentSource) throws(RenderError) -> BonesRecord {
    try mapError(readBonesRecord(source.bytes)) { (error: InvalidInput) in
      RenderError(Findings(error.diagnostics, in: source.bytes, named: source.name))
    }
  }

  /// Compares the bones of a JSON file with their content.
  private func checkRecord(
    _ source: DocumentSource, _ content: DocumentSource, _ document: CheckedPath, _ options: RenderOptions
  ) throws -> CheckedDocument {
    do throws(RenderError) {
      let bones = try record(source)
      var options = options
      options.size = CanvasSize(width: bones.size.width)
      return result(Measurements(of: bones, content: try loadedContent(content, options)), of: document)
    } catch {
      return result(Measurements(of: error), of: document)
    }
  }

  /// The widths at which both screens were captured, as values of the option `size`; empty for screens of one width.
  ///
  /// A layout has its own width and the proportions of the dump that is its content.
  private func capturedSizes(
    _ loading: Document, _ content: DocumentSource, _ options: RenderOptions
  ) throws(RenderError) -> [OptionSetting] {
    guard let option = RenderOption.on(.record).first(where: { $0.name == "size" }), !content.isRecord else {
      return []
    }
    let scene = try loading.scene(options)
    let widths = scene.capturedWidths
    guard case .scene(let loaded) = try loadedContent(content, options) else { return [] }
    if isCapture, loaded.isDump, !scene.isDump, !scene.isPage {
      let (width, screen) = (scene.screenSize.width, loaded.screenSize)
      let height = (width * screen.height / screen.width).rounded()
      return [try? option.setting("\(Int(width))x\(Int(height))")].compactMap(\.self)
    }
    let others = loaded.capturedWidths
    let common = widths.filter(others.contains)
    guard !common.isEmpty, max(widths.count, others.count) > 1 else { return [] }
    return common.compactMap { try? option.setting("\(Int($0))x") }
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

extension DocumentSource {
  /// True for a JSON file, such as the bones of a scene.
  fileprivate var isRecord: Bool { bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{") }
}
