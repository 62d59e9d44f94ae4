import Diagnostics
package import Geometry
import ImageCoding
package import Skeleton

/// The options of a comparison: the tolerance, the ignored rectangles, and still or animated drawing.
package struct ComparisonOptions: Sendable {
  package var tolerance = PixelTolerance.perChannel(0)
  /// The rectangles that are not compared: in points for documents and bones, in pixels for two images.
  package var ignored: [Rect] = []
  /// True to draw documents over their whole loop, false to draw one moment.
  package var moves = false

  package init() {}
}

/// The reason why two files cannot be compared.
package enum ComparisonError: Error {
  /// One of the files is invalid; the text is a message of whole lines with positions.
  case invalidInput(String)
  /// The files are of types that cannot be compared with each other; the text is a sentence that names them.
  case incomparable(String)
}

/// The result of a comparison, and the findings about the compared documents.
package struct ComparedFiles: Sendable {
  package var differences: Differences
  package var findings: [Findings]
}

/// Compares two files: documents of any dialect, bones or layout JSON, images, distinguished by their first bytes.
///
/// Documents are compared as bones, then drawn and compared as pixels. A document can be compared with a bones file,
/// with a layout file, or with an image, and is converted into the same form.
///
/// - Parameters:
///   - expected: the file before the change.
///   - actual: the file after the change.
///   - drawing: the options with which documents are drawn.
///   - options: the tolerance and the ignored rectangles.
/// - Throws: ``ComparisonError`` for an invalid file, and for files of incompatible types.
package func compareFiles(
  _ expected: DocumentSource, _ actual: DocumentSource, drawing: RenderOptions, _ options: ComparisonOptions
) throws(ComparisonError) -> ComparedFiles {
  let kinds = (FileKind(expected.bytes), FileKind(actual.bytes))
  if kinds.0 != kinds.1, kinds.0 != .document, kinds.1 != .document {
    throw .incomparable(
      "\(expected.name) is \(kinds.0.noun), \(actual.name) is \(kinds.1.noun): compare like with like")
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
  do throws(PictureError) {
    return try comparePictures(expected, actual, tolerance: tolerance, ignoring: ignored)
  } catch {
    let name = error.side == .expected ? names.0 : names.1
    throw .invalidInput("\(name): error: \(error.reason)\n")
  }
}
