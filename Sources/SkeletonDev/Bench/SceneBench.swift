import CFloors
import Diagnostics
import Geometry
import ImageCoding
import LayerTree
import Raster
import SceneModel
import Skeleton

/// The benchmark of drawing and encoding a scene's frames, compared with the C reference implementations.
struct SceneBench {
  private let name: String
  private let placeholder: SkeletonScene
  private let scene: Scene
  private let size: PixelSize
  private let scale: Double
  private let times: [Double]
  private let contest: Contest
  /// The factor, without unit, by which bounds are relaxed: 1 for the scene for which they were chosen, above 1 for
  /// other scenes.
  private let leniency: Double

  /// A benchmark of a document's scene in the 60 frames of its first second.
  ///
  /// - Parameters:
  ///   - scale: the number of pixels per point; nil for that of the document.
  ///   - leniency: the factor by which bounds are relaxed.
  /// - Throws: an error if the document cannot be rendered.
  init(_ name: String, document: [UInt8], scale: Double?, contest: Contest, leniency: Double = 1) throws {
    self.name = name
    self.leniency = leniency
    var options = RenderOptions()
    options.scale = scale
    self.contest = contest
    placeholder = try Document(document, options: options).scene(options)
    scene = placeholder.content
    self.scale = scene.scale
    size = try PixelSize(covering: scene.size, scale: scene.scale)
    times = (0..<60).map { Double($0) / 60 }
  }

  /// True if the C reference implementations can draw the scene.
  var hasFloors: Bool { FloorScene(scene, size: size, scale: scale, times: [], sharesRows: true) != nil }

  /// Measures drawing whole frames, drawing only the changes since the previous frame, and copying a frame, in
  /// milliseconds.
  ///
  /// The result is empty if the reference implementations cannot draw the scene.
  ///
  /// - Throws: ``RenderError`` if the frames exceed the limits.
  func frames() throws -> [BenchLine] {
    guard let floor = FloorScene(scene, size: size, scale: scale, times: [], sharesRows: true) else { return [] }
    var rasterizer = Rasterizer(size: size, scale: scale)
    var image = RowImage(size: size, rowIndices: [], pixels: [])
    var pixmap = Pixmap(size: size)
    let medians = try contest.medians([
      { index in
        floor.show(at: times[index])
        floorsDrawFrame()
      },
      { index in
        rasterizer.draw(scene.presentation(at: .time(times[index])), into: &image)
        pixmap.draw(image)
      },
      { _ in floorsCopyFrame() },
    ])
    var frames = try placeholder.frames()
    let changes = try contest.medians([
      { index in
        floor.show(at: times[index])
        floorsDrawHoles()
      },
      { index in frames.show(.seconds(times[index])) },
    ])
    floor.show(at: times[contest.repetitions - 1])
    floorsDrawFrame()
    let difference = max(floor.difference(to: pixmap), floor.difference(to: frames.pixmap))
    return [
      line("full frame", medians[1], "C kernel", medians[0], .atMost(1.5 * leniency)),
      line("full frame", medians[1], "memcpy of a frame", medians[2]),
      line("incremental frame", changes[1], "C kernel, hole pixels only", changes[0], .atMost(1.5 * leniency)),
      BenchLine(
        title: name, what: "largest difference to the C kernel's frame", unit: "levels", value: Double(difference)),
    ]
  }

  /// Measures drawing and encoding a frame as a PNG, in milliseconds per frame, and the size of the PNG in bytes.
  ///
  /// The result is empty if the reference implementations cannot draw the scene.
  ///
  /// - Parameter sharesRows: true to pass to the reference implementation the information which rows are equal.
  /// - Throws: ``ImageCodingError`` if a frame cannot be encoded.
  func pictures(sharesRows: Bool) throws -> [BenchLine] {
    guard let floor = FloorScene(scene, size: size, scale: scale, times: times, sharesRows: sharesRows) else {
      return []
    }
    var rasterizer = Rasterizer(size: size, scale: scale)
    var image = RowImage(size: size, rowIndices: [], pixels: [])
    var count = 0
    var floorCount: Int64 = 0
    let medians = try contest.medians([
      { index in
        floor.show(at: times[index])
        floorCount = floorsEncodePNG()
      },
      { index in
        rasterizer.draw(scene.presentation(at: .time(times[index])), into: &image)
        count = try encodePNG(image).count
      },
    ])
    return [
      line(
        "PNG", medians[1], "span-aware floor, \(floor.rowCount) rows", medians[0], .atMost(2 * leniency), count),
      BenchLine(
        title: name, what: "PNG, size", unit: "bytes", value: Double(count), against: "floor", other: Double(floorCount)
      ),
    ]
  }

  /// Measures drawing and encoding a loop of 60 frames as an animation, in milliseconds per frame: one line per format.
  ///
  /// - Throws: ``ImageCodingError`` if the loop cannot be encoded in a format.
  func animations(_ formats: [AnimationFormat]) throws -> [BenchLine] {
    try formats.map { format in
      var rasterizer = Rasterizer(size: size, scale: scale)
      var count = 0
      let timing = try FrameTiming(frameCount: 60, period: 1)
      let rounds = Contest(rounds: format == .apng ? 5 : 1, repetitions: 1)
      let medians = try rounds.medians([
        { _ in
          count = try encodeAnimation(as: format, size: size, timing: timing) { index, image in
            rasterizer.draw(scene.presentation(at: .time(times[index])), into: &image)
          }.count
        }
      ])
      return line("\(format.rawValue) per frame", medians[0] / 60, "", 0, .none, count)
    }
  }

  private func line(
    _ what: String, _ value: Double, _ against: String, _ other: Double, _ bound: BenchLine.Bound = .none,
    _ bytes: Int = 0
  ) -> BenchLine {
    BenchLine(title: name, what: what, value: value, against: against, other: other, bound: bound, bytes: bytes)
  }
}
