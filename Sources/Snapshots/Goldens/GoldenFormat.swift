import Skeleton

/// A form in which goldens are kept, in the order in which differences are told.
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
