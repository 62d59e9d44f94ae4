package import Geometry

/// A stack of display items from back to front, whose topmost items can be faded, clipped or masked as one picture.
///
/// Groups without effect are avoided: the opacity of a single fill is applied to its paint, a rectangle is intersected
/// with a rectangular clip, and nested groups are merged.
struct ItemStack {
  private var items: [DisplayItem] = []
  /// The opacity, 0…1, that is not yet applied to the paint of the last item.
  ///
  /// It is kept back so that nested opacities are rounded once.
  private var pendingOpacity = 1.0

  var count: Int { items.count }

  mutating func finished() -> [DisplayItem] {
    applyPendingOpacity()
    return items
  }

  mutating func append(_ item: DisplayItem) {
    applyPendingOpacity()
    items.append(item)
  }

  /// Appends the fill of a shape, in layer coordinates, with one color.
  ///
  /// Nothing is appended if the color is transparent, or if the mapped shape has no area or exceeds ±10⁹ points.
  ///
  /// - Parameter transform: the transform from layer coordinates to points of the canvas.
  mutating func fill(_ shape: Shape, _ color: Color, _ transform: AffineTransform) {
    guard color.alpha > 0, let shape = shape.applying(transform) else { return }
    append(.fill(shape, .color(color)))
  }

  /// Multiplies the opacity of the items from index `start` on, composited as one picture, by `opacity`, 0…1.
  mutating func fade(from start: Int, opacity: Double) {
    guard opacity < 1, start < items.count else { return }
    let opacity = max(opacity, 0)
    if start == items.count - 1 {
      pendingOpacity *= opacity
    } else {
      group(from: start) { $0.opacity = opacity }
    }
  }

  /// Clips the items from index `start` on to a shape in points of the canvas.
  ///
  /// An empty shape, or nil, removes the items.
  mutating func clip(from start: Int, to shape: Shape?) {
    guard start < items.count else { return }
    guard let shape, !shape.isEmpty else { return removeItems(from: start) }
    applyPendingOpacity()
    var clipped: [DisplayItem] = []
    for item in items[start...] {
      guard case .fill(let outline, let paint) = item, let part = outline.clipped(to: shape) else {
        return group(from: start) { $0.clips.append(shape) }
      }
      if !part.isEmpty { clipped.append(.fill(part, paint)) }
    }
    items.replaceSubrange(start..., with: clipped)
  }

  /// Multiplies the alpha of the items from index `start` on, as one picture, by the alpha of the items `mask`.
  ///
  /// An empty mask removes the items from `start` on.
  mutating func mask(from start: Int, with mask: [DisplayItem]) {
    guard start < items.count else { return }
    if mask.isEmpty { return removeItems(from: start) }
    group(from: start) { $0.mask = mask }
  }

  /// Draws a shadow behind the items from index `start` on, which are composited into one picture.
  mutating func cast(_ shadow: DisplayShadow, from start: Int) {
    guard start < items.count else { return }
    applyPendingOpacity()
    items.replaceSubrange(start..., with: [.group(DisplayGroup(items: Array(items[start...]), shadow: shadow))])
  }

  /// Replaces the items from index `start` on by the results of `change`; items for which it is nil are removed.
  mutating func mapItems(from start: Int, _ change: (DisplayItem) -> DisplayItem?) {
    guard start < items.count else { return }
    applyPendingOpacity()
    items.replaceSubrange(start..., with: items[start...].compactMap(change))
  }

  private mutating func removeItems(from start: Int) {
    items.removeSubrange(start...)
    pendingOpacity = 1
  }

  /// Combines the items from index `start` on into one group and changes the group by `change`.
  ///
  /// A single item that is a group without a mask is changed itself.
  private mutating func group(from start: Int, _ change: (inout DisplayGroup) -> Void) {
    applyPendingOpacity()
    if start == items.count - 1, case .group(var group) = items[start], group.mask == nil {
      change(&group)
      items[start] = .group(group)
    } else {
      var group = DisplayGroup(items: Array(items[start...]))
      change(&group)
      items.replaceSubrange(start..., with: [.group(group)])
    }
  }

  private mutating func applyPendingOpacity() {
    guard pendingOpacity != 1, let last = items.indices.last else { return }
    items[last] = items[last].faded(pendingOpacity)
    pendingOpacity = 1
  }
}

extension DisplayItem {
  fileprivate func faded(_ opacity: Double) -> DisplayItem {
    guard case .group(var group) = self else { return recolored { $0.multiplied(byOpacity: opacity) } }
    group.opacity *= opacity
    return .group(group)
  }

  /// The item with `color` applied to each of its colors, including those of the items and the shadow of a group.
  package func recolored(_ color: (Color) -> Color) -> DisplayItem {
    switch self {
    case .fill(let shape, .color(let own)): return .fill(shape, .color(color(own)))
    case .fill(let shape, .linearGradient(var gradient)):
      gradient.colors = gradient.colors.map(color)
      return .fill(shape, .linearGradient(gradient))
    case .overlay(let own, let holes): return .overlay(color(own), holes: holes)
    case .group(var group):
      group.items = group.items.map { $0.recolored(color) }
      if let shadow = group.shadow { group.shadow?.color = color(shadow.color) }
      return .group(group)
    }
  }
}

extension Shape {
  fileprivate var isEmpty: Bool {
    if case .roundedRect(let rounded) = self { rounded.rect.isEmpty } else { false }
  }

  /// The part of the shape inside the shape `clip`, in the same coordinates; nil if it cannot be expressed as a shape.
  ///
  /// It can for a shape that is known to be inside the clip, and for two rectangles without rounded corners.
  fileprivate func clipped(to clip: Shape) -> Shape? {
    if isInside(clip) { return self }
    guard case .roundedRect(let inner) = self, case .roundedRect(let outer) = clip, inner.radii == .zero,
      outer.radii == .zero
    else { return nil }
    return .roundedRect(RoundedRect(inner.rect.intersection(outer.rect)))
  }
}
