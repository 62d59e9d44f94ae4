package import Diagnostics
import Geometry
import LayerTree
package import SceneModel
import TextFormats

/// Encodes a scene as an SVG that adapts to the width at which it is shown: bars stretch, avatars keep their size.
///
/// Each bone is a rectangle whose sides are points and percentages of the width; where the layout changes its form the
/// file switches to other rectangles. Heights that depend on the width are shares of the viewport (`vw`): these and the
/// switches work in a file that is a document of its own, in an `img`, `object` or `iframe`.
///
/// There is no `viewBox` and no width in points: both would scale the picture instead of stretching its bars. The height
/// in an `img` and `object` comes from the attribute, and inline or alone from the style sheet.
///
/// If a bone is not a rectangle, the file has the fixed size of the scene, and a note reports this.
///
/// - Parameters:
///   - scene: the scene at its own width.
///   - dark: the scene in the dark theme, which is shown with `prefers-color-scheme: dark`; nil for one theme.
///   - widths: the range of widths, in points.
///   - options: the animation technique and the title.
///   - solve: a function that returns the scene at a width in points; nil if the document has no valid layout at this
///     width.
/// - Throws: the error of `solve`.
package func encodeResponsiveSVG(
  _ scene: Scene, dark: Scene?, widths: ClosedRange<Double>, _ options: MarkupOptions,
  solve: @escaping (Double) throws(InvalidInput) -> Scene?
) throws(InvalidInput) -> Reported<[UInt8]> {
  let fluid = try FluidScene(
    widths: widths, limits: FluidLimits(for: scene), roundedLength: scene.roundedLength, scene: solve)
  guard let fluid else {
    var fixed = encodeSVG(scene, dark: dark, at: nil, options)
    fixed.diagnostics.append(.note(SceneProblem.notFluid))
    return fixed
  }
  let work = SharedWorkMeter(options.deadline)
  let cutsHoles = scene.isSeeThrough || dark?.isSeeThrough == true
  var svg = ResponsiveSVG(scene, clock: options.clock, work, cutsHoles: cutsHoles)
  if scene.loading.showTime > 0 || scene.loading.stopTime != nil { svg.drawing.note(.alwaysLoading) }
  var elements = svg.elements(fluid.forms)
  if let dark {
    var other = ResponsiveSVG(dark, clock: options.clock, work, cutsHoles: cutsHoles)
    let others = other.elements(fluid.forms)
    elements = svg.drawing.following((other.drawing, others), elements) { drawing in
      swap(&other.drawing, &drawing)
      defer { swap(&other.drawing, &drawing) }
      return other.elements(fluid.forms)
    }
  }
  let root = MarkupElement.svg(
    "svg",
    [
      "xmlns": "http://www.w3.org/2000/svg", "class": partName(""), "width": "100%",
      "height": naturalHeight(fluid.intervals),
      "role": "img",
    ],
    [.svg("title", text: options.title)] + svg.drawing.assembled(elements))
  var writer = TextWriter()
  root.write(to: &writer)
  return Reported(
    namingParts(of: writer.bytes), scene.loopJumpNotes + fluid.notes + svg.drawing.problems.map { .note($0) })
}

/// The attribute `height` of the file: the largest height at any width from that of the narrowest phones on, 320 points.
///
/// With a `width` of 100 % an `img` and an `object` have this height, and do not scale the picture.
private func naturalHeight(_ intervals: [FluidInterval]) -> String {
  let heights = intervals.filter { $0.end > 320 }.flatMap { interval in
    [max(interval.start, 320), interval.end].map(interval.height.value)
  }
  return formatted((heights.max() ?? intervals[0].height.value(at: intervals[0].start)).rounded(.up))
}

/// The state of the conversion of a scene into an SVG that adapts to its width: definitions, style sheet and notes.
private struct ResponsiveSVG {
  let scene: Scene
  var drawing: SVGDrawing

  init(_ scene: Scene, clock: Clock, _ work: SharedWorkMeter, cutsHoles: Bool) {
    self.scene = scene
    drawing = SVGDrawing(size: scene.size, clock: clock, work)
    drawing.cutsHoles = cutsHoles
  }

  mutating func elements(_ forms: [FluidForm]) -> [MarkupElement] {
    if scene.drawsMoreThanBones { drawing.note(.notResponsive("what is drawn above the overlay, or after loading,")) }
    let bones = forms.map { form in (start: form.start, boxes: form.boxes.filter { $0.name.role == .bone }) }
    let holes = FluidBoxes(bones, drawing.work, className: partName("-w"))
    addHeights(forms)
    holes.rules.forEach { drawing.styles.add($0) }
    let whole = MarkupElement.svg("rect", ["width": "100%", "height": "100%"])
    let overlay = whole.filled(with: scene.overlay)
    if drawing.cutsHoles {
      let mask = drawing.reference(to: .svg("mask", [whole.filled(with: .white)] + holes.elements))
      return gradient(in: whole) + [overlay.with(["mask": mask])] + drawing.elements(scene.liveLayers)
    }
    let clip = drawing.reference(to: .svg("clipPath", holes.elements))
    let gradient = MarkupElement.cut(self.gradient(in: whole), to: clip)
    return [overlay, gradient] + drawing.elements(scene.liveLayers)
  }

