package import Diagnostics
package import Geometry

/// A view of a document, independent of the dialect from which it was read.
///
/// The readers of dialects guarantee the following:
/// - Units, aliases, defaults and the writing direction are resolved.
/// - Texts state the rule by which their lines are counted.
/// - Views that the file excludes are absent.
/// - Lengths are finite and within ±10⁷ points.
///
/// A view is a small value. Its appearance and texts are stored once for all copies of the view, until one of them
/// changes.
package struct View: Sendable {
  /// The values that the view shares with its copies: element name, class name, appearance, text, list and layer style.
  ///
  /// They are the only element of an array, which copies of the view share until one of them changes.
  fileprivate var looks: [Look]
  package var layout: LayoutSpec {
    didSet { layoutNumber = 0 }
  }
  /// The identifier of the view in the document; nil if the document states none.
  package var identifier: String?
  package var location: SourceLocation
  package var children: [View] = []
  package var repetition = Repetition.once
  /// A number that two views share only if their element, layout, visibility and clipping are equal; 0 for no number.
  ///
  /// A change of one of these properties resets the number to 0, so readers of documents set it last.
  package var layoutNumber: Int32 = 0
  package var kind: ViewKind
  package var hint: Hint?
  /// The kind of the control, if the view is one; nil for other views and for an unrecognized control.
  package var control: ControlKind?
  package var isHidden = false {
    didSet { layoutNumber = 0 }
  }
  /// True if the hint follows from animations or a mask, false if the document or a rules file states it.
  package var isHintImplied = false
  /// True if descendants are clipped to the view's frame.
  package var clips = false {
    didSet { layoutNumber = 0 }
  }
  /// True for a cell of a list, which has its own gradient if the shimmer has the scope `cell`.
  package var isCell = false
  /// True if the view responds to touches, as stated by the document.
  package var isInteractive = false
  /// True if only the layout editor shows the view: the document states that it is hidden when the screen opens.
  package var isHiddenAtFirst = false
  /// True if the view shows a picture that the document neither describes for screen readers nor declares decorative.
  package var lacksTextAlternative = false
  /// True if ``layer`` has its default value; faster than a comparison.
  package private(set) var hasPlainLayer = true

  package init(element: String, kind: ViewKind, layout: LayoutSpec, location: SourceLocation) {
    looks = [Look(element: element)]
    self.kind = kind
    self.layout = layout
    self.location = location
  }
}

extension View {
  /// Turns a copy of a view into the view of another element with equal properties.
  ///
  /// The change in place is faster than the creation of a view.
  ///
  /// - Parameters:
  ///   - identifier: the identifier of the element; nil for none.
  ///   - location: the location of the element.
  ///   - layoutNumber: the number for the layout of the element's view; 0 for none.
  package mutating func assign(
    toElement identifier: consuming String?, at location: SourceLocation, layoutNumber: Int32
  ) {
    self.identifier = identifier
    self.location = location
    self.layoutNumber = layoutNumber
  }
}

extension [View] {
  /// Returns true if the views at two indexes, which must be valid, have the same element name.
  ///
  /// It is faster than the comparison of the property of copies of the views.
  package func haveSameElement(_ one: Int, _ other: Int) -> Bool {
    let number = self[one].layoutNumber
    if number != 0, number == self[other].layoutNumber { return true }
    return self[one].looks[0].element == self[other].looks[0].element
  }

  /// Returns true if the view at an index, which must be valid, has texts that vary.
  package func hasVariedTexts(at index: Int) -> Bool { !self[index].looks[0].variedTexts.isEmpty }

  /// Returns true if the view at an index, which must be valid, has a substitute.
  package func hasSubstitute(at index: Int) -> Bool { !self[index].looks[0].substitute.isEmpty }
}

extension PlacedViews {
  /// The appearance of the view at an index of ``views``, which must be valid.
  ///
  /// It is faster than the same property of a copy of the view.
  package func appearance(of index: Int) -> Appearance { views[index].view.looks[0].appearance }

  /// True if the view at an index of ``views``, which must be valid, has text lines known to contain nothing.
  package func hasBlankText(at index: Int) -> Bool {
    views[index].view.looks[0].text?.content?.isEmpty == true
      && views[index].view.looks[0].text?.icons.isEmpty == true
  }
}

/// The element name, class name, appearance, text, list and layer style of a view, which its copies share.
fileprivate struct Look: Sendable {
  var element: String
  var className: String?
  var appearance = Appearance()
  var text: TextLines?
  var characters: String?
  var list: ListStyle?
  var layer: BoxedLayerStyle?
  var variedTexts: [String] = []
  var rules: [Int] = []
  var hasShippedRule = false
  var component: String?
  var substitute: [View] = []
  var activity: IndicatorActivity?
  var sliderValue: Double?
}

/// The layer style of a view, stored on the heap, because most views have none.
private indirect enum BoxedLayerStyle: Sendable {
  case style(LayerStyle)
}

extension View {
  /// The value of a slider or of a ring that shows a progress, as a fraction of its range, 0…1.
  ///
  /// Nil for a slider without a known value, for a ring that shows only that something happens, and for other views.
  package var sliderValue: Double? {
    get { looks[0].sliderValue }
    set { looks[0].sliderValue = newValue }
  }

