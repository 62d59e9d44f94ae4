import ArgumentParser
import Diagnostics
import Dialects
import Inference
import Layout
import SceneModel
import Skeleton
import SystemIO
import ViewTree
import XMLTree

/// The command `rules`, which omits each rule in turn and counts what changes.
///
/// Files are read and laid out once; only roles and bones are computed again.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Reports the effect of each rule on the files of a list.",
    discussion:
      "Columns, with tabs between: files, repositories and bones that change without the rule, the bones that only "
      + "this rule gives, the rule. A repository is the folder owner+name in the path of a file.")

  @Argument(help: "The files.")
  var files: [String]

  @Flag(help: "Print the files that change without each rule, too.")
  var list = false

  @Option(help: "Omit only the rules whose names contain a text.")
  var only = ""

  /// The completions of readers, and the rules of inference.
  private static let rules = ReaderCompletion.rules + Rule.all

  /// The effect of a rule.
  private struct Effect {
    var files: [String] = []
    var repositories: Set<String> = []
    var changedBones = 0
    var ownBones = 0
  }

  func run() throws {
    var effects = Array(repeating: Effect(), count: Self.rules.count)
    for file in files {
      for placed in roots(of: file) {
        guard let all = try? placed.bones(without: nil) else { continue }
        let shapes = Set(all.bones.shapes)
        for number in effects.indices where isMeasured(Self.rules[number], in: placed.document) {
          guard let rest = try? placed.bones(without: number),
            rest.bones != all.bones || rest.surfaces != all.surfaces
          else { continue }
          let without = Set(rest.bones.shapes)
          if effects[number].files.last != file { effects[number].files.append(file) }
          effects[number].repositories.insert(repository(of: file))
          effects[number].changedBones += shapes.symmetricDifference(without).count
          effects[number].ownBones += shapes.subtracting(without).count
        }
      }
    }
    for (rule, effect) in zip(Self.rules, effects) where only.isEmpty || rule.name.contains(only) {
      let counts = [effect.files.count, effect.repositories.count, effect.changedBones, effect.ownBones]
      print((counts.map { "\($0)" } + [rule.name]).joined(separator: "\t"))
      if list { for file in effect.files { print("\t\(file)") } }
    }
  }

  private func isMeasured(_ rule: Rule, in document: ViewDocument) -> Bool {
    rule.sources.contains(document.source) && (only.isEmpty || rule.name.contains(only))
  }

  /// The first six roots of a file; empty for a file that cannot be drawn.
  private func roots(of file: String) -> [Placed] {
    guard let bytes = try? readInput(file, limit: RenderLimits().inputBytes),
      let xml = try? parseXML(bytes, repairing: Dialect.isDump), let dialect = Dialect.guess(from: xml.root)
    else { return [] }
    let count = dialect.roots(of: xml).prefix(6).count
    let roots: [String?] = count == 0 ? [nil] : (0..<count).map(String.init)
    return roots.compactMap { try? Placed(xml, dialect, request(for: file, root: $0)) }
  }

  /// The request for a root of a file, with the resource folder around an Android layout.
  private func request(for file: String, root: String?) -> ViewRequest {
    var request = ViewRequest()
    request.root = root
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 3, parts[parts.count - 2].hasPrefix("layout") else { return request }
    let folder = parts.dropLast(2).joined(separator: "/")
    guard let entries = try? listEntries(of: folder) else { return request }
    let resources = ResourceFolder(
      subfolders: entries.folders,
      files: { subfolder in (try? listEntries(of: "\(folder)/\(subfolder)"))?.files ?? [] },
      contents: { file in try? readRegularFile("\(folder)/\(file)", limit: RenderLimits().inputBytes) })
    request.android.resources = AndroidResources([resources])
    request.android.layoutFolder = String(parts[parts.count - 2])
    request.android.layoutName = String(parts[parts.count - 1].prefix { $0 != "." })
    return request
  }

  private func repository(of file: String) -> String {
    file.split(separator: "/").first { $0.contains("+") }.map(String.init) ?? file
  }
}

/// The placed views of a document, whose rules are applied again.
private struct Placed {
  private let xml: XMLDocument
  private let dialect: Dialect
  private let request: ViewRequest
  let document: ViewDocument
  private let layout: PlacedViews

  /// Reads, completes and places the views of a document.
  ///
  /// - Throws: the error of a stage.
  init(_ xml: XMLDocument, _ dialect: Dialect, _ request: ViewRequest) throws {
    (self.xml, self.dialect, self.request) = (xml, dialect, request)
    (document, layout) = try Self.place(xml, dialect, request, without: nil)
  }

  private static func place(
    _ xml: XMLDocument, _ dialect: Dialect, _ request: ViewRequest, without omitted: OmittedRule?
  ) throws -> (ViewDocument, PlacedViews) {
    var request = request
    if case .reader(let completion)? = omitted { request.completions.remove(completion) }
    let document = try dialect.resolveViews(xml, request) { views throws(InvalidInput) in
      try complete(&views, without: omitted?.number)
    }.value
    var layout = try Layout.place(document).value
    settleSiblings(in: &layout, of: document, without: omitted?.number)
    return (document, document.alignsToPixels ? layout.alignedToPixels(scale: document.scale) : layout)
  }

  /// The bones and surfaces if a rule is not applied; nil to apply all rules.
  ///
  /// Only a completion requires a new layout.
  ///
  /// - Parameter index: the index of the rule in the list of the command.
  func bones(without index: Int?) throws -> (bones: Bones, surfaces: [Surface]) {
    let omitted = index.map(OmittedRule.init)
    guard let omitted, omitted.precedesLayout else {
      return try SceneModel.bones(in: layout, of: document, without: omitted?.number)
    }
    let (document, layout) = try Self.place(xml, dialect, request, without: omitted)
    return try SceneModel.bones(in: layout, of: document, without: nil)
  }
}

/// A rule of the command's list that is not applied.
private enum OmittedRule {
  case reader(ReaderCompletion)
  case inference(Int)

  init(_ index: Int) {
    let completions = ReaderCompletion.allCases
    self = index < completions.count ? .reader(completions[index]) : .inference(index - completions.count)
  }

  /// The number of the rule in ``Rule/all``; nil for a completion of a reader.
  var number: Int? { if case .inference(let number) = self { number } else { nil } }

  var precedesLayout: Bool { number.map(Rule.completes) ?? true }
}
