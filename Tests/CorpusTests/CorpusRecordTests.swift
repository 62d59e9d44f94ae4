import Checks
import Comparison
import Foundation
import Inference
import SceneModel
import Skeleton
import SkeletonTesting
import TestSupport
import Testing
import TextFormats
import ViewTree

/// The outputs for real documents, compared with a record of them.
///
/// The lines that a change of a rule changes in a record are the screens on which it has an effect. They are looked at
/// before they are recorded, with `skeleton diff` or in pictures.
@Suite(.enabled(if: CorpusFile.isPresent)) struct CorpusRecordTests {
  @Test(arguments: CorpusRecord.all) func `outputs for real documents`(_ record: CorpusRecord) {
    let text = record.lines.joined(separator: "\n")
    assertText(text, "txt", named: record.kind, in: .folder("Records"))
  }

  /// The scenes of the survey with the usual options, which other tests need anyway.
  @Test func `scenes of real documents`() async {
    let lines = await CorpusSurvey.scenes.value.map { "\($0.digest)  \($0.file.testDescription)" }
    assertText(lines.joined(separator: "\n"), "txt", in: .folder("Records"))
  }
}

/// The record of the documents of one kind: a line for each `stride`th.
struct CorpusRecord: Sendable, CustomTestStringConvertible {
  let kind: String
  let stride: Int

  static let all = [
    CorpusRecord(kind: "android", stride: 3), CorpusRecord(kind: "appium", stride: 1),
    CorpusRecord(kind: "contentloader", stride: 1), CorpusRecord(kind: "hxml", stride: 1),
    CorpusRecord(kind: "ib", stride: 3), CorpusRecord(kind: "seed", stride: 1),
    CorpusRecord(kind: "uiautomator", stride: 1),
  ]

  var testDescription: String { kind }

  /// The formats of one size: those of all widths read the document again for each of them, which is slow here.
  static let formats: [OutputFormat] = [
    .png, .svg, .html, .lottie, .hxml, .android, .reactContentLoader, .ascii, .ansi, .apng, .gif, .webp,
    .androidValues,
  ]

  /// The content of a feed, with which all placeholders are compared.
  private static let feed = Result {
    MarkedScreen(content: try Document(Fixture("gallery/first.xml").bytes()).scene().content)
  }

  /// The documents in the order of their corpora and paths.
  var files: [CorpusFile] {
    let all = CorpusFile.corpora.flatMap { CorpusFile.all(in: kind, of: $0) }
    let documents = kind == "android" ? all.filter { $0.path.contains("/res/layout/") } : all
    return documents.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
  }

  /// The lines of the record.
  var lines: [String] {
    // Documents of one folder follow each other, and share its resources.
    var (folder, resources) = ("", ResourceFolders?.none)
    return files.enumerated().map { index, file in
      let next = file.url.deletingLastPathComponent().path
      if next != folder {
        resources = Fixture.resources(of: file.url).map { paths, contents in
          ResourceFolders([ResourceFolders.Folder(paths: paths, contents: contents)])
        }
      }
      folder = next
      return line(for: file, index, resources)
    }
  }

  /// The digest of the outputs for a document, the number of its bones, and its path; or why it is refused.
  ///
  /// Neighbors have different options and formats. The placeholder is also compared with its own content and with that
  /// of a feed.
  private func line(for file: CorpusFile, _ index: Int, _ resources: ResourceFolders?) -> String {
    var options = RenderOptions()
    if index % 2 == 1 { options.theme = .dark }
    if index % 3 == 1 { options.isRightToLeft = true }
    if index % 5 == 1 { options.size = CanvasSize(width: 600) }
    // Small pictures: a debug build is slow for each pixel.
    (options.scale, options.framesPerSecond, options.duration, options.columns) = (0.125, 2, 1, 40)
    options.documentName = "document"
    options.resources = resources
    do {
      let scene = try Document(file.bytes()).scene(options)
      var digest = SHA256()
      try digest.append(scene)
      digest.append(try scene.render(as: Self.formats[index % Self.formats.count]).bytes.span)
      for content in [MarkedScreen(content: scene.content), try Self.feed.get()] {
        let report = judgeLoading(scene.loadingScreen, content)
        for finding in report.findings { digest.append(finding.message) }
        digest.append("\(report.coverage) \(report.precision) \(report.rows) \(report.shape) \(report.shift.score)")
      }
      return "\(digest.hexadecimal().prefix(6))  \(scene.bones.count)  \(file.path)"
    } catch let error as RenderError {
      let reasons = error.problems.map { "\($0.line ?? 0): \($0.message)" }
      return "refused  \(file.path)  \(reasons.joined(separator: " "))"
    } catch {
      return "refused  \(file.path)  \(error)"
    }
  }
}

extension SHA256 {
  /// Appends the bones of a scene, the roles of its views with the rules that decided them, and its warnings.
  mutating func append(_ scene: SkeletonScene) throws {
    append(try scene.render(as: .json).bytes.span)
    for decision in scene.content.decisions {
      append("\(decision.role) \(Rule.all[Int(decision.rule)].name) \(decision.form)")
    }
    for warning in scene.warnings { append(warning.message) }
  }
}
