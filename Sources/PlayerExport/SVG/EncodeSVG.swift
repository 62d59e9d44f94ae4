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
  /// The templates of recent files, which change no byte of an output; nil for none.
  package var templates: SVGTemplates?
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
  let notes = moment == nil ? scene.loopJumpNotes + (options.clock == .none ? [] : scene.endNotes) : []
  let hasTemplate = options.templates != nil && moment == nil && options.clock == .css
  let curtain = hasTemplate ? CurtainScene(scene, dark: dark, title: options.title) : nil
  if let curtain, let template = options.templates?[curtain.key] {
    let text = template.text(of: curtain, work)
    return work.isOver ? Reported([]) : Reported(namingParts(of: text), notes)
  }
  let cutsHoles = scene.isSeeThrough || dark?.isSeeThrough == true
  var (drawing, elements) = scene.drawing(at: moment, options.clock, work, cutsHoles: cutsHoles)
  let darkDrawing = dark?.drawing(
    at: moment, options.clock, work, cutsHoles: cutsHoles, knownOutlines: drawing.knownOutlines)
  elements = drawing.following(darkDrawing, elements) { dark?.elements(at: moment, &$0) ?? [] }
  if work.isOver { return Reported([]) }
  let file = drawing.file(elements, title: options.title)
  var writer = TextWriter()
  file.write(to: &writer)
  let hasBands = drawing.bandCount == 1 && darkDrawing?.drawing.bandCount ?? 1 == 1
  if let curtain, hasBands, drawing.problems.isEmpty {
    options.templates?.keep(SVGTemplate(file, text: writer.bytes, of: curtain, work), for: curtain.key)
  }
  return Reported(namingParts(of: writer.bytes), notes + drawing.problems.map { .note($0) })
}

extension SVGDrawing {
  /// The root element of the file with the given elements.
  fileprivate func file(_ elements: [MarkupElement], title: String) -> MarkupElement {
    let (width, height) = (formatted(size.roundedUp.width), formatted(size.roundedUp.height))
    return .svg(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height, "viewBox": "0 0 \(width) \(height)",
        "role": "img",
      ], [.svg("title", text: title)] + assembled(elements))
  }
}

extension Scene {
  /// The SVG elements that draw the scene, and the state with the definitions and the style sheet to which they refer.
  ///
  /// - Parameters:
  ///   - cutsHoles: true if the page shows through the holes of the scene, or of the scene in the other theme.
  ///   - outlines: shapes and their outlines, which the drawing of the other theme has written; nil for none.
  fileprivate func drawing(
    at moment: Moment?, _ clock: Clock, _ work: SharedWorkMeter, cutsHoles: Bool,
    knownOutlines outlines: KnownOutlines? = nil
  ) -> (drawing: SVGDrawing, elements: [MarkupElement]) {
    var drawing = SVGDrawing(size: size, clock: moment == nil ? clock : .none, work)
    drawing.styles.stillTime = middleOfLoop
    (drawing.cutsHoles, drawing.knownOutlines) = (cutsHoles, outlines)
    let elements = elements(at: moment, &drawing)
    return (drawing, elements)
  }

  /// The SVG elements that draw the scene, whose definitions and rules are added to `drawing`.
  fileprivate func elements(at moment: Moment?, _ drawing: inout SVGDrawing) -> [MarkupElement] {
    drawing.clock == .none
      ? drawing.elements(presentation(at: moment ?? .time(stillTime), deadline: drawing.work.deadline).items)
      : drawing.elements(layers)
  }

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
