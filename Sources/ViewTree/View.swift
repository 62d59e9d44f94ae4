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
/// A view is a small value: identifier, location, layout and children. All other properties are stored once for all
/// copies of the view, until one of them changes.
@usableFromInline
package struct View: Sendable {
  /// The properties that the view shares with its copies, until one of them changes: the only element of an array.
  ///
  /// An object would be checked for exclusive access at each use of a property, which took 6 % of the time of layout.
  @usableFromInline var sharedLook: [Look]
  package var layout: LayoutSpec {
    didSet { layoutNumber = 0 }
  }
  /// The identifier of the view in the document; nil if the document states none.
  package var identifier: String?
  package var children: [View] = []
  package var location: SourceLocation
  /// A number that two views share only if their element, layout, visibility and clipping are equal; 0 for no number.
  ///
  /// A change of one of these properties resets the number to 0, so readers of documents set it last.
  @usableFromInline package var layoutNumber: Int32 = 0

  package init(element: String, kind: ViewKind, layout: LayoutSpec, location: SourceLocation) {
    sharedLook = [Look(element: element, kind: kind)]
    self.layout = layout
    self.location = location
  }
}

extension View {
  @usableFromInline var look: Look {
    @inlinable _read { yield sharedLook[0] }
    @inlinable _modify { yield &sharedLook[0] }
  }

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
    return self[one].look.element == self[other].look.element
  }

  /// Returns true if the view at an index, which must be valid, has neither texts that vary nor a substitute.
  package func isPlain(at index: Int) -> Bool {
    self[index].look.variedTexts.isEmpty && self[index].look.substitute.isEmpty
  }

  /// Returns true if the view at an index, which must be valid, has texts that vary.
  package func hasVariedTexts(at index: Int) -> Bool { !self[index].look.variedTexts.isEmpty }

  /// Returns true if the view at an index, which must be valid, has a substitute.
  package func hasSubstitute(at index: Int) -> Bool { !self[index].look.substitute.isEmpty }
}

/// The properties of a view that its copies share: all but identifier, location, layout and children.
@usableFromInline
struct Look: Sendable {
  @usableFromInline var element: String
  @usableFromInline var kind: ViewKind
  @usableFromInline var repetition = Repetition.once
  @usableFromInline var hint: Hint?
  @usableFromInline var control: ControlKind?
  @usableFromInline var isHidden = false
  @usableFromInline var isHintImplied = false
  @usableFromInline var clips = false
  @usableFromInline var isCell = false
  @usableFromInline var isItemBar = false
  @usableFromInline var isInteractive = false
  @usableFromInline var lacksTextAlternative = false
  @usableFromInline var loadingSigns = LoadingSigns()
  @usableFromInline var hasPlainLayer = true
  @usableFromInline var isList = false
  var covering: Covering?
  @usableFromInline var className: String?
  @usableFromInline var appearance = Appearance()
  @usableFromInline var text: TextLines?
  var characters: String?
  var list: ListStyle?
  fileprivate var layer: BoxedLayerStyle?
  var variedTexts: [String] = []
  var rules: [Int] = []
  var hasShippedRule = false
  var component: String?
  var region: String?
  var substitute: [View] = []
  @usableFromInline var activity: IndicatorActivity?
  @usableFromInline var sliderValue: Double?
  @usableFromInline var wheelCount = 1
}

/// The layer style of a view, stored on the heap, because most views have none.
private indirect enum BoxedLayerStyle: Sendable {
  case style(LayerStyle)
}

extension View {
  package var kind: ViewKind {
    @inlinable get { look.kind }
    @inlinable set { look.kind = newValue }
  }

  package var repetition: Repetition {
    @inlinable get { look.repetition }
    @inlinable set { look.repetition = newValue }
  }

  package var hint: Hint? {
    @inlinable get { look.hint }
    @inlinable set { look.hint = newValue }
  }

  /// The kind of the control, if the view is one; nil for other views and for an unrecognized control.
  package var control: ControlKind? {
    @inlinable get { look.control }
    @inlinable set { look.control = newValue }
  }

  package var isHidden: Bool {
    @inlinable get { look.isHidden }
    @inlinable set {
      look.isHidden = newValue
      layoutNumber = 0
    }
  }

  /// True if the hint follows from animations or a mask, false if the document or a rules file states it.
  package var isHintImplied: Bool {
    @inlinable get { look.isHintImplied }
    @inlinable set { look.isHintImplied = newValue }
  }

  /// True if descendants are clipped to the view's frame.
  package var clips: Bool {
    @inlinable get { look.clips }
    @inlinable set {
      look.clips = newValue
      layoutNumber = 0
    }
  }

  /// True for a cell of a list, which has its own gradient if the shimmer has the scope `cell`.
  package var isCell: Bool {
    @inlinable get { look.isCell }
    @inlinable set { look.isCell = newValue }
  }

  /// True for a navigation bar, a tab bar or a toolbar, whose title and items are views.
  package var isItemBar: Bool {
    @inlinable get { look.isItemBar }
    @inlinable set { look.isItemBar = newValue }
  }

