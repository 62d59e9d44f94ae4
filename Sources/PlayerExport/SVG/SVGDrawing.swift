import Diagnostics
import Geometry
import LayerTree
import TextFormats

/// The state of the conversion of layers and display items into an SVG: its definitions, style sheet and notes.
///
/// In its functions, `delay` is the start of the time of a layer or its superlayer, in seconds of the scene.
struct SVGDrawing {
  let clock: Clock
  /// The counter of drawn layers, display items and samples, which ends the work at the deadline.
  let work: SharedWorkMeter
  /// The size of the SVG's canvas, in points.
  var size: Size
  /// True if a shape whose color jumps is drawn once in each color, and the copies are shown alternately.
  ///
  /// Browsers then animate only the opacity of the copies and repaint nothing.
  let swapsColors: Bool
  /// True if holes are cut out of the overlay, because the page shows through them.
  ///
  /// Otherwise what is behind the overlay is drawn in front of it, in the shape of the holes.
  var cutsHoles = false
  var styles = StyleSheet()
  var definitions = NamedDefinitions()
  /// The shapes whose outlines were written last, and these outlines: the holes of both themes are the same.
  var knownOutlines: KnownOutlines?
  /// The number of gradients that are drawn as elements that only move, whose height is the attribute `height` only.
  var bandCount = 0
  private(set) var problems: [ExportProblem] = []

  init(size: Size, clock: Clock, swapsColors: Bool = false, _ work: SharedWorkMeter = SharedWorkMeter(.never)) {
    self.work = work
    self.size = size
    self.clock = clock
    self.swapsColors = swapsColors
  }

  mutating func note(_ problem: ExportProblem) {
    if case .repaints(let added) = problem {
      for (index, known) in problems.enumerated() {
        guard case .repaints(let properties) = known else { continue }
        problems[index] = .repaints(properties + added.filter { !properties.contains($0) })
        return
      }
    }
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// The reference `url(#…)` to a definition, such as a gradient; the definition is added unless an equal one exists.
  mutating func reference(to definition: MarkupElement) -> String {
    "url(#\(definitions.name(of: definition)))"
  }

  /// The light elements with CSS classes that give them dark colors with `prefers-color-scheme: dark`.
  ///
  /// The definitions of this drawing get classes too. The elements are unchanged if `dark` is nil. If the dark drawing
  /// differs in more than colors, the result contains the elements of both.
  ///
  /// - Parameters:
  ///   - dark: the state and the elements of the same scene, drawn in the dark theme; nil for one theme.
  ///   - elements: the elements in the light theme.
  ///   - colors: the rules for dark colors, to which the rules of the classes are added.
  ///   - redraw: a function that adds the dark drawing to a drawing and returns its elements.
  mutating func following(
    _ dark: (drawing: SVGDrawing, elements: [MarkupElement])?, _ elements: [MarkupElement],
    _ colors: inout DarkColors, redraw: (inout SVGDrawing) -> [MarkupElement]
  ) -> [MarkupElement] {
    guard let dark else { return elements }
    var marked = colors
    guard let definitions = marked.mark(definitions.elements, dark: dark.drawing.definitions.elements),
      let elements = marked.mark(elements, dark: dark.elements), marked.mark(styles, dark: dark.drawing.styles)
    else {
      separateColors()
      defer { separateColors() }
      return colors.alternate(elements, dark: redraw(&self))
    }
    colors = marked
    self.definitions.replaceElements(by: definitions)
    return elements
  }

  /// The light elements with CSS classes for dark colors, in a file that contains only this drawing.
  ///
  /// The rules of the classes are added to the style sheet. The parameters are those of
  /// ``following(_:_:_:redraw:)``.
  mutating func following(
    _ dark: (drawing: SVGDrawing, elements: [MarkupElement])?, _ elements: [MarkupElement],
    redraw: (inout SVGDrawing) -> [MarkupElement]
  ) -> [MarkupElement] {
    var colors = DarkColors()
    let elements = following(dark, elements, &colors, redraw: redraw)
    if let rule = colors.rule { styles.add(rule) }
    return elements
  }

  private mutating func separateColors() {
    definitions.separateColors()
    styles.separateColors()
  }

  /// The content of the SVG file: the style sheet, the definitions, then the given elements.
  func assembled(_ elements: [MarkupElement]) -> [MarkupElement] {
    var head: [MarkupElement] = []
    if !styles.isEmpty { head.append(.svg("style", text: styles.text)) }
    if !definitions.isEmpty { head.append(.svg("defs", definitions.elements)) }
    return head + elements
  }

  var canvas: MarkupElement {
    .svg("rect", ["width": formatted(size.roundedUp.width), "height": formatted(size.roundedUp.height)])
  }

  /// Sets attributes of an element to their values for a track at rest, and adds the animation of the technique
  /// ``clock``.
  mutating func apply(_ track: Track, _ attributes: [AnimatedAttribute], to element: inout MarkupElement) {
    for attribute in attributes { element[attribute.name] = attribute.text(track.rest) }
    guard track.moves else { return }
    let isFade = attributes.map(\.name) == ["opacity"]
    switch clock {
    case .none: break
    case .css:
      addAnimation(
        styles.animation(track, isFade: isFade) { values in
          attributes.map { "\($0.name):\($0.text(values))" }.joined(separator: ";")
        }, to: &element)
    case .smil:
      noteMotion(track, isFade: isFade)
      for run in track.runs {
        for attribute in attributes {
          element.children.append(.animation(of: run, attribute.name, attribute.text))
        }
      }
    }
  }

  mutating func apply(_ track: Track, _ format: TransformFormat, to element: inout MarkupElement) {
    if format.isEmpty { return }
    element["transform"] = format.attribute(track.rest)
    guard track.moves else { return }
    switch clock {
    case .none: break
    case .css: addAnimation(styles.animation(track, isFade: false) { "transform:" + format.style($0) }, to: &element)
    case .smil:
      noteMotion(track, isFade: false)
      element.children += format.elements(track)
    }
  }

  /// Notes that a track of SMIL moves with `prefers-reduced-motion: reduce` as well, if it is motion.
  private mutating func noteMotion(_ track: Track, isFade: Bool) {
    if track.runs.contains(where: { $0.isMotion(isFade: isFade) }) { note(.motionGoesOn) }
  }

  private func addAnimation(_ animation: String, to element: inout MarkupElement) {
    element["style"] = (element["style"].map { $0 + "," } ?? "animation:") + animation
  }
}

extension Size {
  /// The size rounded up to whole points, because browsers stretch content to the whole pixels of its box.
  var roundedUp: Size { Size(width: width.rounded(.up), height: height.rounded(.up)) }
}

/// The outlines of shapes that were written, and the units of work that were counted for them.
struct KnownOutlines {
  var shapes: [Shape]
  var elements: [MarkupElement]
  var work: Int
}
