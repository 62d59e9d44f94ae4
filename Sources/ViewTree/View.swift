package import Diagnostics
package import Geometry

/// A view, independent of the dialect from which it was read.
///
/// Dialects guarantee the following:
/// - Units, aliases, defaults and the writing direction are resolved.
/// - Texts state how their lines are counted.
/// - Views that the file excludes are absent.
/// - Lengths are finite and within ±10⁷ points.
///
/// A view is a small value. Its look is stored once for all copies of the view, and copied when one of them changes.
package struct View: Sendable {
  /// The large properties of the view, in an array of exactly one element, because arrays are copied on write.
  fileprivate var looks: [Look]
  package var layout: LayoutSpec {
    didSet { layoutNumber = 0 }
  }
  /// The identifier of the view from the document, as written; nil if the document states none.
  package var identifier: String?
  package var location: SourceLocation
  package var children: [View] = []
  package var repetition = Repetition.once
  /// A number that views share only if their element, layout, visibility and clipping are equal; 0 for no number.
  ///
  /// A change of one of these properties resets the number to 0, so readers of documents assign it last.
  package var layoutNumber: Int32 = 0
  package var kind: ViewKind
  package var hint: Hint?
  /// The kind of a control; nil for other views and for an unrecognized control.
  package var control: ControlKind?
  package var isHidden = false {
    didSet { layoutNumber = 0 }
  }
  /// True if the hint is a consequence of animations or of a mask, and not written.
  package var isHintImplied = false
  /// True if descendants are clipped to the view's frame.
  package var clips = false {
    didSet { layoutNumber = 0 }
  }
  /// True for a cell of a list: a gradient of the shimmer scope `cell` covers each cell.
  package var isCell = false
  /// True if the view responds to touches, as stated by the document.
  package var isInteractive = false
  /// True if the view shows a picture that the document neither describes for screen readers nor declares decorative.
  package var lacksTextAlternative = false
  /// True if the view has no layer properties; cheaper than reading ``layer``.
  package private(set) var hasPlainLayer = true

  package init(element: String, kind: ViewKind, layout: LayoutSpec, location: SourceLocation) {
    looks = [Look(element: element)]
    self.kind = kind
    self.layout = layout
    self.location = location
  }

  /// Creates a copy of the view at an index of an array, without its children and its repetition.
  fileprivate init(withoutChildren views: [View], at index: Int) {
    looks = views[index].looks
    layout = views[index].layout
    identifier = views[index].identifier
    location = views[index].location
    layoutNumber = views[index].layoutNumber
    kind = views[index].kind
    hint = views[index].hint
    isHintImplied = views[index].isHintImplied
    control = views[index].control
    isHidden = views[index].isHidden
    clips = views[index].clips
    isCell = views[index].isCell
    isInteractive = views[index].isInteractive
    lacksTextAlternative = views[index].lacksTextAlternative
    hasPlainLayer = views[index].hasPlainLayer
  }
}

extension [View] {
  /// Returns a copy of the view at an index, without its children and its repetition.
  package func viewWithoutChildren(at index: Int) -> View { View(withoutChildren: self, at: index) }
}

extension PlacedViews {
  /// Returns the appearance of the view at an index; faster than the same property of a copy of the view.
  package func appearance(of index: Int) -> Appearance { views[index].view.looks[0].appearance }
}

/// The properties of a view that are large and mostly equal among views, shared by its copies.
fileprivate struct Look: Sendable {
  var element: String
  var className: String?
  var appearance = Appearance()
  var text: TextLines?
  var list: ListStyle?
  var layer: BoxedLayerStyle?
}

/// The layer style of a view, boxed because most views have none.
private indirect enum BoxedLayerStyle: Sendable {
  case style(LayerStyle)
}

extension View {
  /// The name of the view's XML element, a component of the view's path.
  package var element: String {
    get { looks[0].element }
    set {
      looks[0].element = newValue
      layoutNumber = 0
    }
  }

  /// The class name of the view, which rules match; nil in dialects without classes.
  package var className: String? {
    get { looks[0].className }
    set { looks[0].className = newValue }
  }

  package var appearance: Appearance {
    get { looks[0].appearance }
    set { looks[0].appearance = newValue }
  }

  /// The text lines of a text or of a control's title; nil for other views.
  package var text: TextLines? {
    get { looks[0].text }
    set { looks[0].text = newValue }
  }

  /// The default rows or tiles of a list whose children the document may lack; nil for other views.
  package var list: ListStyle? {
    get { looks[0].list }
    set { looks[0].list = newValue }
  }

  /// The layer properties of the view: transform, shape, animations.
  package var layer: LayerStyle {
    get {
      guard case .style(let style)? = looks[0].layer else { return .plain }
      return style
    }
    set {
      hasPlainLayer = newValue == .plain
      looks[0].layer = hasPlainLayer ? nil : .style(newValue)
    }
  }
}

/// The kind of a view, as far as its bones depend on it.
package enum ViewKind: String, Hashable, Sendable, CaseIterable {
  /// A container that only arranges its children and paints nothing but its background.
  case container
  /// A plain box that may have a background.
  case view
  case text
  case image
  /// A control such as a button, switch or text field, whose kind is in ``View/control``.
  case control
  /// A map, web page or video.
  case media
  /// A drawn outline, such as an SVG shape.
  ///
  /// The bone has exactly this shape, however thin: the path, or without a path the frame with its corners.
  case shape
  /// A hairline that separates views; never a bone.
  case divider
  /// Empty space; never a bone.
  case spacer
  /// A navigation, tab, tool, status or scroll bar, or a keyboard; neither the bar nor its contents become bones.
  case bar
  /// An element that the dialect does not recognize.
  case unknown
}

