package import Diagnostics
import Geometry
package import LayerTree
package import SceneModel
import TextFormats

/// The options of SVG and HTML files.
package struct MarkupOptions: Sendable {
  package var clock: Clock
  /// The label for screen readers.
  package var title: String

  package init(clock: Clock = .css, title: String = "Loading…") {
    self.clock = clock
    self.title = title
  }
}

/// A scene as SVG.
///
/// - Parameter moment: the moment to show; nil for the animation, or with the clock `none` for the middle of the loop.
package func encodeSVG(_ scene: Scene, at moment: Moment?, _ options: MarkupOptions) -> Reported<[UInt8]> {
  var drawing = SVGDrawing(size: scene.size, clock: moment == nil ? options.clock : .none)
  let elements: [MarkupElement]
  if drawing.clock == .none {
    elements = drawing.elements(scene.presentation(at: moment ?? .time(scene.stillTime)).items)
  } else {
    elements = drawing.elements(scene.layers)
  }
  let (width, height) = (formatted(scene.size.roundedUp.width), formatted(scene.size.roundedUp.height))
  let title = MarkupElement.svg("title", text: options.title)
  let root = MarkupElement.svg(
    "svg",
    [
      "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height, "viewBox": "0 0 \(width) \(height)",
      "role": "img",
    ], [title] + drawing.assembled(elements))
  var writer = TextWriter()
  root.write(to: &writer)
  let notes = moment == nil ? scene.loopJumpNotes : []
  return Reported(namingParts(of: writer.bytes), notes + drawing.problems.map { .note($0) })
}

extension Scene {
  /// The notes about a file that repeats each animation separately: it has no common loop that could be cut.
  var loopJumpNotes: [Diagnostic] {
    loopNotes.filter { note in
      if case .loopJumps? = note.problem as? SceneProblem { true } else { false }
    }
  }
}
