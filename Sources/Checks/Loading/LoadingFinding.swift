package import Diagnostics
package import Geometry

/// A difference between a placeholder and its content.
package struct LoadingFinding: Problem, Hashable {
  /// The kinds of difference.
  package enum Kind: String, Sendable, CaseIterable {
    /// The placeholder has no bone.
    case empty
    /// The content still loads.
    case stuck
    /// The placeholder has the layout of another width.
    case breakpoint
    /// A list has another number of rows.
    case rows
    /// A list or a table has another number of columns.
    case columns
    /// A row has another height.
    case rowHeight
    /// A part of the content has no bone.
    case missing
    /// A bone has no content.
    case extra
    /// A bone has another size.
    case size
    /// A bone has other corners.
    case shape
    /// A bone is at another place.
    case moved
    /// Two bones are in another order.
    case order
    /// Loaded parts move when the content appears.
    case shift
    /// A placeholder is shown for a short time, or again after its content.
    case flash
    /// Content appears above content that is there already.
    case arrival

    package var severity: Diagnostic.Severity {
      self == .empty || self == .stuck ? .error : .warning
    }
  }

  package var kind: Kind
  package var message: String
  /// The place in the document of the placeholder; nil for the document as a whole.
  package var location: SourceLocation?
  /// The area of the finding in points of the screen; nil for the document as a whole.
  package var area: Rect?

  package var code: String { "loading.\(kind.rawValue)" }
  package var diagnostic: Diagnostic {
    kind.severity == .error ? .error(self, at: location) : .warning(self, at: location)
  }
}
