import Comparison
import Diagnostics
import ImageCoding
import TextFormats

/// The difference between a golden and the actual output of an assertion.
struct SnapshotDifference: Sendable {
  /// The description of the difference as lines of text, each ending with a line break: bones first, then pixels.
  var text: String
  /// The expected, difference and actual pictures side by side; nil for text and for an invisible difference.
  var strip: Picture?
}

extension SnapshotStrategy {
  /// The difference between a golden's bytes and the actual output; nil if they are equal within the tolerance.
  ///
  /// A golden that cannot be read is a difference too.
  func difference(_ golden: [UInt8], _ actual: Snapshot) -> SnapshotDifference? {
    if golden == actual.bytes { return nil }
    if golden.starts(with: "version https://git-lfs".utf8) {
      return SnapshotDifference(text: "the golden is a pointer of Git LFS, not the file itself: git lfs pull\n")
    }
    switch form {
    case .bones, .layout: return recordDifference(golden, actual)
    case .ascii, .explanation: return SnapshotDifference(text: lineDifference(golden, actual.bytes))
    case .image, .animation: return pictureDifference(golden, actual)
    case .output where actual.frames != nil: return pictureDifference(golden, actual)
    case .custom, .output: return SnapshotDifference(text: lineDifference(golden, actual.bytes))
    }
  }

  private func recordDifference(_ golden: [UInt8], _ actual: Snapshot) -> SnapshotDifference {
    let before: BonesRecord
    do throws(InvalidInput) {
      before = try readBonesRecord(golden)
    } catch {
      return unreadable(error.diagnostics.map(\.problem.message).joined(separator: ", "))
    }
    guard let after = actual.record else { return SnapshotDifference(text: lineDifference(golden, actual.bytes)) }
    let bones = compareBones(before, after)
    if bones.isEmpty {
      return SnapshotDifference(
        text: "the \(before.subject)s are the same, the text is not:\n" + lineDifference(golden, actual.bytes))
    }
    let text = Differences(expectedName: "", actualName: "", bones: bones).text
    guard let old = before.schematic(), let new = after.schematic(), let pictures = try? comparePictures(old, new)
    else { return SnapshotDifference(text: text) }
    // Bones with unchanged frames are not visible in a picture of the difference.
    return SnapshotDifference(text: text, strip: pictures.isEmpty ? nil : try? pictures.strip)
  }

  private func pictureDifference(_ golden: [UInt8], _ actual: Snapshot) -> SnapshotDifference? {
    guard let after = actual.frames else { return nil }
    let pictures: PicturesDifference
    do throws(PictureError) {
      pictures = try comparePictures(file: golden, after, tolerance: tolerance)
    } catch {
      return unreadable(error.reason.description)
    }
    if pictures.isEmpty || pictures.isWithin(precision: precision) { return nil }
    let record = embeddedText(Self.bonesKeyword, inPNG: golden).flatMap { try? readBonesRecord($0) }
    let bones = record.flatMap { before in actual.record.map { compareBones(before, $0) } }
    let differences = Differences(expectedName: "", actualName: "", bones: bones, pictures: pictures)
    return SnapshotDifference(text: differences.text + pictures.stripTime, strip: try? pictures.strip)
  }

  private func unreadable(_ reason: String) -> SnapshotDifference {
    SnapshotDifference(text: "the golden cannot be read: \(reason)\n")
  }
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
