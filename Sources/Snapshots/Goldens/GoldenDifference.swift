/// The difference between a golden and the current output for its document, as a report shows it.
package struct GoldenDifference: Sendable {
  /// The path of the golden, relative to the folder of documents.
  package var path: String
  /// True if there is no golden.
  package var isNew: Bool
  /// True if the output is a picture, so that a report shows its pictures or a note that they are left out.
  package var isPicture: Bool
  /// The description of the difference as lines of text for a report, bones first.
  package var lines: [String]
  /// The image files of the difference; nil if they were not requested, and for text and JSON.
  package var pictures: ReportPictures?

  package init(
    path: String, isNew: Bool = false, isPicture: Bool = false, lines: [String], pictures: ReportPictures? = nil
  ) {
    (self.path, self.isNew, self.isPicture) = (path, isNew, isPicture)
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
