package import Skeleton
import TextFormats

/// One of the things that a record asks for.
package struct RecordOutput: Hashable, Sendable {
  package let format: OutputFormat

  /// What `outputs` calls it; the bones are no file format to those who ask for them.
  package var name: String { format == .json ? "bones" : format.rawValue }

  /// The end of the names of its files.
  package var fileExtension: String { format == .json ? ".bones.json" : format.fileExtension }

  /// All there are, in the order of every answer.
  package static let all = [RecordOutput(format: .json)] + OutputFormat.allCases.filter { $0 != .json }.map(Self.init)

  /// Its bytes as a JSON value, without line breaks: an object, a string, or a string of base64.
  func value(of bytes: [UInt8]) -> RecordValue {
    switch format {
    case .json, .lottie: .json(bytes.filter { $0 != UInt8(ascii: "\n") })
    case .svg, .html, .hxml, .swiftui, .compose, .reactContentLoader, .android, .ascii, .ansi:
      .text(String(decoding: bytes, as: UTF8.self))
    case .png, .apng, .gif, .webp: .text(Base64.string(bytes))
    }
  }
}

/// A value that an answer holds.
enum RecordValue {
  /// To be quoted.
  case text(String)
  /// As it is.
  case json([UInt8])
}
