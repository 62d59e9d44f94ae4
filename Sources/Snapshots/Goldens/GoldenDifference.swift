/// The difference between a golden and the present output.
package struct GoldenDifference: Sendable {
  package enum Kind: Sendable {
    /// There is no golden yet.
    case missing
    case changed
    /// The golden cannot be read, or is not in the format of its extension.
    case invalid
  }

  /// The golden's, from the folder on.
  package var path: String
  package var format: GoldenFormat
  package var kind: Kind
  /// The difference in words, line by line.
  package var lines: [String]
  /// The pictures of the difference, if they were requested.
  package var pictures: ReportPictures?
}

/// Image files for a report.
package struct ReportPictures: Sendable {
  /// Nil if the golden is missing or unreadable.
  package var expected: [UInt8]?
  package var difference: [UInt8]?
  package var actual: [UInt8]

  package var byteCount: Int { (expected?.count ?? 0) + (difference?.count ?? 0) + actual.count }
}
