package import Comparison
import Diagnostics
import ImageCoding
import TextFormats

/// The inputs of the comparison of a golden with the current output.
package struct GoldenComparison {
  /// The path of the golden for messages.
  private let name: String
  private let golden: [UInt8]
  private let actual: ActualOutput
  private let tolerance: PixelTolerance
  private let precision: Double
  private let isExact: Bool

  /// - Parameters:
  ///   - golden: the bytes of the golden.
  ///   - name: the path of the golden for messages.
  ///   - tolerance: the maximum difference of two pixels that count as equal.
  ///   - precision: the fraction of the pixels that must be equal within the tolerance, 0…1.
  ///   - isExact: true if other ends of lines, or another text of the same bones, are a difference too.
  package init(
    _ golden: [UInt8], named name: String, with actual: ActualOutput, tolerance: PixelTolerance,
    precision: Double = 1, isExact: Bool = false
  ) {
    (self.golden, self.name, self.actual) = (golden, name, actual)
    (self.tolerance, self.precision, self.isExact) = (tolerance, precision, isExact)
  }

  /// The difference between the golden and the current output; nil if both are equivalent, even with different bytes.
  ///
  /// A golden that cannot be read is a difference too.
  package func difference() -> OutputDifference? {
    if golden == actual.bytes { return nil }
    if golden.starts(with: "version https://git-lfs".utf8) {
      return OutputDifference(text: "the golden is a pointer of Git LFS, not the file itself: git lfs pull\n")
    }
    if let frames = actual.frames { return compareImages(frames) }
    if let record = actual.record() { return compareRecords(record) }
    return compareText("")
  }

  private func compareRecords(_ after: BonesRecord) -> OutputDifference? {
    let before: BonesRecord
    do throws(InvalidInput) {
      before = try readBonesRecord(golden)
    } catch {
      return invalid(error.diagnostics.map(SourceText(name: name, utf8: golden).rendered).joined())
    }
    let bones = compareBones(before, after)
    if bones.isEmpty {
      return isExact ? compareText("the \(before.subject)s are the same, the text is not:\n") : nil
    }
    let text = Differences(expectedName: "", actualName: "", bones: bones).text
    return OutputDifference(text: text, records: (before, after))
  }

  private func compareText(_ heading: String) -> OutputDifference? {
    let text = lineDifference(golden, actual.bytes, ignoringLineEnds: !isExact)
    return text.isEmpty ? nil : OutputDifference(text: heading + text)
  }

  private func compareImages(_ after: any FrameReader) -> OutputDifference? {
    let pictures: PicturesDifference
    do throws(PictureError) {
      pictures = try comparePictures(file: golden, after, tolerance: tolerance)
    } catch {
      return invalid("\(name): error: \(error.reason)\n")
    }
    if pictures.isWithin(precision: precision) { return nil }
    let record = embeddedText(ActualOutput.bonesKeyword, inPNG: golden).flatMap { try? readBonesRecord($0) }
    let bones = record.flatMap { before in actual.record().map { compareBones(before, $0) } }
    let differences = Differences(expectedName: "", actualName: "", bones: bones, pictures: pictures)
    return OutputDifference(text: differences.text + pictures.stripTime, images: pictures)
  }

  private func invalid(_ report: String) -> OutputDifference {
    OutputDifference(text: "the golden is not valid:\n" + report)
  }
}

/// The difference between a golden and the current output.
package struct OutputDifference: Sendable {
  /// The description of the difference as lines of text, each ending with a line break: bones first, then pixels.
  package var text: String
  /// The records of bones or views that differ; nil for other outputs.
  fileprivate var records: (before: BonesRecord, after: BonesRecord)?
  /// The images that differ; nil for other outputs.
  fileprivate var images: PicturesDifference?

  /// The compared images, or schematic pictures of the compared bones; nil for text and for an invisible difference.
  package var pictures: PicturesDifference? {
    guard let (before, after) = records else { return images }
    guard let old = before.schematic(), let new = after.schematic(), let pictures = try? comparePictures(old, new)
    else { return nil }
    // Bones with unchanged frames are not visible in a picture of the difference.
    return pictures.isEmpty ? nil : pictures
  }

  /// The expected, difference and actual pictures side by side; nil without ``pictures``.
  package var strip: Picture? { pictures.flatMap { try? $0.strip } }
}

extension ActualOutput {
  /// The keyword of the PNG text chunk that contains the bones of a golden, so that a message can name changed bones.
  package static let bonesKeyword = "skeleton bones"
}

extension PicturesDifference {
  /// The line of a message with the time of the animation at which the pictures of a strip were taken.
  ///
  /// This is the first moment with the most different pixels. The text is empty for a still picture.
  fileprivate var stripTime: String {
    guard momentCount > 1, let most = moments.map(\.difference.count).max(),
      let moment = moments.first(where: { $0.difference.count == most })
    else { return "" }
    return "the pictures below are those at \((Double(moment.time) / 1e6).shortest) s\n"
  }
}
