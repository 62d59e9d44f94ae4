import Diagnostics
import Geometry
import LayerTree
import TextFormats

// The animated gradient of a layer, in SVG.

extension SVGDrawing {
  /// The SVG elements that draw the gradient of a layer within its bounds, in points of the layer.
  ///
  /// The result is empty for a layer without a gradient or with empty bounds.
  mutating func gradient(_ layer: Layer, delay: Double) -> [MarkupElement] {
    guard let plan = GradientPlan(layer, work), !layer.bounds.isEmpty else { return [] }
    if clock == .smil { return withoutMotion(layer, plan, withAnimatedStops(layer, delay: delay)) }
    styles.isHiddenWithoutMotion = true
    defer { styles.isHiddenWithoutMotion = false }
    let band: [MarkupElement]
    switch plan.motion {
    case .still: return [bounds(of: layer, fill: plan.stops, plan.frame)]
    case .slide(let track): band = [slide(plan, track.delayed(by: delay))]
    case .strips(let strips): band = self.strips(plan, strips, delay: delay)
    case .fade(let colors, let track):
      var second = bounds(of: layer, fill: GradientStops(colors: colors, locations: plan.stops.locations), plan.frame)
      second["class"] = styles.bandClass()
      apply(track.delayed(by: delay), [.number("opacity")], to: &second)
      return [bounds(of: layer, fill: plan.stops, plan.frame), second]
    case .other:
      note(.gradientNeedsSMIL)
      return withoutMotion(layer, plan, withAnimatedStops(layer, delay: delay))
    }
    return moving(band, plan, layer)
  }

  /// The moving elements of a gradient over its calm color, clipped to the bounds of the layer.
  ///
  /// The calm color of a translucent gradient would be visible through it, and is shown instead of it only.
  private mutating func moving(_ band: [MarkupElement], _ plan: GradientPlan, _ layer: Layer) -> [MarkupElement] {
    bandCount += 1
    let group = MarkupElement.svg("g", ["class": styles.bandClass(), "transform": plan.frame.transform.svgText], band)
    let calm = Self.outline(.roundedRect(RoundedRect(layer.bounds))).filled(with: plan.stops.colors[plan.calmColor])
    return clipped(plan.isOpaque ? [calm, group] : replacing(group, by: calm), to: layer.bounds)
  }

  /// An element that SMIL animates, and one in a single color that replaces it with `prefers-reduced-motion: reduce`.
  ///
  /// Only the first element if the gradient does not move.
  private mutating func withoutMotion(
    _ layer: Layer, _ plan: GradientPlan, _ moving: MarkupElement
  ) -> [MarkupElement] {
    if case .still = plan.motion { return [moving] }
    return replacing(moving, by: Self.outline(layer.outline).filled(with: plan.stops.colors[plan.calmColor]))
  }

  /// An element that moves, and one that is shown instead with `prefers-reduced-motion: reduce`.
  mutating func replacing(_ moving: MarkupElement, by calm: MarkupElement) -> [MarkupElement] {
    let (band, still) = (partName("-band"), partName("-still"))
    styles.add(".\(still){display:none}")
    styles.addForReducedMotion(".\(band){display:none}.\(still){display:inline}")
    return [calm.with(["class": still]), moving.with(["class": band])]
  }

  /// The SVG elements clipped to a rectangle in their own coordinates, in points.
  ///
  /// They are unchanged if the rectangle is the whole canvas.
  private func clipped(_ elements: [MarkupElement], to rect: Rect) -> [MarkupElement] {
    if rect == Rect(origin: .zero, size: size) { return elements }
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { formatted($0) }
    return [
      .svg(
        "svg",
        [
          "x": numbers[0] == "0" ? nil : numbers[0], "y": numbers[1] == "0" ? nil : numbers[1], "width": numbers[2],
          "height": numbers[3], "viewBox": numbers.joined(separator: " "),
        ], elements)
    ]
  }

  private mutating func bounds(of layer: Layer, fill stops: GradientStops, _ frame: GradientFrame) -> MarkupElement {
    let element = Self.outline(layer.outline)
    guard case .gradient(let gradient) = layer.content, Set(stops.colors).count > 1, frame.length > 0 else {
      return element.filled(with: stops.colors.last ?? .clear)
    }
    let (start, end) = gradient.axis.ends(in: layer.bounds)
    let shown = LinearGradient(start: start, end: end, colors: stops.colors, locations: stops.locations)
    return element.with(["fill": reference(to: .gradient(shown))])
  }

  // MARK: - In the coordinates of the axis

  private mutating func slide(_ plan: GradientPlan, _ track: Track) -> MarkupElement {
    let shifts = track.keyValues.map { $0[0] }
    let (least, most) = (shifts.min() ?? 0, shifts.max() ?? 0)
    let start = plan.frame.along.lowerBound - max(0, most)
    let width = plan.frame.along.upperBound - min(0, least) - start
    let gradient = LinearGradient(
      start: Point(x: plan.frame.zero, y: 0), end: Point(x: plan.frame.zero + plan.frame.length, y: 0),
      colors: plan.stops.colors, locations: plan.stops.locations)
    var element = band(plan, x: start, width: width).with(["fill": reference(to: .gradient(gradient))])
    apply(track, TransformFormat(strip: track.keyValues), to: &element)
    return element
  }

  private mutating func strips(_ plan: GradientPlan, _ strips: StripPlan, delay: Double) -> [MarkupElement] {
    let colors = plan.stops.colors
    var elements: [MarkupElement] = []
    if strips.showsBase {
      let (start, end) = (plan.frame.along.lowerBound, plan.frame.along.upperBound)
      elements.append(band(plan, x: start, width: end - start).with(["fill": colors[0].styleText]))
    }
    for strip in strips.strips {
      var element = band(plan, x: 0, width: strip.coveredWidth)
      element["fill"] = fill(from: colors[strip.color], to: colors[strip.endColor], width: strip.width)
      let track = strip.track.delayed(by: delay)
      apply(track, TransformFormat(strip: track.keyValues), to: &element)
      elements.append(element)
    }
    return elements
  }

  private mutating func fill(from: Color, to: Color, width: Double) -> String {
    if from == to { return from.styleText }
    let gradient = LinearGradient(
      start: .zero, end: Point(x: width, y: 0), colors: [from, to], locations: [0, 1])
    return reference(to: .gradient(gradient))
  }

  private func band(_ plan: GradientPlan, x: Double, width: Double) -> MarkupElement {
    Self.outline(
      .roundedRect(
        RoundedRect(
          Rect(
            x: x, y: plan.frame.across.lowerBound, width: width, height: plan.frame.height))))
  }
}
