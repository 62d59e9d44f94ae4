package import Diagnostics
import Geometry
package import LayerTree
package import SceneModel
import TextFormats

/// The options of SVG and HTML files: animation technique, title, responsiveness and time limit.
package struct MarkupOptions: Sendable {
  package var clock: Clock
  /// The title of the picture, which screen readers read aloud.
  package var title: String
  /// True for a file that adapts to the width at which it is shown, false for the size of the scene.
  package var isResponsive: Bool
  /// The time limit; after the deadline the encoded file is empty or incomplete and must not be used.
  package var deadline = Deadline.never

  package init(clock: Clock = .css, title: String = "Loading…", isResponsive: Bool = false) {
    self.clock = clock
    self.title = title
    self.isResponsive = isResponsive
  }
}

/// Encodes a scene as the UTF-8 text of an SVG file.
///
/// The diagnostics are notes about limits of the format, and about a visible jump of the loop. After the deadline the
/// result is empty.
///
/// - Parameters:
///   - dark: the same scene in the dark theme, which is shown with `prefers-color-scheme: dark`; nil for one theme.
///   - moment: the moment of a still picture; nil for the whole loop or, if `options.clock` is `none`, for a still
///     picture of the moment with the largest contrast.
///   - options: the animation technique and the title.
package func encodeSVG(
  _ scene: Scene, dark: Scene? = nil, at moment: Moment?, _ options: MarkupOptions
) -> Reported<[UInt8]> {
  let work = SharedWorkMeter(options.deadline)
  var (drawing, elements) = scene.drawing(at: moment, options.clock, work)
  let known = drawing.knownOutlines
  elements = drawing.following(dark?.drawing(at: moment, options.clock, work, knownOutlines: known), elements)
  if work.isOver { return Reported([]) }
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
  let notes = moment == nil ? scene.loopJumpNotes + (options.clock == .none ? [] : scene.endNotes) : []
  return Reported(namingParts(of: writer.bytes), notes + drawing.problems.map { .note($0) })
}

extension Scene {
  /// The SVG elements that draw the scene, and the state with the definitions and the style sheet to which they refer.
  ///
  /// - Parameters:
  ///   - moment: the moment of a still picture; nil for an animation.
  ///   - clock: the animation technique.
  ///   - work: the counter of drawn layers, which ends the work at the deadline.
  ///   - outlines: shapes and their outlines, which the drawing of the other theme has written; nil for none.
  fileprivate func drawing(
    at moment: Moment?, _ clock: Clock, _ work: SharedWorkMeter,
    knownOutlines outlines: (shapes: [Shape], elements: [MarkupElement])? = nil
  ) -> (drawing: SVGDrawing, elements: [MarkupElement]) {
    var drawing = SVGDrawing(size: size, clock: moment == nil ? clock : .none, work)
    drawing.styles.stillTime = middleOfLoop
    drawing.knownOutlines = outlines
    let elements =
      drawing.clock == .none
      ? drawing.elements(presentation(at: moment ?? .time(stillTime), deadline: work.deadline).items)
      : drawing.elements(layers)
    return (drawing, elements)
  }
}

extension Scene {
  /// The time in the middle of the loop, in seconds of the scene: at its start some indicators show nothing.
  var middleOfLoop: Double { loop.start + loop.duration / 2 }

  /// The notes about a visible jump at the end of the loop, for a file whose animations repeat independently.
  ///
  /// Notes about a loop that was cut are left out, because such a file has no common loop.
  var loopJumpNotes: [Diagnostic] {
    loopNotes.filter { note in
      if case .loopJumps? = note.problem as? SceneProblem { true } else { false }
    }
  }
}
