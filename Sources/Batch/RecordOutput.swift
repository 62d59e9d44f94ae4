package import Skeleton
import TextFormats

/// An output that a record can request: a picture in one format.
package struct RecordOutput: Hashable, Sendable {
  package let format: OutputFormat

  package init(format: OutputFormat) {
    self.format = format
  }

  /// The name of the output in the member `outputs` of a record; the format `json` is named `bones`.
  package var name: String { format == .json ? "bones" : format.rawValue }

  /// The extension of the names of files with this output, with the dot in front.
  package var fileExtension: String { format == .json ? ".bones.json" : format.fileExtension }

  /// All outputs that a record can request, in the order in which every answer contains them.
  package static let all =
    [RecordOutput(format: .json)] + OutputFormat.allCases.filter { $0 != .json }.map { RecordOutput(format: $0) }

  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// True if the value of the output is a JSON object; false for a string.
  var isObject: Bool { format.contents == .json }

  /// The value in an answer for the bytes of this output: JSON for `json` and `lottie`, otherwise a string.
  ///
  /// Line feeds are removed from JSON, so that the answer is one line. The string of an image is Base64.
  func value(of bytes: [UInt8]) -> RecordValue {
    switch format.contents {
    case .json: .json(bytes.withoutLineFeeds)
    case .text: .text(bytes)
    case .binary: .json(Base64.quoted(bytes))
    }
  }
}

/// The bytes of one output in the form in which an answer contains them.
enum RecordValue {
  /// A text in UTF-8, which is written as a quoted JSON string.
  case text([UInt8])
  /// JSON text, which is written unchanged.
  case json([UInt8])

  /// The number of bytes in memory, with those that an array reserves.
  var byteCount: Int {
    switch self {
    case .text(let bytes), .json(let bytes): bytes.capacity
    }
  }
}

extension [UInt8] {
  /// The bytes without line feeds; the stretches between them are copied at once.
  fileprivate var withoutLineFeeds: [UInt8] {
    let span = span
    var joined: [UInt8] = []
    joined.append(addingCapacity: count) { joined in
      var start = 0
      while start < count {
        let end = span.firstIndex(of: UInt8(ascii: "\n"), from: start) ?? count
        joined.append(copying: span.extracting(start..<end))
        start = end + 1
      }
    }
    return joined
  }
}
