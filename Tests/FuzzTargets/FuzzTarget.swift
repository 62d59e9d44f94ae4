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

/// A function that must return a value or throw an error for any bytes.
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
  case android
  /// An Android layout followed by the files of its resource folder.
  case resources
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
  case webp
  /// Documents to pictures with the limits that a release has.
  case limits
  /// Auto Layout: each byte string is a system of constraints.
  case constraints
  /// The fields of a query of the preview.
  case settings

  /// Runs the function; a thrown error is a valid result.
  package func run(_ bytes: [UInt8]) {
    switch self {
    case .pipeline: try? renderAll(bytes)
    case .batch: answer(bytes)
    case .xml: _ = try? parseXML(bytes, limits: xmlLimits, repairing: { _ in true })
    case .native, .interfaceBuilder, .uiautomator, .appium, .svg, .hyperview, .android:
      readAndPlace(bytes, dialect: rawValue)
    case .resources: readWithResources(bytes)
    case .rules: _ = try? parseRules(parseXML(bytes, limits: xmlLimits))
    case .configuration: _ = try? readConfiguration(bytes)
    case .path: outline(String(decoding: bytes, as: UTF8.self))
    case .json: _ = try? parseJSON(bytes)
    case .bones: _ = try? compareWithItself(bytes)
    case .png:
      try? decode(bytes)
      try? decode(mendedPNG(bytes))
    case .gif, .webp: try? decode(bytes)
    case .limits: try? renderWithinLimits(bytes)
    case .constraints: solveConstraints(bytes)
    case .settings: applySettings(bytes)
    }
  }
}

/// Limits small enough for thousands of runs per second, and large enough for every code path.
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

/// Renders a document in the format selected by its length, which mutations change.
private func renderAll(_ bytes: [UInt8]) throws(RenderError) {
  var options = varied(by: bytes)
  options.limits = limits
  let scene = try Document(bytes, options: options).scene(options)
  let formats = OutputFormat.allCases
  let format = formats[bytes.count % formats.count]
  let first = try scene.render(as: format)
  let second = try scene.render(as: format, at: format.moves ? nil : .progress(0.5))
  precondition(format.moves ? first.bytes == second.bytes : !second.bytes.isEmpty)
  precondition(first.warnings.allSatisfy { ($0.line ?? 1) >= 1 && ($0.column ?? 1) >= 1 })
}

/// Checks that the answer to a line is one line of valid JSON.
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
  // The length of the document selects the mode, so that mutations change it.
  options.solvesConstraints = bytes.count % 2 == 1
  _ = try? Document(bytes, options: options).scene(options).explanation
}

private func readWithResources(_ bytes: [UInt8]) {
  var options = varied(by: bytes)
  options.limits = limits
  try? layOutWithResources(bytes, options)
}

private func outline(_ data: String) {
  let path = Path.drawn(bySVGPathData: data).path
  guard path.elements.count <= 200, path.outlineBounds != nil else { return }
  _ = Path(path.stroked(StrokeStyle(), tolerance: 1.0 / 16)).outlineBounds
}

/// Checks that a record has no difference from itself.
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
