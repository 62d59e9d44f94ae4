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

  /// The extension of file names of this output, with the dot in front.
  package var fileExtension: String { format == .json ? ".bones.json" : format.fileExtension }

  /// All outputs, in the order of every answer.
  package static let all =
    [RecordOutput(format: .json)] + OutputFormat.allCases.filter { $0 != .json }.map { RecordOutput(format: $0) }

  /// The bytes of an output as a JSON value: an object without line breaks, a string, or a string of Base64 for images.
  func value(of bytes: [UInt8]) -> RecordValue {
    switch format.contents {
    case .json: .json(bytes.filter { $0 != UInt8(ascii: "\n") })
    case .text: .text(String(decoding: bytes, as: UTF8.self))
    case .binary: .text(Base64.string(bytes))
    }
  }
}

/// The value of one output in an answer.
enum RecordValue {
  /// A text, which is written as a quoted JSON string.
  case text(String)
  /// JSON text, which is written unchanged.
  case json([UInt8])
}
