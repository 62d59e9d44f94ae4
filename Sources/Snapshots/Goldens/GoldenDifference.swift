/// The difference between a golden and the current output for its document.
package struct GoldenDifference: Sendable {
  package enum Kind: Sendable {
    /// The golden's file does not exist.
    case missing
    case changed
    /// The golden's file cannot be read, or is not in the format of its extension.
    case invalid
  }

  /// The path of the golden, relative to the folder of documents.
  package var path: String
  package var format: GoldenFormat
  package var kind: Kind
  /// The description of the difference as lines of text for a report, bones first.
  package var lines: [String]
  /// The image files of the difference; nil if they were not requested, and for formats other than PNG.
  package var pictures: ReportPictures?

  package init(path: String, format: GoldenFormat, kind: Kind, lines: [String], pictures: ReportPictures? = nil) {
    (self.path, self.format, self.kind) = (path, format, kind)
    (self.lines, self.pictures) = (lines, pictures)
  }
}

/// The PNG files of a difference, as bytes, for a report.
package struct ReportPictures: Sendable {
  /// The bytes of the PNG file of the expected picture; nil if the golden is missing or unreadable.
  package var expected: [UInt8]?
  package var difference: [UInt8]?
  /// The bytes of the PNG file of the new picture; nil if the output is not a picture.
  package var actual: [UInt8]?

  package init(expected: [UInt8]? = nil, difference: [UInt8]? = nil, actual: [UInt8]? = nil) {
    (self.expected, self.difference, self.actual) = (expected, difference, actual)
  }

  /// The size of all files together, in bytes.
  package var byteCount: Int { (expected?.count ?? 0) + (difference?.count ?? 0) + (actual?.count ?? 0) }
}
