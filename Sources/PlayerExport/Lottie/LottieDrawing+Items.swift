import Diagnostics
import Geometry
import LayerTree
import SceneModel

// Display items, which are not animated, as parts of a Lottie file.

extension LottieDrawing {
  mutating func append(_ items: [DisplayItem], to stack: inout LottieStack, in space: LottieSpace) {
    for item in items {
      guard clock.work.allowsMore() else { return }
      switch item {
      case .fill(.roundedRect(let rounded), let paint) where rounded.radii == .zero:
        if !rounded.rect.isEmpty { stack.append(LottieStack.Backdrop(rect: rounded.rect, paint: LottiePaint(paint))) }
      case .fill(let shape, let paint): stack.append(fills(of: [shape], LottiePaint(paint)))
      case .overlay(let color, let holes): curtain(over: &stack, color, holes: holes, in: space)
      case .group(let group): stack.append(self.group(group, in: space))
      }
    }
  }

  private mutating func group(_ group: DisplayGroup, in space: LottieSpace) -> [LottiePart] {
    if group.shadow != nil { note(.shadows) }
    var stack = LottieStack()
    append(group.items, to: &stack, in: space)
    var parts = stack.parts
    for clip in group.clips { parts = clipped(parts, to: clip, in: space) }
    if let mask = group.mask { parts = masked(parts, by: mask, in: space) }
    return group.opacity < 1 ? faded(parts, .still(.number(group.opacity * 100)), in: space) : parts
  }

  /// The given Lottie parts multiplied with the alpha of a mask of display items; empty if the mask draws nothing.
  mutating func masked(_ parts: [LottiePart], by mask: [DisplayItem], in space: LottieSpace) -> [LottiePart] {
    // An opaque mask is equivalent to its outline, which players draw exactly.
    if mask.count == 1, case .fill(let shape, .color(let color)) = mask[0], color.alpha == 255 {
      return clipped(parts, to: shape, in: space)
    }
    var stack = LottieStack()
    append(mask, to: &stack, in: space)
    return matted(parts, by: stack.parts, in: space)
  }

  // MARK: - Overlays

  /// Adds an overlay with holes in front of a stack of Lottie parts, which stay visible through the holes.
  ///
  /// If the overlay and all parts are opaque and the parts are rectangles, the parts are replaced by the overlay
  /// without holes, and by the holes painted like the rectangles behind them: the same picture with less drawing.
  private mutating func curtain(
    over stack: inout LottieStack, _ color: Color, holes: [Shape], in space: LottieSpace
  ) {
    if color.alpha == 255, let backdrops = stack.backdrops, let seen = seen(through: holes, backdrops) {
      stack = LottieStack()
      stack.append([canvas(color)] + seen)
    } else {
      stack.append(punched(color, holes: holes, in: space))
    }
  }

  private func canvas(_ color: Color) -> LottiePart {
    .shape(LottieShapes.group([LottieShapes.rectangle(RoundedRect(whole)), LottiePaint(color).item]), paints: 1)
  }

  private var whole: Rect { Rect(origin: .zero, size: size.roundedUp) }

  /// The maximum number of pairs of a hole and a rectangle behind it that are compared; if there are more, holes are
  /// cut out of the overlay.
  private static let maximumPairs = 4_000_000

  /// The Lottie parts that paint each hole like the topmost rectangle behind it, in points of the canvas.
  ///
  /// Nil if a hole is not inside the rectangle behind it, if any rectangle is translucent, or if there are too many to
  /// compare.
  private func seen(through holes: [Shape], _ backdrops: [LottieStack.Backdrop]) -> [LottiePart]? {
    guard backdrops.allSatisfy(\.paint.isOpaque), holes.count <= Self.maximumPairs / max(1, backdrops.count) else {
      return nil
    }
    var shown = [[Shape]](repeating: [], count: backdrops.count)
    for hole in holes {
      let bounds = hole.bounds.intersection(whole)
      if bounds.isEmpty { continue }
      let behind = backdrops.lastIndex { !$0.rect.intersection(bounds).isEmpty }
      // An edge inside of a pixel would be visible in the hole, too.
      guard let behind, backdrops[behind].rect.contains(bounds, tolerance: 0.01) else { return nil }
      shown[behind].append(hole)
    }
    return zip(shown, backdrops).flatMap { fills(of: $0, $1.paint) }
  }

  func fills(of shapes: [Shape], _ paint: LottiePaint) -> [LottiePart] {
    LottieShapes.groups(of: shapes, paint, clock.work).map { .shape($0, paints: 1) }
  }

  /// The Lottie parts that fill the canvas except for the holes with a color; empty for a transparent color.
  private mutating func punched(_ color: Color, holes: [Shape], in space: LottieSpace) -> [LottiePart] {
    if color.alpha == 0 { return [] }
    let rectangles = holes.compactMap(\.rounded)
    if rectangles.count == holes.count, rectangles.areApart() {
      let outlines = [RoundedRect(whole)] + rectangles.filter { !$0.rect.isEmpty }
      let fill = LottiePaint(color).item(.evenOdd)
      return [.shape(LottieShapes.group(outlines.map(LottieShapes.rectangle) + [fill]), paints: 1)]
    }
    let matte = fills(of: holes, LottiePaint(.white))
    if matte.isEmpty { return [canvas(color)] }
    return matted([canvas(color)], by: matte, isInverted: true, in: space)
  }
}

extension LottiePaint {
  fileprivate init(_ paint: Paint) {
    switch paint {
    case .color(let color): self.init(color)
    case .linearGradient(let gradient): self.init(gradient)
    }
  }
}

extension Shape {
  var rounded: RoundedRect? {
    if case .roundedRect(let rounded) = self { rounded } else { nil }
  }
}

extension [RoundedRect] {
  /// Returns true if no two of the rectangles overlap; false also if there are more pairs to compare than the maximum.
  func areApart(comparing maximumPairs: Int = 1_000_000) -> Bool {
    let sorted = map(\.rect).filter { !$0.isEmpty }.sorted { $0.minY < $1.minY }
    var steps = 0
    for (index, rect) in sorted.enumerated() {
      for other in sorted[(index + 1)...] {
        if other.minY >= rect.maxY { break }
        steps += 1
        if steps > maximumPairs || !rect.intersection(other).isEmpty { return false }
      }
    }
    return true
  }
}
