import Geometry
import LayerTree
package import ViewTree

// The stages up to the bones compute in points. A scene is in units of its document, such as the pixels of a dump of
// Android: its frames and bones are multiplied once, after the last rule.

/// The factor between points and the units of a document.
package struct DocumentUnits: Sendable {
  /// The number of document units per point, at least 1.
  let perPoint: Double

  /// The number of steps per document unit to which products are rounded.
  ///
  /// A frame that is stored in whole pixels is a whole number again, although it is not exact in points.
  private static let steps = 1e9

  private func units(_ points: Double) -> Double { (points * perPoint * Self.steps).rounded() / Self.steps }

  private func units(_ size: Size) -> Size { Size(width: units(size.width), height: units(size.height)) }

  private func units(_ rect: Rect) -> Rect {
    Rect(origin: Point(x: units(rect.minX), y: units(rect.minY)), size: units(rect.size))
  }

  private func units(_ rounded: RoundedRect) -> RoundedRect {
    RoundedRect(units(rounded.rect), radii: CornerRadii(clockwise: rounded.radii.clockwise.map(units)))
  }

  private func units(_ shape: Shape) -> Shape {
    switch shape {
    case .roundedRect(let rounded): .roundedRect(units(rounded))
    case .path(let path, let rule): .path(path.applying(transform), rule)
    case .stroke(let path, let style, let own): .stroke(path, style, own.concatenating(transform))
    }
  }

  private var transform: AffineTransform { .scale(x: perPoint, y: perPoint) }

  /// Multiplies all frames of a layout; the lengths in its views stay in points.
  package func multiply(_ layout: inout PlacedViews) {
    if perPoint == 1 { return }
    layout.size = units(layout.size)
    for index in layout.views.indices { layout.views[index].frame = units(layout.views[index].frame) }
  }

  func multiply(_ found: inout FoundBones) {
    if perPoint == 1 { return }
    for index in found.bones.indices { found.bones.shapes[index] = units(found.bones.shapes[index]) }
    found.bones.outlines = found.bones.outlines.mapValues { units($0) }
    for index in found.surfaces.indices { found.surfaces[index].shape = units(found.surfaces[index].shape) }
  }

  /// Multiplies a tree of layers, by a layer around it with a transform: nil stays nil.
  func multiply(_ root: Layer?) -> Layer? {
    guard let root, perPoint != 1 else { return root }
    var layer = Layer(frame: .zero, anchorPoint: UnitPoint(x: 0, y: 0))
    layer.transform = transform
    layer.sublayers = [root]
    return layer
  }
}

extension ViewDocument {
  package var units: DocumentUnits { DocumentUnits(perPoint: unitsPerPoint) }
}
