import Diagnostics
import Geometry
import LayerTree
import SceneModel
import Skeleton
import TextFormats

/// The outcome of one document.
struct SurveyedFile: Sendable {
  enum Outcome: Sendable {
    /// A picture with bones or a running indicator; the largest bone covers this share of the canvas, 0…1.
    case rendered(bones: Int, largestFraction: Double, size: Size)
    /// A picture of the overlay only, with the codes of the warnings.
    case blank(codes: [String])
    /// No picture, for the reasons in these messages.
    case refused(messages: [String])
  }

  let file: CorpusFile
  let outcome: Outcome
  /// The content of the picture; empty for a rejected document.
  let content: DrawnContent
  /// The first digits of the digest of the scene; empty for a rejected document.
  let digest: String

  /// The word for the outcome; rejections are distinguished by their first words.
  var outcomeName: String {
    switch outcome {
    case .rendered: "rendered"
    case .blank: "blank"
    case .refused(let messages): "refused: " + messages.map { String($0.prefix(44)) }.joined(separator: " | ")
    }
  }

  var hasBones: Bool { if case .rendered = outcome { true } else { false } }

  /// The share of the canvas that the largest bone covers, 0…1; 0 without bones.
  var largestFraction: Double { if case .rendered(_, let share, _) = outcome { share } else { 0 } }

  /// True for a canvas of at least 400 points in height, or 1.2 times as high as wide; false for a cell.
  var isScreen: Bool {
    guard case .rendered(_, _, let size) = outcome else { return false }
    return size.height >= 400 || size.height >= 1.2 * size.width
  }
}

/// Every document of the corpus, drawn once for all tests.
enum CorpusSurvey {
  static let files = Task { await survey(CorpusFile.folders.flatMap(CorpusFile.all)) }

  /// The contents and digests of all documents of both corpora; a rejected document has none.
  static let scenes = Task {
    let new = CorpusFile.new.map { file in
      let scene = try? Document(file.bytes()).scene()
      let content = scene.map { DrawnContent(of: $0.content) } ?? DrawnContent()
      return (file: file, content: content, digest: (try? scene.map(digest)) ?? "")
    }
    return await files.value.map { (file: $0.file, content: $0.content, digest: $0.digest) } + new
  }

  private static func digest(of scene: SkeletonScene) throws -> String {
    var digest = SHA256()
    try digest.append(scene)
    return String(digest.hexadecimal().prefix(6))
  }

  /// The outcomes of files in their order, two computed concurrently.
  private static func survey(_ files: [CorpusFile]) async -> [SurveyedFile] {
    let halves = [0, 1].map { remainder in files.indices.filter { $0 % 2 == remainder } }
    return await withTaskGroup(of: [(Int, SurveyedFile)].self) { group in
      for half in halves {
        group.addTask { half.map { ($0, surveyed(files[$0])) } }
      }
      var all: [(Int, SurveyedFile)] = []
      for await half in group { all += half }
      return all.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private static func surveyed(_ file: CorpusFile) -> SurveyedFile {
    do {
      let bytes = try file.bytes()
      let scene = try Document(bytes).scene()
      let content = DrawnContent(of: scene.content)
      return SurveyedFile(
        file: file, outcome: try outcome(of: bytes, scene), content: content, digest: try digest(of: scene))
    } catch let error as RenderError {
      return refused(file, error.problems.map(\.message))
    } catch {
      return refused(file, ["\(error)"])
    }
  }

  private static func refused(_ file: CorpusFile, _ messages: [String]) -> SurveyedFile {
    SurveyedFile(file: file, outcome: .refused(messages: messages), content: DrawnContent(), digest: "")
  }

  private static func outcome(of bytes: [UInt8], _ made: SkeletonScene) throws -> SurveyedFile.Outcome {
    let scene = made.content
    // Small pictures: a debug build is slow for each pixel.
    var options = RenderOptions()
    options.scale = 64 / max(scene.size.width, scene.size.height)
    let png = try render(bytes, as: .png, options: options).bytes
    let characters = try render(bytes, as: .ascii, options: options).bytes
    guard png.starts(with: [0x89, 0x50, 0x4E, 0x47]), !characters.isEmpty else {
      return .refused(messages: ["no picture"])
    }
    // A running indicator is a picture without bones.
    guard !scene.bones.isEmpty || !scene.liveLayers.isEmpty else {
      return .blank(codes: made.warnings.map(\.code))
    }
    return .rendered(bones: scene.bones.count, largestFraction: largestFraction(of: scene), size: scene.size)
  }

  private static func largestFraction(of scene: Scene) -> Double {
    let canvas = Rect(origin: .zero, size: scene.size)
    return scene.bones.map { $0.shape.bounds.intersection(canvas).size.area / canvas.size.area }.max() ?? 0
  }
}
