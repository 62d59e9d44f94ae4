import Diagnostics
package import ViewTree

/// The reasons of the frames that Auto Layout decided in one document.
///
/// A class, because one placement fills it and its caller reads it afterwards.
package final class LayoutExplanation {
  /// The phrases that explain the four coordinates of a frame in its parent.
  package struct Entry: Hashable, Sendable {
    package var x: [String]
    package var y: [String]
    package var width: [String]
    package var height: [String]
  }

  /// A view in the source: generated views may have the location of the element around them.
  private struct Key: Hashable {
    let location: SourceLocation
    let element: String
  }

  private var entries: [Key: Entry] = [:]

  package init() {}

  /// The explanation of a view's frame; nil if Auto Layout did not decide it.
  package subscript(view: View) -> Entry? { entries[Key(location: view.location, element: view.element)] }

  /// Adds the frames of a solved scene.
  ///
  /// A view that an outer scene has explained keeps that explanation: in its own scene it is a root of given size.
  func add(_ scene: ConstraintScene, _ solved: SolvedScene) {
    for (index, reasons) in solved.reasons.enumerated() {
      let item = scene.items[index]
      let key = Key(location: item.location, element: item.element)
      guard entries[key] == nil else { continue }
      func phrases(_ reasons: [LayoutReason]) -> [String] { reasons.map { scene.description(of: $0, for: index) } }
      entries[key] = Entry(
        x: phrases(reasons.x), y: phrases(reasons.y), width: phrases(reasons.width), height: phrases(reasons.height))
    }
  }
}
