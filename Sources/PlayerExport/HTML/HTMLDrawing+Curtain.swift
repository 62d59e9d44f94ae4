import Diagnostics
import Geometry
import LayerTree
import TextFormats

// The shimmer behind the holes of the overlay, as HTML elements.

extension HTMLDrawing {
  /// The HTML elements of an overlay and the gradient layers behind it, in points of the canvas.
  ///
  /// The background of the box around the elements has the color of the overlay, so the gradients are only clipped to
  /// the overlay's holes. If the page shows through the holes, the overlay is an SVG in front of the gradients instead.
  /// The result is nil if the last layer is not an overlay, or if HTML elements cannot draw these layers; they then
  /// require SVG.
  ///
  /// - Parameter layers: the gradient layers from back to front, then the overlay, in the light theme.
  mutating func curtain(_ layers: ArraySlice<Layer>, dark: [Layer]?) -> HTMLParts? {
    guard let overlay = layers.last, case .overlay(let color, let holes) = overlay.content else { return nil }
    let gradients = layers.dropLast()
    guard color.alpha == 255, overlay.isStill, gradients.allSatisfy(\.isPlainGradient) else {
      drawing.note(.drawnBySVG)
      return nil
    }
    let plans = gradients.map { GradientPlan($0, drawing.work) }
    let darkPlans = dark?.prefix(gradients.count).map { GradientPlan($0, drawing.work) }
    let movesByTransform = (plans + (darkPlans ?? [])).allSatisfy { plan in
      if case .other? = plan?.motion { false } else { true }
    }
    guard movesByTransform else {
      drawing.note(.drawnBySVG)
      return nil
    }
    var parts: [MarkupElement] = []
    for (index, (layer, plan)) in zip(gradients, plans).enumerated() {
      guard let plan else { continue }
      let darkPlan = darkPlans.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      if let darkPlan, !darkPlan.hasForm(of: plan), let darkLayer = dark?[index] {
        parts += alternate(gradient(layer, plan, nil), dark: gradient(darkLayer, darkPlan, nil))
      } else {
        parts.append(gradient(layer, plan, darkPlan))
      }
    }
    if drawing.cutsHoles {
      let cover = svg([overlay], dark: dark.map { Array($0[gradients.count...].prefix(1)) })
      return HTMLParts(elements: parts + cover)
    }
    guard !parts.isEmpty, let clip = clip(holes) else { return HTMLParts(needsOverlay: true) }
    let isWhole = parts.count == 1 && gradients[0].coversCanvas(drawing.size)
    var cut = isWhole ? parts[0] : .html("div", parts)
    let layer = cut.children.isEmpty ? "" : ";\(MarkupElement.cutAsOne)"
    cut["style"] = "clip-path:\(clip)\(layer)" + (cut["style"].map { ";" + $0 } ?? "")
    return HTMLParts(elements: [cut], needsOverlay: true)
  }

  /// The value of the CSS property `clip-path` for the union of all holes, in points; nil if no hole has an area.
  private mutating func clip(_ holes: [Shape]) -> String? {
    let rectangles = holes.compactMap(\.rounded)
    guard rectangles.count == holes.count else { return drawing.clipPath(holes) }
    let outlines = rectangles.filter { !$0.rect.isEmpty }.map(\.svgData)
    return outlines.isEmpty ? nil : "path(\"" + outlines.joined(separator: " ") + "\")"
  }

  /// The `<div>` of a gradient layer's rectangle, which contains the moving band of the gradient, in points of the
  /// canvas.
  ///
  /// Its background is a single color, which alone is visible with `prefers-reduced-motion`.
  private mutating func gradient(_ layer: Layer, _ plan: GradientPlan, _ dark: GradientPlan?) -> MarkupElement {
    var colors = self.colors.texts(plan.stops.colors, dark: dark?.stops.colors)
    drawing.styles.isHiddenWithoutMotion = true
    defer { drawing.styles.isHiddenWithoutMotion = false }
    let band: [MarkupElement]
    var background = colors[plan.calmColor]
    switch plan.motion {
    case .still, .other:
      band = []
      background = fill(plan, colors, from: plan.frame.along.lowerBound)
      if plan.frame.transform != .identity, Set(colors).count > 1 {
        return rectangle(layer, background: nil, [axis(plan, [whole(plan, background)])])
      }
    case .slide(let track): band = [slide(plan, colors, track)]
    case .strips(let strips): band = self.strips(plan, strips, colors)
    case .fade(let second, let track):
      background = fill(plan, colors, from: plan.frame.along.lowerBound)
      colors = self.colors.texts(second, dark: dark?.second)
      var top = whole(plan, fill(plan, colors, from: plan.frame.along.lowerBound))
      top["style"] = (top["style"] ?? "") + ";" + style(of: track, "opacity") { formatted($0[0]) }
      band = [top]
      if plan.frame.transform != .identity, Set(plan.stops.colors).count > 1 {
        let first = axis(plan, [whole(plan, background)])
        return rectangle(layer, background: nil, [first, hiddenWithoutMotion(axis(plan, band))])
      }
    }
    if band.isEmpty { return rectangle(layer, background: background, []) }
    let moving = axis(plan, band)
    if plan.isOpaque, dark?.isOpaque != false {
      return rectangle(layer, background: background, [hiddenWithoutMotion(moving)])
    }
    // The calm color would be visible through the band.
    let calm = MarkupElement.html("i", ["style": "width:100%;background:" + background])
    return rectangle(layer, background: nil, drawing.replacing(moving, by: calm))
  }