  /// The indices, counted from 0, of the caller's rules that were applied to the view, in the order of application.
  package var rules: [Int] {
    get { looks[0].rules }
    set { looks[0].rules = newValue }
  }

  /// True if one of the rules that apply to every document was applied to the view.
  package var hasShippedRule: Bool {
    get { looks[0].hasShippedRule }
    set { looks[0].hasShippedRule = newValue }
  }

  /// The element of the native dialect, or the component, that a rule names for the view; nil for none.
  package var component: String? {
    get { looks[0].component }
    set { looks[0].component = newValue }
  }

  /// The time during which an activity indicator is animated; nil for other views.
  package var activity: IndicatorActivity? {
    get { looks[0].activity }
    set { looks[0].activity = newValue }
  }

  /// The view that takes the place of this view and of the views in it, in its frame; at most one.
  package var substitute: [View] {
    get { looks[0].substitute }
    set { looks[0].substitute = newValue }
  }

  /// The name of the view's XML element, a component of the view's path.
  package var element: String {
    get { looks[0].element }
    set {
      looks[0].element = newValue
      layoutNumber = 0
    }
  }

  /// The class name of the view, which rules match; nil if the document states none.
  package var className: String? {
    get { looks[0].className }
    set { looks[0].className = newValue }
  }

  package var appearance: Appearance {
    get { looks[0].appearance }
    set { looks[0].appearance = newValue }
  }

  /// The text lines of a text or of a control's title; nil for all other views.
  package var text: TextLines? {
    get { looks[0].text }
    set { looks[0].text = newValue }
  }

  /// The characters of the view for a preview of its content; no other stage reads them.
  ///
  /// Nil for a view without characters, or if the reader was not asked to keep them.
  package var characters: String? {
    get { looks[0].characters }
    set { looks[0].characters = newValue }
  }

  /// The default contents for a list without children in the document; nil for all other views.
  package var list: ListStyle? {
    get { looks[0].list }
    set { looks[0].list = newValue }
  }

  /// The identifiers of the texts in the view whose width differs from copy to copy; empty for equal copies.
  package var variedTexts: [String] {
    get { looks[0].variedTexts }
    set { looks[0].variedTexts = newValue }
  }

  /// The layer properties of the view, such as transform, shape and animations; ``LayerStyle/plain`` by default.
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

/// The kind of a view, on which its bones depend.
package enum ViewKind: String, Hashable, Sendable, CaseIterable {
  /// A container that arranges its children and draws at most a background.
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
  /// Its bone is exactly the path in ``Appearance/path``, or without a path the frame with its corners, even if it is
  /// thin.
  case shape
  /// A hairline that separates views; never a bone.
  case divider
  /// Empty space; never a bone.
  case spacer
  /// A status or scroll bar, a keyboard, or a bar without items; neither the bar nor its contents become bones.
  case bar
  /// An element that the dialect does not recognize.
  case unknown
}

extension View {
  /// True for a view of an Android layout file.
  package var isAndroid: Bool {
    if case .android = layout { true } else { false }
  }
}

/// The specification from which the layout stage computes a view's frame; boxed, because views are copied often.
package indirect enum LayoutSpec: Sendable {
  /// The flexbox properties of the view in its parent.
  case flex(FlexStyle)
  /// A frame stored in the file, in points of the parent; for a root view, of the canvas.
  case frame(Rect)
  /// The attributes for Android's measure pass and layout pass, in pixels.
  case android(AndroidLayout)
  /// The constraints and stored frames for UIKit's layout.
  case autoLayout(AutoLayoutSpec)

  /// The specification for UIKit's layout; nil if the view has another kind of specification.
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
  /// True if the document states the corner radius; false if a radius of 0 means the default of the platform.
  package var statesCornerRadius = false
  /// The insets from the view's frame to the area that it paints, in points.
  package var insets = Insets.zero
  /// The picture in the middle of the painted area, if it is smaller; nil if the view paints the whole area.
  package var picture: CenteredPicture?
  /// True if the view draws a border, or a background of unknown color.
  package var isBoxed = false
  /// True if the view is boxed by a border alone, so that views behind it are visible.
  package var isHollow = false
  /// The outline of a view of the kind `shape`, in points relative to its frame; nil if the frame is the outline.
  package var path: Path?
  package var fillRule = FillRule.nonzero

  package init() {}

  /// The corner radius that the document states, in points or percent; nil if the platform determines the radius.
  package var writtenCornerRadius: CornerRadius? {
    statesCornerRadius || cornerRadius != .zero ? cornerRadius : nil
  }
}

/// The radius of each corner of a view, in points or in percent of the shorter side of the view.
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

  /// The radii of the corners in points, for a view whose size is `size` in points.
  ///
  /// Radii that the document states in points are returned as they are, even if they exceed the size.
  package func radii(for size: Size) -> CornerRadii {
    let side = min(size.width, size.height)
    return CornerRadii(
      topLeft: topLeft.resolved(against: side), topRight: topRight.resolved(against: side),
      bottomRight: bottomRight.resolved(against: side), bottomLeft: bottomLeft.resolved(against: side))
  }
}

/// The number of copies of a view in its parent.
package enum Repetition: Hashable, Sendable {
  case once
  /// A number of copies, at least 1.
  case times(Int)
  /// As many copies as begin inside the viewport or list that they fill.
  case fill
}
