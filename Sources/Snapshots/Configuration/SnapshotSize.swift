import Comparison
import Skeleton
import TextFormats

/// The canvas of a variant in points; a side that is nil is that of the document.
package struct SnapshotSize: Hashable, Sendable {
  /// The width in points; nil for that of the document.
  package var width: Double?
  /// The height in points; nil for that of the document.
  package var height: Double?

  /// The size of the document.
  package static let own = SnapshotSize(width: nil, height: nil)

  package init(width: Double?, height: Double?) {
    (self.width, self.height) = (width, height)
  }

  /// The size of a text `own`, `390x844`, `390x` or `x844`, in points; nil for any other text.
  package init?(_ text: String) {
    if text == "own" {
      self = .own
    } else {
      guard let size = CanvasSize(text), size.unit == .points else { return nil }
      self.init(width: size.width, height: size.height)
    }
  }

  /// The canonical text, which is equal for equal sizes.
  package var text: String {
    self == .own ? "own" : "\(width?.shortest ?? "")x\(height?.shortest ?? "")"
  }
}