/// The specification from which a view's frame is computed; boxed, because views are copied often.
package indirect enum LayoutSpec: Sendable {
  /// The flexbox properties of the view in its parent.
  case flex(FlexStyle)
  /// A frame stored in the file, in points of the parent; for a root, of the canvas.
  case frame(Rect)
  /// The attributes for Android's measure and layout passes, in pixels.
  case android(AndroidLayout)
  /// The constraints and stored frames for UIKit's layout; the root has this kind of specification too.
  case autoLayout(AutoLayoutSpec)

  /// The specification for UIKit's layout; nil for other layouts.
  package var autoLayout: AutoLayoutSpec? {
    if case .autoLayout(let spec) = self { spec } else { nil }
  }
}

/// The appearance of a view, apart from its frame: background, opacity, corners, outline.
package struct Appearance: Sendable {
  package var background: Color?
  /// The opacity of the view, 0…1.
  package var opacity = 1.0
  package var cornerRadius = CornerRadius.zero
  /// True if the document states the radius, so that a radius of 0 does not mean the radius of the platform.
  package var statesCornerRadius = false
  /// The insets from the view's frame to its painted area, in points.
  package var insets = Insets.zero
  /// True if the view paints a border, or a box of unknown color.
  package var isBoxed = false
  /// The outline of a `shape`, in points of its own frame; nil if the frame with its corners is the outline.
  package var path: Path?
  package var fillRule = FillRule.nonzero

  package init() {}

  /// The corner radius, or nil where the platform decides it.
  package var writtenCornerRadius: CornerRadius? {
    statesCornerRadius || cornerRadius != .zero ? cornerRadius : nil
  }
}

/// The corner radii of a view as written; a percentage refers to the shorter side.
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
  /// A radius of half the shorter side at all corners.
  package static let circle = CornerRadius(.percent(50))

  /// Returns the radii in points for a view of `size` in points.
  package func radii(for size: Size) -> CornerRadii {
    let side = min(size.width, size.height)
    return CornerRadii(
      topLeft: topLeft.resolved(against: side), topRight: topRight.resolved(against: side),
      bottomRight: bottomRight.resolved(against: side), bottomLeft: bottomLeft.resolved(against: side))
  }
}

/// The number, height and alignment of the lines of a text.
package struct TextLines: Hashable, Sendable {
  package enum Count: Hashable, Sendable {
    /// A fixed number of lines, given by the document.
    case exactly(Int)
    /// As many lines as fit into the frame, up to `maximum`; nil for no maximum.
    ///
    /// Line boxes are 1.2 × font size, stretched to the frame.
    case fitting(maximum: Int?)
    /// The number of lines of a text of unknown font size.
    ///
    /// Font size and line count are those with which the text fills the frame.
    case fittingContent
    /// The number of line boxes of height `lineHeight` that fit into the frame.
    case filling
    /// The number of lines that the text needs in the width of the frame.
    case flowing(TextFlow)
  }

  package var count: Count
  /// The font size in points, above 0.
  package var fontSize: Double
  /// The height of a line box, in points; nil for the frame's height divided by the line count.
  package var lineHeight: Double?
  /// The width of the last of several lines as a fraction of the full width, 0…1.
  package var lastLine = 0.6
  /// The characters; nil if the document does not contain them, so that bars have the full width of their lines.
  package var content: String?
  /// The estimated width of the text in one line, in points; nil if it is unknown or if `content` is measured.
  package var width: Double?
  package var alignment = TextAlignment.natural
  package var weight = FontDescription.Weight.regular
  /// The space between the frame and the lines, in points, for a view whose layout states no padding.
  package var padding = Insets.zero
  /// The factor by which the actual font may be narrower than the one with which `content` is measured; at least 1.
  package var fontTolerance = 1.0
  /// The pictures beside the lines, such as the compound drawables of an Android text.
  package var icons: [TextIcon] = []

  package init(count: Count, fontSize: Double, lineHeight: Double? = nil) {
    self.count = count
    self.fontSize = fontSize
    self.lineHeight = lineHeight
  }
}

/// A picture at one edge of a text, centered along this edge between the text's paddings.
package struct TextIcon: Hashable, Sendable {
  package enum Edge: Hashable, Sendable {
    case top, right, bottom, left
  }

  package var edge: Edge
  /// The size of the picture, in points.
  package var size: Size
  /// The distance from the edge of the view to the picture, in points.
  package var inset: Double

  package init(at edge: Edge, size: Size, inset: Double) {
    self.edge = edge
    self.size = size
    self.inset = inset
  }
}

/// An instruction in the document for the bones of a view, which overrides every rule.
package enum Hint: String, Hashable, Sendable, CaseIterable {
  /// One bone for this view and its children.
  case bone
  /// No bone for this view and its children.
  case ignore
  /// No bone: backgrounds, corners and shapes of the view and its children are drawn above the overlay.
  case keep
  /// One bone that encloses all bones of the view and its children.
  case unite
  /// The bones that the rules give, as without a hint.
  case auto
}

/// The number of copies of a view that its parent contains in the picture.
package enum Repetition: Hashable, Sendable {
  case once
  /// A number of copies of the view, at least 1.
  case times(Int)
  /// As many copies of the view as fill the viewport.
  case fill
}
