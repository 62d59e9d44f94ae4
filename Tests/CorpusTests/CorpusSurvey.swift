import Diagnostics
import Geometry
import LayerTree
import SceneModel
import Skeleton

/// What became of one document.
struct SurveyedFile: Sendable {
  enum Outcome: Sendable {
    /// It has bones; the largest takes so much of the canvas, 0…1.
    case rendered(bones: Int, largestShare: Double)
    /// Only the overlay is drawn, with the warnings that say so.
    case blank(codes: [String])
    /// It was not drawn, for these reasons.
    case refused(messages: [String])
  }

  let file: CorpusFile
  let outcome: Outcome

  /// The word for the outcome; refusals are told apart by their first words.
  var outcomeName: String {
    switch outcome {
    case .rendered: "rendered"
    case .blank: "blank"
    case .refused(let messages): "refused: " + messages.map { String($0.prefix(44)) }.joined(separator: " | ")
    }
  }

  var hasBones: Bool { if case .rendered = outcome { true } else { false } }

  /// The share of the canvas that the largest bone takes; 0 without bones.
  var largestShare: Double { if case .rendered(_, let share) = outcome { share } else { 0 } }
}

/// Every document of the corpus, drawn once for all tests.
enum CorpusSurvey {
  static let files = Task { await survey(CorpusFile.folders.flatMap(CorpusFile.all)) }

  /// Two at a time, in the order of the files.
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
    SurveyedFile(file: file, outcome: outcome(of: file))
  }

  private static func outcome(of file: CorpusFile) -> SurveyedFile.Outcome {
    do {
      let bytes = try file.bytes()
      let scene = try Pipeline(RenderOptions()).scene(of: bytes)
      // Small pictures: a debug build takes its time for each pixel.
      var options = RenderOptions()
      options.scale = 64 / max(scene.value.size.width, scene.value.size.height)
      let png = try render(bytes, as: .png, options: options).bytes
      let characters = try render(bytes, as: .ascii, options: options).bytes
      guard png.starts(with: [0x89, 0x50, 0x4E, 0x47]), !characters.isEmpty else {
        return .refused(messages: ["no picture"])
      }
      guard !scene.value.bones.isEmpty else { return .blank(codes: scene.diagnostics.map(\.problem.code)) }
      return .rendered(bones: scene.value.bones.count, largestShare: largestShare(of: scene.value))
    } catch let error as InvalidInput {
      return .refused(messages: error.diagnostics.map(\.problem.message))
    } catch {
      return .refused(messages: ["\(error)"])
    }
  }

  private static func largestShare(of scene: Scene) -> Double {
    let canvas = Rect(origin: .zero, size: scene.size)
    return scene.bones.map { $0.shape.bounds.intersection(canvas).size.area / canvas.size.area }.max() ?? 0
  }
}
