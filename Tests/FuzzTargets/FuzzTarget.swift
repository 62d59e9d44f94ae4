import Batch
import Comparison
import Diagnostics
import Dialects
import Geometry
import ImageCoding
import Skeleton
import Snapshots
import TextFormats
import XMLTree

/// A function that must end in a value or an error, whatever bytes it is given.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// Documents to pictures: all stages, in every format.
  case pipeline
  /// Lines of a stream to answers.
  case batch
  case xml
  case native
  case interfaceBuilder = "ib"
  case uiautomator
  case appium
  case svg
  case hyperview = "hxml"
  case rules
  /// The configuration of a folder of snapshots.
  case configuration
  /// SVG path data.
  case path
  case json
  /// Bones JSON and layout JSON.
  case bones
  case png
  case gif

  /// Runs the function; what it throws is as good an end as any.
  package func run(_ bytes: [UInt8]) {
    switch self {
    case .pipeline: try? renderAll(bytes)
    case .batch: answer(bytes)
    case .xml: _ = try? parseXML(bytes, limits: xmlLimits)
    case .native, .interfaceBuilder, .uiautomator, .appium, .svg, .hyperview: readAndPlace(bytes, dialect: rawValue)
    case .rules: _ = try? parseRules(parseXML(bytes, limits: xmlLimits))
    case .configuration: _ = try? readConfiguration(bytes)
    case .path: outline(String(decoding: bytes, as: UTF8.self))
    case .json: _ = try? parseJSON(bytes)
    case .bones: _ = try? compareWithItself(bytes)
    case .png:
      try? decode(bytes)
      try? decode(mendedPNG(bytes))
    case .gif: try? decode(bytes)
    }
  }
}

/// Small enough for thousands of runs a second, large enough for every code path.
private var limits: RenderLimits {
  var limits = RenderLimits()
  (limits.inputBytes, limits.attributes, limits.depth) = (1 << 16, 64, 64)
  (limits.views, limits.pixels, limits.frames, limits.animationPixels) = (500, 1 << 16, 4, 1 << 18)
  limits.streamedPixels = 1 << 18
  return limits
}

private var xmlLimits: XMLLimits {
  var limits = XMLLimits()
  (limits.inputBytes, limits.attributes, limits.depth) = (1 << 16, 64, 64)
  return limits
}

/// The length of the document chooses the format: a mutation tries another one.
private func renderAll(_ bytes: [UInt8]) throws(RenderError) {
  var options = RenderOptions()
  options.limits = limits
  options.scale = 1
  options.framesPerSecond = 2
  options.columns = 24
  let scene = try SkeletonScene(bytes, options: options)
  let formats = OutputFormat.allCases
  let format = formats[bytes.count % formats.count]
  let first = try scene.render(as: format)
  let second = try scene.render(as: format, at: format.moves ? nil : .progress(0.5))
  precondition(format.moves ? first.bytes == second.bytes : !second.bytes.isEmpty)
  precondition(first.warnings.allSatisfy { ($0.line ?? 1) >= 1 && ($0.column ?? 1) >= 1 })
}

/// One line out, whatever comes in, and it is JSON.
private func answer(_ bytes: [UInt8]) {
  var renderer = RecordRenderer()
  renderer.options.limits = limits
  let answer = renderer.answer(to: bytes, number: 1)
  precondition(answer.bytes.firstIndex(of: 0x0A) == answer.bytes.count - 1)
  precondition((try? parseJSON(answer.bytes)) != nil)
  precondition(answer.bytes == renderer.answer(to: bytes, number: 1).bytes)
}

private func readAndPlace(_ bytes: [UInt8], dialect: String) {
  var options = RenderOptions()
  options.limits = limits
  options.dialect = SourceDialect(named: dialect)
  // The length of the document chooses: a mutation tries the other way.
  options.solvesConstraints = bytes.count % 2 == 1
  _ = try? NamedDocument(name: "fuzzed", bytes: bytes).explanation(options)
}

private func outline(_ data: String) {
  let path = Path.drawn(bySVGPathData: data).path
  guard path.elements.count <= 200, path.outlineBounds != nil else { return }
  _ = Path(path.stroked(StrokeStyle(), tolerance: 1.0 / 16)).outlineBounds
}

/// A record differs in nothing from itself.
private func compareWithItself(_ bytes: [UInt8]) throws(InvalidInput) {
  let record = try readBonesRecord(bytes)
  guard record.bones.count <= 200 else { return }
  let difference = compareBones(record, record)
  precondition(difference.isEmpty)
}

private func decode(_ bytes: [UInt8]) throws(ImageDecodingError) {
  let reader = try frames(of: bytes, limits: DecodingLimits(pixels: 1 << 16, animationPixels: 1 << 20))
  while let frame = try reader.next() { precondition(frame.pixels.count == reader.size.width * reader.size.height) }
}
