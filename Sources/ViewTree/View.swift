package import Diagnostics
package import Geometry

/// One view, in terms that all dialects share.
///
/// The readers guarantee: units, aliases, defaults and writing direction are resolved; text has a rule that counts its
/// lines; views that the file excludes are left out; lengths are finite and within ±10⁷ points.
///
/// A small value: the look of a view is stored once for all its copies, and copied when one of them changes.
package struct View: Sendable {
  /// Exactly one element: an array is copied on write.
  private var looks: [Look]
  package var layout: LayoutSpec {
    didSet { layoutNumber = 0 }
  }
  /// The author's name for the view, as written.
  package var identifier: String?
  package var location: SourceLocation
  package var children: [View] = []
  package var repetition = Repetition.once
  /// Equal for views that agree in element, layout, visibility and clipping; 0 for a view that is compared with none.
  ///
  /// A change of one of these properties sets it to 0, so a reader assigns it last.
  package var layoutNumber: Int32 = 0
  package var kind: ViewKind
  package var hint: Hint?
  /// The control that it is; nil for everything but controls, and for a control of no known kind.
  package var control: ControlKind?
  package var isHidden = false {
    didSet { layoutNumber = 0 }
  }
  /// Descendants show only inside the frame.
  package var clips = false {
    didSet { layoutNumber = 0 }
  }
  /// One of a list of alike pieces: a rectangle of the scope `cell`.
  package var isCell = false
  /// A touch on it has an effect of its own.
  package var isInteractive = false
  /// True if it asks nothing of its layer; costs less than a comparison of ``layer``.
  package private(set) var hasPlainLayer = true

  package init(element: String, kind: ViewKind, layout: LayoutSpec, location: SourceLocation) {
    looks = [Look(element: element)]
    self.kind = kind
    self.layout = layout
    self.location = location
  }

  /// The view alone: without its children and its repetition.
  package init(withoutChildren view: borrowing View) {
    looks = view.looks
    layout = view.layout
    identifier = view.identifier
    location = view.location
    layoutNumber = view.layoutNumber
    kind = view.kind
    hint = view.hint
    control = view.control
    isHidden = view.isHidden
    clips = view.clips
    isCell = view.isCell
    isInteractive = view.isInteractive
    hasPlainLayer = view.hasPlainLayer
  }
}

/// The properties of a view that are large and mostly equal among views.
private struct Look: Sendable {
  var element: String
  var className: String?
  var appearance = Appearance()
  var text: TextLines?
  var list: ListStyle?
  var layer: BoxedLayerStyle?
}

/// Boxed, because most views have none.
private indirect enum BoxedLayerStyle: Sendable {
  case style(LayerStyle)
}

extension View {
  /// The element's name: a component of the view's path.
  package var element: String {
    get { looks[0].element }
    set {
      looks[0].element = newValue
      layoutNumber = 0
    }
  }

  /// The class that rules match, where the dialect has one.
  package var className: String? {
    get { looks[0].className }
    set { looks[0].className = newValue }
  }

  package var appearance: Appearance {
    get { looks[0].appearance }
    set { looks[0].appearance = newValue }
  }

  /// The lines of a text or of a control's title; nil for everything else.
  package var text: TextLines? {
    get { looks[0].text }
    set { looks[0].text = newValue }
  }

  /// A list, whose pieces the document may not hold; nil for everything else.
  package var list: ListStyle? {
    get { looks[0].list }
    set { looks[0].list = newValue }
  }

  /// What it asks of its layer: transform, shape, animations.
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

/// The specification of a view's frame; boxed, because views are copied often.
package indirect enum LayoutSpec: Sendable {
  /// CSS flexbox in its parent.
  case flex(FlexStyle)
  /// A frame stored in the file, in points of the parent; for a root, of the canvas.
  case frame(Rect)
  /// Android's measure and layout passes, in pixels.
  case android(AndroidLayout)
  /// UIKit's layout, under a root with the same.
  case autoLayout(AutoLayoutSpec)

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
