import Comparison
import Diagnostics
import Geometry
import ImageCoding

/// The inputs of the comparison of a golden with the new output for its document.
struct GoldenComparison {
  /// The path of the golden, relative to the folder of documents.
  let path: String
  /// The path of the golden for messages: the folder's path as the user wrote it, followed by the path in the folder.
  let name: String
  let golden: [UInt8]
  let drawn: DrawnGolden
  let tolerance: PixelTolerance
  let keepsPictures: Bool

  /// The difference between the golden and the new output; nil if both are equivalent, even with different bytes.
  ///
  /// A golden that cannot be read is a difference too.
  func difference() -> GoldenDifference? {
    if golden == drawn.bytes { return nil }
    switch drawn.format {
    case .bones: return compareRecords()
    case .ascii: return compareText()
    case .png: return compareImages()
    }
  }

  private func compareRecords() -> GoldenDifference? {
    do throws(InvalidInput) {
      let bones = compareBones(try readBonesRecord(golden), BonesRecord(drawn.scene))
      return changed(Differences(expectedName: path, actualName: path, bones: bones).text)
    } catch {
      return invalid(error.diagnostics.map(SourceText(name: name, utf8: golden).rendered).joined())
    }
  }

  /// The difference of golden and output as texts: the number of differing lines; nil if only line ends differ.
  private func compareText() -> GoldenDifference? {
    let (old, new) = (lines(golden), lines(drawn.bytes))
    let count = max(old.count, new.count)
    let differing = (0..<count).filter { index in
      index >= old.count || index >= new.count || old[index] != new[index]
    }
    guard let first = differing.first else { return nil }
    return changed("text: \(differing.count) of \(count) lines differ, line \(first + 1) is the first\n")
  }

  private func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private func compareImages() -> GoldenDifference? {
    guard let actual = drawn.frames else { return nil }
    let pictures: PicturesDifference
    do throws(PictureError) {
      pictures = try comparePictures(file: golden, actual, tolerance: tolerance)
    } catch {
      return invalid("\(name): error: \(error.reason)")
    }
    let text = Differences(expectedName: path, actualName: path, pictures: pictures).text
    guard var difference = changed(text) else { return nil }
    if keepsPictures {
      difference.pictures = ReportPictures(
        expected: golden, difference: try? pictures.differencePicture.png(), actual: drawn.bytes)
    }
    return difference
  }

  private func changed(_ text: String) -> GoldenDifference? {
    if text.isEmpty { return nil }
    return GoldenDifference(path: path, format: drawn.format, kind: .changed, lines: wholeLines(text), pictures: nil)
  }

  private func invalid(_ report: String) -> GoldenDifference {
    let pictures = keepsPictures && drawn.format == .png ? ReportPictures(actual: drawn.bytes) : nil
    return GoldenDifference(
      path: path, format: drawn.format, kind: .invalid, lines: ["the golden is not valid:"] + wholeLines(report),
      pictures: pictures)
  }
}

/// The lines of a text in their order, without line breaks; empty lines are left out.
func wholeLines(_ text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
}
