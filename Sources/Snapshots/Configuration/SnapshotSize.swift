import Comparison
import Skeleton
import TextFormats

/// The size of a variant's canvas in points; a dimension that is nil is that of the document.
package struct SnapshotSize: Hashable, Sendable {
  /// The width of the canvas in points; nil for that of the document.
  package var width: Double?
  /// The height of the canvas in points; nil for that of the document.
  package var height: Double?

  /// The size of the document itself: both dimensions are nil.
  package static let own = SnapshotSize(width: nil, height: nil)

  package init(width: Double?, height: Double?) {
    (self.width, self.height) = (width, height)
  }

  /// Parses a canvas size: `own`, or in points `390x844`, `390x` or `x844`; nil for any other text.
  package init?(_ text: String) {
    if text == "own" {
      self = .own
    } else {
      guard let size = CanvasSize(text), size.unit == .points else { return nil }
      self.init(width: size.width, height: size.height)
    }
  }

  /// The size as canonical text, such as `390x844` or `own`; equal sizes have equal texts.
  package var text: String {
    self == .own ? "own" : "\(width?.shortest ?? "")x\(height?.shortest ?? "")"
  }
}
