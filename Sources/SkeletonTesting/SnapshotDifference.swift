import Comparison
import Diagnostics
import ImageCoding

/// The difference between a golden and the actual output.
struct SnapshotDifference: Sendable {
  /// Whole lines: bones first, then pixels.
  var text: String
  /// Expected, difference and actual side by side.
  var strip: Picture?
}

extension SnapshotStrategy {
  /// The difference; nil if there is none.
  func difference(_ golden: [UInt8], _ actual: [UInt8]) -> SnapshotDifference? {
    if golden == actual { return nil }
    if golden.starts(with: "version https://git-lfs".utf8) {
      return SnapshotDifference(text: "the golden is a pointer of Git LFS, not the file itself: git lfs pull\n")
    }
    switch form {
    case .bones, .layout: return recordDifference(golden, actual)
    case .ascii, .explanation: return SnapshotDifference(text: lineDifference(golden, actual))
    case .image, .animation: return pictureDifference(golden, actual)
    }
  }

  private func recordDifference(_ golden: [UInt8], _ actual: [UInt8]) -> SnapshotDifference {
    let (before, after): (BonesRecord, BonesRecord)
    do throws(InvalidInput) {
      (before, after) = (try readBonesRecord(golden), try readBonesRecord(actual))
    } catch {
      return unreadable(error.diagnostics.map(\.problem.message).joined(separator: ", "))
    }
    let bones = compareBones(before, after)
    if bones.isEmpty {
      return SnapshotDifference(
        text: "the \(before.subject)s are the same, the text is not:\n" + lineDifference(golden, actual))
    }
    let text = Differences(expectedName: "", actualName: "", bones: bones).text
    guard let old = before.schematic(), let new = after.schematic(), let pictures = try? comparePictures(old, new)
    else { return SnapshotDifference(text: text) }
    // Boxes that are where they were make no picture of a difference.
    return SnapshotDifference(text: text, strip: pictures.isEmpty ? nil : try? pictures.strip)
  }

  private func pictureDifference(_ golden: [UInt8], _ actual: [UInt8]) -> SnapshotDifference? {
    let pictures: PicturesDifference
    do {
      pictures = try comparePictures(frames(of: golden), frames(of: actual), tolerance: tolerance)
    } catch let error as ImageDecodingError {
      return unreadable(error.description)
    } catch let error as PictureError {
      return unreadable(error.reason.description)
    } catch {
      return unreadable("\(error)")
    }
    if pictures.isEmpty { return nil }
    let records = [golden, actual].compactMap { file in
      embeddedText(Self.bonesKeyword, inPNG: file).flatMap { try? readBonesRecord($0) }
    }
    let bones = records.count == 2 ? compareBones(records[0], records[1]) : nil
    let differences = Differences(expectedName: "", actualName: "", bones: bones, pictures: pictures)
    return SnapshotDifference(text: differences.text + pictures.stripTime, strip: try? pictures.strip)
  }

  private func unreadable(_ reason: String) -> SnapshotDifference {
    SnapshotDifference(text: "the golden cannot be read: \(reason)\n")
  }
}

extension PicturesDifference {
  /// Which of many moments the strip shows: the first at which most pixels differ.
  fileprivate var stripTime: String {
    guard momentCount > 1, let most = moments.map(\.difference.count).max(),
      let moment = moments.first(where: { $0.difference.count == most })
    else { return "" }
    return "the pictures below are those at \((Double(moment.time) / 1e6).shortest) s\n"
  }
}
