import Skeleton

/// A format of goldens, in the order in which differences are reported.
package enum GoldenFormat: String, Sendable, CaseIterable {
  /// The bones, one on each line.
  case bones
  /// Lines of characters.
  case ascii
  /// A still picture; compared decoded, so that its bytes may be another library's.
  case png

  package var fileExtension: String {
    switch self {
    case .bones: ".bones.json"
    case .ascii: ".txt"
    case .png: ".png"
    }
  }

  var outputFormat: OutputFormat {
    switch self {
    case .bones: .json
    case .ascii: .ascii
    case .png: .png
    }
  }
}
