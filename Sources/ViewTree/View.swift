package import Diagnostics
package import Geometry

/// One view, after its dialect has been understood: nobody downstream asks which dialect it was.
///
/// What the dialects promise: units, aliases, defaults and writing direction are resolved; text knows how its lines
/// are counted; a view that the file excludes is not there; lengths are finite and within ±10⁷ points.
package struct View: Sendable {
  /// The element's name: a component of the view's path.
  package var element: String
  /// The author's name for the view, as written.
  package var identifier: String?
  /// The class that rules match, where the dialect has one.
  package var className: String?
  package var kind: ViewKind
  package var layout: LayoutSpec
  package var appearance = Appearance()
  /// The lines of a text or of a control's title; nil for everything else.
  package var text: TextLines?
  /// The control that it is; nil for everything but controls, and for a control of no known kind.
  package var control: ControlKind?
  /// A list, whose pieces the document may not hold; nil for everything else.
  package var list: ListStyle?
  /// A touch on it has an effect of its own.
  package var isInteractive = false
  package var hint: Hint?
  package var isHidden = false
  /// Descendants show only inside the frame.
  package var clips = false
  /// One of a list of alike pieces: a rectangle of the scope `cell`.
  package var isCell = false
  package var repetition = Repetition.once
  /// Boxed, because views are copied a lot and most have no style; nil is plain.
  private var boxedLayer: BoxedLayerStyle?
  package var location: SourceLocation
  package var children: [View] = []

  package init(element: String, kind: ViewKind, layout: LayoutSpec, location: SourceLocation) {
    self.element = element
    self.kind = kind
    self.layout = layout
    self.location = location
  }

  /// What it asks of its layer: transform, shape, animations.
  package var layer: LayerStyle {
    get {
      guard case .style(let style)? = boxedLayer else { return .plain }
      return style
    }
    set { boxedLayer = newValue == .plain ? nil : .style(newValue) }
  }

  /// True if it asks anything of its layer; costs less than to look at the style.
  package var hasPlainLayer: Bool { boxedLayer == nil }
}

private indirect enum BoxedLayerStyle: Sendable {
  case style(LayerStyle)
}

/// What a view shows, as far as placeholders care.
package enum ViewKind: String, Hashable, Sendable, CaseIterable {
  /// Arranges children and shows nothing of its own.
  case container
  /// A plain view: a box that may have a background.
  case view
  case text
  case image
  /// A button, switch, text field, …
  case control
  /// A map, a web page, a video.
  case media
  /// A drawn outline; its bone has this very shape: the path, or without one the frame with its corners, however thin.
  case shape
  /// A hairline: never a bone.
  case divider
  /// Takes room and shows nothing.
  case spacer
  /// A navigation, tab, tool, status or scroll bar, a keyboard: takes room; neither it nor what it holds is a bone.
  case bar
  /// An element that the dialect does not know.
  case unknown
}

/// The specification of a view's frame.
package enum LayoutSpec: Sendable {
  /// CSS flexbox in its parent; boxed, because views are copied a lot and most have no style.
  indirect case flex(FlexStyle)
  /// A frame stored in the file, in points of the parent; for a root, of the canvas.
  case frame(Rect)
  /// Android's measure and layout passes, in pixels.
  indirect case android(AndroidLayout)
  /// UIKit's layout, under a root with the same; boxed, like a flex style.
  indirect case autoLayout(AutoLayoutSpec)

  /// The specification by UIKit, or nil.
  package var autoLayout: AutoLayoutSpec? {
    if case .autoLayout(let spec) = self { spec } else { nil }
  }
}

/// How a view looks, beyond its frame.
package struct Appearance: Sendable {
  package var background: Color?
  /// 0…1.
  package var opacity = 1.0
  package var cornerRadius = CornerRadius.zero
  /// The distance of what the view paints from the edges of its frame, in points.
  package var insets = Insets.zero
  /// Paints a box whose color the document does not state, or only a border around one.
  package var isBoxed = false
  /// The outline of a `shape`, in points of its own frame.
  package var path: Path?
  package var fillRule = FillRule.nonzero

  package init() {}
}

/// The corner radii as written; a percentage is of the shorter side.
package struct CornerRadius: Hashable, Sendable {
  package var topLeft: Length
  package var topRight: Length
  package var bottomRight: Length
  package var bottomLeft: Length

  package init(topLeft: Length, topRight: Length, bottomRight: Length, bottomLeft: Length) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  package init(_ radius: Length) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  package static let zero = CornerRadius(.points(0))
  /// Half of the shorter side.
  package static let circle = CornerRadius(.percent(50))

  /// The radii in points for a view of `size`.
  package func radii(for size: Size) -> CornerRadii {
    let side = min(size.width, size.height)
    return CornerRadii(
      topLeft: topLeft.resolved(against: side), topRight: topRight.resolved(against: side),
      bottomRight: bottomRight.resolved(against: side), bottomLeft: bottomLeft.resolved(against: side))
  }
}

/// How the lines of a text are counted and how high they are.
package struct TextLines: Hashable, Sendable {
  package enum Count: Hashable, Sendable {
    /// Exactly so many.
    case exactly(Int)
    /// As many as fill the frame: nil is without bound. Line boxes are 1.2 × font size, stretched to the frame.
    case fitting(maximum: Int?)
    /// As many as the content takes in the frame; the font size is unknown and follows from both.
    case fittingContent
    /// As many line boxes of `lineHeight` as the frame holds.
    case filling
    /// As many as the text takes in the width of the frame.
    case flowing(TextFlow)
  }

  package var count: Count
  /// In points, above 0.
  package var fontSize: Double
  /// Height of a line box in points; nil where it is the frame's height divided by the count.
  package var lineHeight: Double?
  /// The share of the line that the last of several lines takes, 0…1.
  package var lastLine = 0.6
  /// The text itself; nil where it is unknown and a bar is as wide as its line.
  package var content: String?
  package var alignment = TextAlignment.natural
  package var weight = FontDescription.Weight.regular
  /// Room between the frame and the lines, in points, where the layout of the view does not state it.
  package var padding = Insets.zero

  package init(count: Count, fontSize: Double, lineHeight: Double? = nil) {
    self.count = count
    self.fontSize = fontSize
    self.lineHeight = lineHeight
  }
}

/// What the author says about a view's bones; overrides every rule.
package enum Hint: String, Hashable, Sendable, CaseIterable {
  /// This view is one bone, children and all.
  case bone
  /// No bone, nor its children.
  case ignore
  /// Its background, corners, shapes and kept children are drawn above the overlay.
  case keep
  /// One bone around all its bones.
  case unite
  /// As the rules say.
  case auto
}

/// How often a view stands in its parent.
package enum Repetition: Hashable, Sendable {
  case once
  /// At least 1.
  case times(Int)
  /// Until the viewport is full.
  case fill
}