  private func rectangle(_ layer: Layer, background: String?, _ children: [MarkupElement]) -> MarkupElement {
    let origin = layer.placedOrigin
    var style = background.map { ["background:" + $0] } ?? []
    if !layer.coversCanvas(drawing.size) {
      // The band extends beyond the rectangle, into the holes of others.
      style += [
        "left:\(formatted(origin.x))px", "top:\(formatted(origin.y))px", "width:\(formatted(layer.bounds.width))px",
        "height:\(formatted(layer.bounds.height))px", "overflow:hidden",
      ]
    }
    return .html("div", ["style": style.isEmpty ? nil : style.joined(separator: ";")], children)
  }

  private mutating func hiddenWithoutMotion(_ element: MarkupElement) -> MarkupElement {
    element.with(["class": drawing.styles.bandClass()])
  }

  /// A `<div>` whose transform gives its children the coordinates of the gradient's ``GradientFrame``, in points.
  private func axis(_ plan: GradientPlan, _ children: [MarkupElement]) -> MarkupElement {
    .html("div", ["style": plan.frame.transform.styleText.map { "transform:" + $0 }], children)
  }

  // MARK: - In the coordinates of the axis

  private mutating func slide(_ plan: GradientPlan, _ colors: [String], _ track: Track) -> MarkupElement {
    let shifts = track.keyValues.map { $0[0] }
    let start = plan.frame.along.lowerBound - max(0, shifts.max() ?? 0)
    let width = plan.frame.along.upperBound - min(0, shifts.min() ?? 0) - start
    return moved(
      strip(plan, x: start, width: width, background: fill(plan, colors, from: start)), track)
  }

  private mutating func strips(_ plan: GradientPlan, _ strips: StripPlan, _ colors: [String]) -> [MarkupElement] {
    var elements: [MarkupElement] = []
    if strips.showsBase {
      elements.append(whole(plan, colors[0]))
    }
    for part in strips.strips {
      let (from, to) = (colors[part.color], colors[part.endColor])
      let background = from == to ? from : "linear-gradient(90deg,\(from),\(to) \(formatted(part.width))px)"
      elements.append(moved(strip(plan, x: 0, width: part.coveredWidth, background: background), part.track))
    }
    return elements
  }

  private mutating func moved(_ element: MarkupElement, _ track: Track) -> MarkupElement {
    let format = TransformFormat(strip: track.keyValues)
    let motion = style(of: track, "transform") { format.style($0) }
    return element.with(["style": (element["style"] ?? "") + ";" + motion])
  }

  /// An element that covers all of the gradient's ``GradientFrame``, along and across the axis, with a CSS background.
  private func whole(_ plan: GradientPlan, _ background: String) -> MarkupElement {
    let (start, end) = (plan.frame.along.lowerBound, plan.frame.along.upperBound)
    return strip(plan, x: start, width: end - start, background: background)
  }

  private func strip(_ plan: GradientPlan, x: Double, width: Double, background: String) -> MarkupElement {
    var style = x == 0 ? [] : ["left:\(formatted(x))px"]
    style.append("width:\(formatted(width))px")
    if plan.frame.transform != .identity {
      let (top, bottom) = (plan.frame.across.lowerBound, plan.frame.across.upperBound)
      style += ["top:\(formatted(top))px", "height:\(formatted(bottom - top))px"]
    }
    style.append("background:\(background)")
    return .html("i", ["style": style.joined(separator: ";")])
  }

  /// The gradient at rest as a value of the CSS property `background`.
  ///
  /// A gradient of one color or of length 0 becomes a uniform background in its last color.
  ///
  /// - Parameter start: the left edge of the painted box, in points along the axis of the gradient.
  private func fill(_ plan: GradientPlan, _ colors: [String], from start: Double) -> String {
    guard Set(colors).count > 1, plan.frame.length > 0 else { return colors.last ?? "none" }
    let stops = zip(colors, plan.stops.locations).map { color, location in
      "\(color) \(formatted(plan.frame.position(of: location) - start))px"
    }
    return "linear-gradient(90deg,\(stops.joined(separator: ",")))"
  }
}

extension Layer {
  /// True for a gradient layer whose rectangle is visible, opaque, not rounded, and neither moved nor faded.
  ///
  /// The gradient in the rectangle may be animated.
  var isPlainGradient: Bool {
    guard case .gradient = content else { return false }
    let own = TrackedProperty.placement.keyPaths.union(TrackedProperty.opacity.keyPaths)
      .union(TrackedProperty.outline.keyPaths).union(TrackedProperty.backgroundColor.keyPaths)
    return backgroundColor == nil && mask == nil && cornerRadius == .zero && transform == .identity && opacity == 1
      && !isHidden && sublayers.isEmpty && timing == .always && !animates(own)
      && bounds.origin == .zero && isFlat
  }

  fileprivate func coversCanvas(_ size: Size) -> Bool { bounds.size == size && placedOrigin == .zero }

  /// The position of the layer's coordinate origin in points of the superlayer, for a layer without a transform.
  var placedOrigin: Point { position - bounds.point(at: anchorPoint) }
}
