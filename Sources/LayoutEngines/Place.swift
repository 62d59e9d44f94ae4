package import Diagnostics
import Geometry
package import ViewTree

/// Gives every view its frame.
///
/// - Throws: ``InvalidInput`` when there are more views than the limit, or coordinates beyond ±10⁹.
package func place(
  _ document: ViewDocument, limits: ViewLimits = ViewLimits()
) throws(InvalidInput) -> Reported<Layout> {
  throw InvalidInput(ViewProblem.nothingToLayOut, at: document.root.location)
}