  /// Adds to the style sheet the rules that set the height of the file at each width.
  private mutating func addHeights(_ forms: [FluidForm]) {
    let root = "." + partName("")
    drawing.styles.add("\(root){width:100%}")
    var last = ""
    for form in forms {
      let rule = "\(root){height:\(form.height.cssText(unit: "vw"))}"
      if rule != last {
        drawing.styles.add(last.isEmpty ? rule : "@media (min-width:\(formatted(form.start))px){\(rule)}")
      }
      last = rule
    }
  }

  // MARK: - The gradient, in shares of the width

  private mutating func gradient(in whole: MarkupElement) -> [MarkupElement] {
    let shimmer = scene.shimmer
    if shimmer.scopeName != "feed" { drawing.note(.notResponsive("the scope of the shimmer")) }
    let canvas = Rect(origin: .zero, size: scene.size)
    guard let layer = shimmer.layers(over: [canvas]).first, let plan = GradientPlan(layer, drawing.work),
      canvas.width > 0
    else {
      return []
    }
    let calm = whole.filled(with: plan.stops.colors[plan.calmColor])
    drawing.styles.isHiddenWithoutMotion = true
    defer { drawing.styles.isHiddenWithoutMotion = false }
    if drawing.clock == .css, case .fade(let second, let track) = plan.motion, plan.stops.colors.count == 1 {
      var top = whole.with(["class": drawing.styles.bandClass(), "fill": second[0].opaqueStyleText])
      drawing.apply(track, [.number("opacity")], to: &top)
      return [calm, top]
    }
    let isHorizontal = plan.frame.transform == .identity || plan.frame.transform.a == -1
    if drawing.clock == .css, isHorizontal, case .strips(let strips) = plan.motion {
      let band = MarkupElement.svg("g", ["class": drawing.styles.bandClass()], self.strips(plan, strips))
      return [calm, band]
    }
    if case .still = plan.motion {
      if Set(plan.stops.colors).count == 1 { return [calm] }
    } else if drawing.clock == .css {
      drawing.note(.gradientNeedsSMIL)
    }
    var shown = layer
    if drawing.clock == .none {
      shown = layer.presented(atLocalTime: scene.stillTime)
      shown.animations = []
    }
    let fill = drawing.animatedFill(shown, axisInShares: canvas.size)
    let element = whole.with(["fill": fill])
    if case .still = plan.motion { return [element] }
    return drawing.clock == .none ? [element] : drawing.replacing(element, by: calm)
  }

  private mutating func strips(_ plan: GradientPlan, _ strips: StripPlan) -> [MarkupElement] {
    let share = 100 / scene.size.width
    let colors = plan.stops.colors
    let isMirrored = plan.frame.transform.a == -1
    // Mirrored positions are measured from the opposite side.
    func place(_ x: Double) -> Double { isMirrored ? plan.frame.transform.tx - x : x }
    let direction = isMirrored ? -1.0 : 1.0
    var elements: [MarkupElement] = []
    if strips.showsBase {
      elements.append(.svg("rect", ["width": "100%", "height": "100%", "fill": colors[0].styleText]))
    }
    for part in strips.strips {
      let (from, to) = (colors[part.color], colors[part.endColor])
      let end = 1 / (1 + StripPlan.overlap)
      let fill =
        from == to
        ? from.styleText
        : drawing.reference(
          to: .svg(
            "linearGradient", ["x2": formatted(end)],
            [
              .svg("stop", ["stop-color": from.opaqueStyleText]),
              .svg("stop", ["offset": "1", "stop-color": to.opaqueStyleText]),
            ]))
      var element = MarkupElement.svg(
        "rect", ["width": formatted(part.coveredWidth * share) + "%", "height": "100%", "fill": fill])
      let placed = part.track.map { [place($0[0]) * share] + [$0.count > 1 ? $0[1] : 1] }
      let animation = drawing.styles.animation(placed, isFade: false) { values in
        "transform:translateX(\(formatted(values[0]))%) scaleX(\(formatted(values[1] * direction, decimals: 5)))"
      }
      element["style"] = "animation:\(animation)"
      elements.append(element)
    }
    return elements
  }
}
