import Skeleton

/// A file format of goldens; the cases are in the order in which differences are reported.
package enum GoldenFormat: String, Sendable, CaseIterable {
  /// The bones of a document as JSON, one on each line.
  case bones
  /// A picture of a document in ASCII characters.
  case ascii
  /// A still picture of a document as PNG, compared after decoding, so that the compression has no effect.
  case png

  package var fileExtension: String { self == .bones ? ".bones.json" : outputFormat.fileExtension }

  /// The output format of the same name; bones are JSON.
  var outputFormat: OutputFormat { OutputFormat(rawValue: rawValue) ?? .json }
}
