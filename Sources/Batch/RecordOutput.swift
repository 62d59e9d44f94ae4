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

  /// True if the value of the output is a JSON object; false for a string.
  var isObject: Bool { format == .json || format == .lottie }

  /// The bytes of an output as a JSON value: an object without line breaks, a string, or a string of Base64 for images.
  func value(of bytes: [UInt8]) -> RecordValue {
    switch format {
    case .json, .lottie: .json(bytes.filter { $0 != UInt8(ascii: "\n") })
    case .svg, .html, .hxml, .swiftui, .compose, .reactContentLoader, .android, .ascii, .ansi:
      .text(String(decoding: bytes, as: UTF8.self))
    case .png, .apng, .gif, .webp: .text(Base64.string(bytes))
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
