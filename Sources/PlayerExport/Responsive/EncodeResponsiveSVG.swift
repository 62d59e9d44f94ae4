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
/// There is no `viewBox`: it would scale the picture instead of stretching its bars. The size in an `img` and `object`
/// comes from the attributes, and inline or alone from the style sheet.
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
  _ scene: Scene, dark: Scene? = nil, widths: ClosedRange<Double>, _ options: MarkupOptions,
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
  var svg = ResponsiveSVG(scene, clock: options.clock, work)
  if scene.loading.showTime > 0 || scene.loading.stopTime != nil { svg.drawing.note(.alwaysLoading) }
  var elements = svg.elements(fluid.intervals)
  if let dark {
    var other = ResponsiveSVG(dark, clock: options.clock, work)
    let others = other.elements(fluid.intervals)
    elements = svg.drawing.following((other.drawing, others), elements)
  }
  let size = naturalSize(fluid.intervals)
  let root = MarkupElement.svg(
    "svg",
    [
      "xmlns": "http://www.w3.org/2000/svg", "class": partName(""), "width": size.width, "height": size.height,
      "role": "img",
    ],
    [.svg("title", text: options.title)] + svg.drawing.assembled(elements))
  var writer = TextWriter()
  root.write(to: &writer)
  return Reported(
    namingParts(of: writer.bytes), scene.loopJumpNotes + fluid.notes + svg.drawing.problems.map { .note($0) })
}

/// The attributes `width` and `height` of the file, with which its whole height is visible at every width from
/// ``narrowestShownWidth`` on.
///
/// Browsers derive the height of an `img` or `object` from these attributes. If the height is the same at all widths,
/// it is the value of `height`, and `width` is `100%`. If the height grows with the width, the attributes are the width
/// and height in points at the narrowest width, at which the height is the largest fraction of the width.
private func naturalSize(_ intervals: [FluidInterval]) -> (width: String, height: String) {
  let shown = intervals.filter { $0.end > narrowestShownWidth }
  let ends = shown.flatMap { interval in
    [max(interval.start, narrowestShownWidth), interval.end].map { (width: $0, height: interval.height.value(at: $0)) }
  }
  let tallest = ends.map(\.height).max() ?? intervals[0].height.value(at: intervals[0].start)
  if shown.allSatisfy({ formatted($0.height.slope) == "0" }) { return ("100%", formatted(tallest.rounded(.up))) }
  let height = ((ends.map { $0.height / $0.width }.max() ?? 1) * narrowestShownWidth).rounded(.up)
  return (formatted(narrowestShownWidth), formatted(height))
}

/// The width of the narrowest phones on sale, in points.
private let narrowestShownWidth = 320.0

/// The state of the conversion of a scene into an SVG that adapts to its width: definitions, style sheet and notes.
private struct ResponsiveSVG {
  let scene: Scene
  var drawing: SVGDrawing

  init(_ scene: Scene, clock: Clock, _ work: SharedWorkMeter) {
    self.scene = scene
    drawing = SVGDrawing(size: scene.size, clock: clock, work)
  }

  mutating func elements(_ intervals: [FluidInterval]) -> [MarkupElement] {
    if scene.drawsMoreThanBones { drawing.note(.notResponsive("what is drawn above the overlay, or after loading,")) }
    let holes = self.holes(intervals)
    addRules(intervals)
    let whole = MarkupElement.svg("rect", ["width": "100%", "height": "100%"])
    let overlay = whole.filled(with: scene.overlay)
    let clip = drawing.reference(to: .svg("clipPath", holes))
    let gradient = MarkupElement.cut(self.gradient(in: whole), to: clip)
    return [overlay, gradient] + drawing.elements(scene.liveLayers)
  }

  /// The SVG rectangles of the overlay's holes for all ranges of widths.
  ///
  /// A hole that is equal in all ranges is written once. All other holes have a class that shows them in their range
  /// only.
  private func holes(_ intervals: [FluidInterval]) -> [MarkupElement] {
    let counts = intervals.map(\.bones.count)
    var common: [MarkupElement] = []
    var own: [[MarkupElement]] = intervals.map { _ in [] }
    for bone in 0..<(counts.max() ?? 0) {
      guard drawing.work.allowsMore(1 + intervals.count / 2) else { break }
      let holes = intervals.indices.filter { bone < counts[$0] }.map { ($0, hole(intervals[$0].bones[bone])) }
      if holes.count == intervals.count, Set(holes.map(\.1.attributes)).count == 1 {
        common.append(holes[0].1)
      } else {
        for (index, hole) in holes { own[index].append(hole.with(["class": partName("-w\(index)")])) }
      }
    }
    return common + own.joined()
  }

  /// Adds to the style sheet the rules that set the height of the file and select the visible holes, for each range of
  /// widths.
  private mutating func addRules(_ intervals: [FluidInterval]) {
    let root = "." + partName("")
    let heights = intervals.map { "\(root){height:\($0.height.cssText(unit: "vw"))}" }
    drawing.styles.add("\(root){width:100%}")
    drawing.styles.add(heights[0])
    let later = intervals.indices.dropFirst().map { "\(root)-w\($0)" }
    if !later.isEmpty { drawing.styles.add(later.joined(separator: ",") + "{display:none}") }
    for index in intervals.indices.dropFirst() {
      let height = heights[index] == heights[index - 1] ? "" : heights[index]
      drawing.styles.add(
        "@media (min-width:\(formatted(intervals[index].start))px){\(height)\(root)-w\(index - 1){display:none}"
          + "\(root)-w\(index){display:inline}}")
    }
  }

  private func hole(_ bone: FluidBone) -> MarkupElement {
    let properties = [
      ("x", bone.x, "%"), ("width", bone.width, "%"), ("y", bone.y, "vw"), ("height", bone.height, "vw"),
      ("rx", bone.radii[0], "vw"),
    ]
    var element = MarkupElement.svg("rect")
    var styles: [String] = []
    for (property, length, unit) in properties {
      let value = length.cssText(unit: unit)
      if value.hasPrefix("calc") || value.hasSuffix("vw") {
        styles.append("\(property):\(value)")
      } else if value != "0px" || property == "width" || property == "height" {
        element[property] = value.hasSuffix("px") ? String(value.dropLast(2)) : value
      }
    }
    if !styles.isEmpty { element["style"] = styles.joined(separator: ";") }
    return element
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
    let calm = whole.with(["fill": plan.stops.colors[plan.calmColor].opaqueStyleText])
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

extension FluidLength {
  /// The length as CSS: points plus a fraction of the width.
  ///
  /// - Parameter unit: the CSS unit of a hundredth of the width: `%`, `vw` or `cqw`.
  func cssText(unit: String) -> String {
    let share = formatted(slope * 100)
    let points = formatted(base)
    if share == "0" { return points + "px" }
    if points == "0" { return share + unit }
    return "calc(\(points)px + \(share)\(unit))"
  }
}
