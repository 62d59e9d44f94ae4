package import Geometry

/// A layer of a scene with its sublayers: `CALayer` as a value.
///
/// ```
/// superlayer   position ──┐
///                         ▼
///              ┌──────────────────┐
/// bounds       │     anchorPoint  │   `transform` rotates and scales about the anchor point;
///              │                  │   sublayers are placed in the coordinates of `bounds`
///              └──────────────────┘
/// ```
package struct Layer: Hashable, Sendable {
  /// The position of the anchor point in the coordinates of the superlayer, in points.
  package var position: Point
  package var anchorPoint: UnitPoint
  package var bounds: Rect
  package var transform = AffineTransform.identity
  /// The opacity of the picture into which the layer and its sublayers are composited, 0…1.
  package var opacity = 1.0
  package var isHidden = false
  /// True if the content and the sublayers are clipped to the bounds of the layer, with rounded corners.
  package var masksToBounds = false
  package var backgroundColor: Color?
  package var cornerRadius = CornerRadii.zero
  /// The drawing of the layer, above its background and below its sublayers.
  package var content = LayerContent.none
  package var sublayers: [Layer] = []
  /// The animations of the layer; a later one overrides an earlier one of the same property while it has effect.
  package var animations: [Animation] = []
  private var extras: [Extras] = []

  package init(position: Point = .zero, anchorPoint: UnitPoint = UnitPoint(x: 0.5, y: 0.5), bounds: Rect = .zero) {
    self.position = position
    self.anchorPoint = anchorPoint
    self.bounds = bounds
  }

  /// Creates a layer that covers a rectangle of its superlayer, in points of the superlayer.
  package init(frame: Rect, anchorPoint: UnitPoint = UnitPoint(x: 0.5, y: 0.5)) {
    self.init(
      position: frame.point(at: anchorPoint), anchorPoint: anchorPoint,
      bounds: Rect(origin: .zero, size: frame.size))
  }

  /// The rectangle of the layer in its superlayer, without its transform, in points of the superlayer.
  ///
  /// Setting it changes the position and the size of the bounds.
  var frame: Rect {
    get {
      Rect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      position = newValue.point(at: anchorPoint)
      bounds.size = newValue.size
    }
  }
}

// MARK: - Rare properties

extension Layer {
  /// The rare properties of a layer, which take memory only if set: a scene may have a layer for each of 300,000 bones.
  private struct Extras: Hashable, Sendable {
    var timing = MediaTiming.always
    var zPosition = 0.0
    var depth = LayerDepth.none
    var camera: LayerCamera?
    var shadow = LayerShadow()
    var mask: [Layer] = []
  }

  private subscript<Value: Equatable>(extra keyPath: WritableKeyPath<Extras, Value>) -> Value {
    get { (extras.first ?? Extras())[keyPath: keyPath] }
    set {
      if extras.isEmpty {
        if newValue == Extras()[keyPath: keyPath] { return }
        extras.append(Extras())
      }
      extras[0][keyPath: keyPath] = newValue
    }
  }

  /// The timing that converts the superlayer's local time to the layer's own, in seconds.
  ///
  /// The local time is the parent time of the sublayers and animations.
  ///
  /// A layer with a finite duration is visible only while its timing has effect.
  package var timing: MediaTiming {
    get { extras.isEmpty ? .always : self[extra: \.timing] }
    set { self[extra: \.timing] = newValue }
  }

  /// The position of the layer in the drawing order of its siblings, without unit: higher values are drawn later.
  package var zPosition: Double {
    get { extras.isEmpty ? 0 : self[extra: \.zPosition] }
    set { self[extra: \.zPosition] = newValue }
  }

  /// The rotations of the layer out of the plane of its superlayer, and its distance from it.
  package var depth: LayerDepth {
    get { extras.isEmpty ? .none : self[extra: \.depth] }
    set { self[extra: \.depth] = newValue }
  }

  /// The viewer of the layer, which is that of all sublayers of its superlayer; nil for no perspective.
  package var camera: LayerCamera? {
    get { extras.isEmpty ? nil : self[extra: \.camera] }
    set { self[extra: \.camera] = newValue }
  }

  /// The shadow behind the layer and its sublayers.
  ///
  /// A layer that clips to its bounds has none, as `masksToBounds` clips the shadow too.
  package var shadow: LayerShadow {
    get { extras.isEmpty ? LayerShadow() : self[extra: \.shadow] }
    set { self[extra: \.shadow] = newValue }
  }

  /// The layer whose alpha multiplies that of this layer and its sublayers; nil for no mask.
  ///
  /// It is placed in the coordinates of this layer's bounds, in points.
  package var mask: Layer? {
    get { extras.isEmpty ? nil : self[extra: \.mask].first }
    set { self[extra: \.mask] = newValue.map { [$0] } ?? [] }
  }
}

// MARK: - Shapes of one color

extension Layer {
  /// Creates a layer that draws a shape in one color; the shape is in points of the superlayer.
  package init(filling shape: Shape, with color: Color) {
    let origin = UnitPoint(x: 0, y: 0)
    switch shape {
    case .roundedRect(let rounded):
      // The anchor point is the origin, so that the frame is exactly the rectangle.
      self.init(frame: rounded.rect, anchorPoint: origin)
      cornerRadius = rounded.radii
      backgroundColor = color
    case .path(let path, let rule):
      self.init(anchorPoint: origin)
      var shape = ShapeContent(path: path)
      shape.fillColor = color
      shape.fillRule = rule
      content = .shape(shape)
    case .stroke(let path, let style, let transform):
      self.init(anchorPoint: origin)
      self.transform = transform
      var shape = ShapeContent(path: path)
      shape.fillColor = nil
      shape.strokeColor = color
      shape.strokeStyle = style
      content = .shape(shape)
    }
  }
}
