/// How a golden differs from what is drawn now.
package struct GoldenDifference: Sendable {
  package enum Kind: Sendable {
    /// There is no golden yet.
    case missing
    case changed
    /// The golden cannot be read, or is not what its name says.
    case invalid
  }

  /// The golden's, from the folder on.
  package var path: String
  package var format: GoldenFormat
  package var kind: Kind
  /// What differs, in words.
  package var lines: [String]
  /// Of pictures, if they were asked for.
  package var pictures: ReportPictures?
}

/// Image files for a report.
package struct ReportPictures: Sendable {
  /// Nil when there is none, or none that can be read.
  package var expected: [UInt8]?
  package var difference: [UInt8]?
  package var actual: [UInt8]

  package var byteCount: Int { (expected?.count ?? 0) + (difference?.count ?? 0) + actual.count }
}