  /// The properties by which the view has another kind if it covers siblings; nil if siblings have no effect.
  package var covering: Covering? {
    get { look.covering }
    set { look.covering = newValue }
  }

  /// True if the view responds to touches, as stated by the document.
  package var isInteractive: Bool {
    @inlinable get { look.isInteractive }
    @inlinable set { look.isInteractive = newValue }
  }

  /// True if the view shows a picture that the document neither describes for screen readers nor declares decorative.
  package var lacksTextAlternative: Bool {
    @inlinable get { look.lacksTextAlternative }
    @inlinable set { look.lacksTextAlternative = newValue }
  }

  /// The facts in the document that show that the view, or the views in it, are a placeholder; empty for none.
  package var loadingSigns: LoadingSigns {
    @inlinable get { look.loadingSigns }
    @inlinable set { look.loadingSigns = newValue }
  }

  /// The value of a slider or of a ring that shows a progress, as a fraction of its range, 0…1.
  ///
  /// Nil for a slider without a known value, for a ring that shows only that something happens, and for other views.
  package var sliderValue: Double? {
    @inlinable get { look.sliderValue }
    @inlinable set { look.sliderValue = newValue }
  }

  /// The number of wheels of a picker, side by side; 1 for other views.
  package var wheelCount: Int {
    @inlinable get { look.wheelCount }
    @inlinable set { look.wheelCount = newValue }
  }

  /// The indices, counted from 0, of the caller's rules that were applied to the view, in the order of application.
  package var rules: [Int] {
    get { look.rules }
    set { look.rules = newValue }
  }

  /// True if one of the rules that apply to every document was applied to the view.
  package var hasShippedRule: Bool {
    get { look.hasShippedRule }
    set { look.hasShippedRule = newValue }
  }

  /// The element of the native dialect, or the component, that a rule names for the view; nil for none.
  package var component: String? {
    get { look.component }
    set { look.component = newValue }
  }

  /// The name of the part of the placeholder that a web page shows, hides or ends separately; nil for that of the parent.
  package var region: String? {
    get { look.region }
    set { look.region = newValue }
  }

  /// The time during which an activity indicator is animated; nil for other views.
  package var activity: IndicatorActivity? {
    @inlinable get { look.activity }
    @inlinable set { look.activity = newValue }
  }

  /// The view that takes the place of this view and of the views in it, in its frame; at most one.
  package var substitute: [View] {
    get { look.substitute }
    set { look.substitute = newValue }
  }

  /// The name of the view's XML element, a component of the view's path.
  package var element: String {
    @inlinable get { look.element }
    @inlinable set {
      look.element = newValue
      layoutNumber = 0
    }
  }

  /// The class name of the view, which rules match; nil if the document states none.
  package var className: String? {
    @inlinable get { look.className }
    @inlinable set { look.className = newValue }
  }

  package var appearance: Appearance {
    @inlinable get { look.appearance }
    @inlinable set { look.appearance = newValue }
  }

  /// The text lines of a text or of a control's title; nil for all other views.
  package var text: TextLines? {
    @inlinable get { look.text }
    @inlinable set { look.text = newValue }
  }

  /// The characters of the view for a preview of its content; no other stage reads them.
  ///
  /// Nil for a view without characters, or if the reader was not asked to keep them.
  package var characters: String? {
    get { look.characters }
    set { look.characters = newValue }
  }

  /// The default contents for a list without children in the document; nil for all other views.
  package var list: ListStyle? {
    get { look.list }
    set {
      look.isList = newValue != nil
      look.list = newValue
    }
  }

  /// True if ``list`` is not nil; faster than a comparison.
  @inlinable package var isList: Bool { look.isList }

  /// The identifiers of the texts in the view whose width differs from copy to copy; empty for equal copies.
  package var variedTexts: [String] {
    get { look.variedTexts }
    set { look.variedTexts = newValue }
  }

  /// The layer properties of the view, such as transform, shape and animations; ``LayerStyle/plain`` by default.
  package var layer: LayerStyle {
    get {
      guard case .style(let style)? = look.layer else { return .plain }
      return style
    }
    set {
      look.hasPlainLayer = newValue == .plain
      look.layer = look.hasPlainLayer ? nil : .style(newValue)
    }
  }

  /// True if ``layer`` has its default value; faster than a comparison.
  @inlinable package var hasPlainLayer: Bool { look.hasPlainLayer }
}

/// The kind of a view, on which its bones depend.
@usableFromInline
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

  /// The index of the kind in ``allCases``.
  @inlinable package var number: Int {
    switch self {
    case .container: 0
    case .view: 1
    case .text: 2
    case .image: 3
    case .control: 4
    case .media: 5
    case .shape: 6
    case .divider: 7
    case .spacer: 8
    case .bar: 9
    case .unknown: 10
    }
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

/// The number of copies of a view in its parent.
@usableFromInline
package enum Repetition: Hashable, Sendable {
  case once
  /// A number of copies, at least 1.
  case times(Int)
  /// As many copies as begin inside the viewport or list that they fill.
  case fill
}
