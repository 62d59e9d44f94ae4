import Diagnostics
package import Geometry
import ImageCoding
package import Skeleton

/// The options of a comparison: the tolerance, the ignored rectangles, and the drawing of one moment or a loop.
package struct ComparisonOptions: Sendable {
  package var tolerance = PixelTolerance.perChannel(0)
  /// The rectangles that are not compared: in points if a document or record is compared, in pixels for two images.
  package var ignored: [Rect] = []
  /// True to draw and compare the whole loop of documents, false to draw and compare one moment.
  package var moves = false

  package init() {}
}

/// The reason why two files cannot be compared.
package enum ComparisonError: Error {
  /// A file is invalid or cannot be drawn; the text consists of messages with positions, each on a line.
  case invalidInput(String)
  /// The files have types that cannot be compared with each other; the text is a sentence that names both.
  case incomparable(String)
}

/// The result of a comparison of two files, and the warnings and notes about those that are documents.
package struct ComparedFiles: Sendable {
  package var differences: Differences
  package var findings: [Findings]
}

/// Compares two files; each is a document of any dialect, a JSON file of bones or views, or an image.
///
/// The first bytes of a file determine its type.
///
/// Two documents are compared as bones, then drawn and compared as pixels. A document can also be compared with a JSON
/// file or with an image, and is converted into the same form.
///
/// - Parameter drawing: the options with which documents are drawn.
/// - Throws: ``ComparisonError`` for an invalid file, and for two files whose types cannot be compared.
package func compareFiles(
  _ expected: DocumentSource, _ actual: DocumentSource, drawing: RenderOptions, _ options: ComparisonOptions
) throws(ComparisonError) -> ComparedFiles {
  let kinds = (FileKind(expected.bytes), FileKind(actual.bytes))
  if kinds.0 != kinds.1, kinds.0 != .document, kinds.1 != .document {
    throw .incomparable(
      "\(expected.name) is \(kinds.0.rawValue), \(actual.name) is \(kinds.1.rawValue): compare like with like")
  }
  var before = ComparedFile(expected, kinds.0, drawing)
  var after = ComparedFile(actual, kinds.1, drawing)
  var bones: BonesDifference?
  var ignored = options.ignored
  if kinds.0 != .image, kinds.1 != .image {
    let subjects = (try before.recordSubject(), try after.recordSubject())
    let subject = subjects.0 ?? subjects.1 ?? .bone
    let records = (try before.record(subject), try after.record(subject))
    guard records.0.subject == records.1.subject else {
      throw .incomparable("\(expected.name) has \(records.0.subject)s, \(actual.name) has \(records.1.subject)s")
    }
    bones = compareBones(records.0, records.1, ignoring: options.ignored)
  }
  var pictures: PicturesDifference?
  if kinds.0 != .record, kinds.1 != .record {
    let format = before.animationFormat ?? after.animationFormat ?? (options.moves ? .apng : .png)
    let scales = (try before.scale(), try after.scale())
    let scale = scales.0 ?? scales.1 ?? 1
    ignored = ignored.map { Rect(origin: $0.origin * scale, size: $0.size * scale) }
    pictures = try compare(
      before.frames(format), after.frames(format), (expected.name, actual.name), options.tolerance, ignored)
  }
  let differences = Differences(
    expectedName: expected.name, actualName: actual.name, bones: bones, pictures: pictures)
  return ComparedFiles(differences: differences, findings: before.findings + after.findings)
}

private func compare(
  _ expected: any FrameReader, _ actual: any FrameReader, _ names: (String, String), _ tolerance: PixelTolerance,
  _ ignored: [Rect]
) throws(ComparisonError) -> PicturesDifference {
  try mapError(comparePictures(expected, actual, tolerance: tolerance, ignoring: ignored)) { (error: PictureError) in
    ComparisonError.invalidInput("\(error.side == .expected ? names.0 : names.1): error: \(error.reason)\n")
  }
}
