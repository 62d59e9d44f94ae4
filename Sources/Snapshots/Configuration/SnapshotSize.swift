import Comparison
import Skeleton
import TextFormats

/// The canvas of a variant in points; a side that is nil is the document's own.
package struct SnapshotSize: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  /// Both sides are the document's.
  package static let own = SnapshotSize(width: nil, height: nil)

  package init(width: Double?, height: Double?) {
    (self.width, self.height) = (width, height)
  }

  /// `own`, `390x844`, `390x` or `x844`; nil for anything else.
  package init?(_ text: String) {
    if text == "own" {
      self = .own
    } else {
      guard let size = CanvasSize(text), size.unit == .points else { return nil }
      self.init(width: size.width, height: size.height)
    }
  }

  /// The same for the same size, however it was written.
  package var text: String {
    self == .own ? "own" : "\(width?.shortest ?? "")x\(height?.shortest ?? "")"
  }
}
