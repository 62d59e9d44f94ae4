import Diagnostics
import Geometry
import ImageCoding
import LayerTree
import Raster
import SceneModel
import Skeleton
import SystemIO

/// The benchmark of documents of a corpus, whose bounds are half as strict as those of the standard scene.
struct CorpusBench {
  var files: [String]
  var contest: Contest

  /// The seed of the random choice of files; its value is arbitrary.
  private static let seed: UInt64 = 7
  private static let sampleCount = 200

  func lines() throws -> [BenchLine] {
    var lines: [BenchLine] = []
    var sceneCount = 0
    var (rendered, repetitive) = (0, 0)
    for file in files.sorted().shuffled(seed: Self.seed) {
      guard rendered < Self.sampleCount else { break }
      guard let bytes = try? readInput(file, limit: RenderLimits().inputBytes), let picture = picture(of: bytes) else {
        continue
      }
      rendered += 1
      if isMadeOfRuns(picture) { repetitive += 1 }
      guard sceneCount < 3 else { continue }
      let name = file.split(separator: "/").last.map(String.init) ?? file
      let bench = try SceneBench(name, document: bytes, scale: 3, contest: contest, leniency: 2)
      guard bench.hasFloors else { continue }
      sceneCount += 1
      lines += try bench.frames() + bench.pictures(sharesRows: true)
    }
    lines.append(
      BenchLine(
        title: "corpus", what: "pictures without a frame", unit: "files", value: Double(repetitive),
        against: "rendered files", other: Double(rendered), bound: .atLeastShare(0.8)))
    return lines
  }

  /// The picture of a document at its own scale and the moment with the largest contrast.
  ///
  /// Nil for a document that cannot be rendered.
  private func picture(of bytes: [UInt8]) -> RowImage? {
    guard let scene = try? Document(bytes).scene().content,
      let size = try? PixelSize(covering: scene.size, scale: scene.scale)
    else { return nil }
    var rasterizer = Rasterizer(size: size, scale: scene.scale)
    return rasterizer.draw(scene.presentation(at: .time(scene.stillTime)))
  }
}
