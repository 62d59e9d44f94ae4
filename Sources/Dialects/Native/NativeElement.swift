import Diagnostics
import Geometry
import LayerTree
import ViewTree

/// The definition of an element of the native dialect: its name, the kind of its view and the defaults.
///
/// The type is a class, because it is large and many views refer to the same one.
final class NativeElement: Sendable {
  let name: String
  let kind: ViewKind
  /// The default flexbox properties of the views of this element.
  let style: FlexStyle
  /// The view of an element without attributes, at no location; its appearance is shared by all views that keep it.
  let view: View
  let traits: Traits
  /// True if the views of this element have a plain layer unless attributes state another one.
  let hasPlainLayer: Bool
  /// True if the element may have characters, in the attribute `text` or between its tags.
  let takesText: Bool

  /// The properties that only some elements have; the default values are those of all other elements.
  struct Traits: Sendable {
    var cornerRadius = CornerRadius.zero
    var isCell = false
    var sizing = Sizing.plain
    var content = LayerStyle.Content.none
    /// True if the element is animated by itself.
    ///
    /// Its view and the contents are drawn above the overlay, unless hints state otherwise.
    var isLive = false
    /// True for an activity indicator, whose animations run from `startAnimating` to `stopAnimating`.
    ///
    /// Without these attributes, they begin when the document's placeholder appears, and end when it may disappear.
    var isIndicator = false
    var isMask = false
    var control: ControlKind?
    /// The default font size of the element's text, in points.
    var fontSize = TextLines.defaultFontSize
    /// A function that returns the table of accepted attributes; few documents use all elements, so it is made on
    /// demand.
    var attributes: @Sendable () -> AttributeTable<NativeDraft> = { NativeDraft.attributes }
  }

  /// The rule for the default size of an element's view, which depends on the attributes of the element.
  enum Sizing: Hashable, Sendable {
    case plain
    /// A square with this side in points; if only a width or only a height is stated, that length applies to both.
    case square(Double)
    /// The width of the parent, and a height by the ratio 16:9 unless a height is stated.
    case widescreen
    /// The width of the text in one line, and the sum of the heights of its lines.
    case text
    /// The width of the text plus `width` points of padding.
    case button(width: Double)
    /// The width of a control: `width` points unless its container or an attribute decides it, and at least 44 points.
    case control(width: Double)
    /// The width of the text in a capsule, at least 16 points, or 24 points without a text.
    case badge
    /// The extent of the view's path, in points: from the view's origin to the right and bottom edges of the path.
    case path

    /// True if a stated width or height decides other properties of the style than itself.
    var dependsOnSizes: Bool {
      switch self {
      case .plain, .text, .button: false
      case .square, .widescreen, .control, .badge, .path: true
      }
    }

    /// The assumed width of a text that the document does not contain, in ems: 5 in a button, otherwise 10.
    var unknownTextWidth: Double {
      if case .button = self { 5 } else { 10 }
    }
  }

  /// - Parameters:
  ///   - width: the default width of the views, in points; nil for `auto`, as the height.
  ///   - change: sets other properties of the default style.
  init(
    _ name: String, _ kind: ViewKind, shrink: Double = 1, width: Double? = nil, height: Double? = nil,
    _ traits: Traits = Traits(), _ change: (inout FlexStyle) -> Void = { _ in }
  ) {
    self.name = name
    self.kind = kind
    self.traits = traits
    var style = FlexStyle()
    style.shrink = shrink
    (style.width, style.height) = (width.map(Length.points), height.map(Length.points))
    change(&style)
    self.style = style
    hasPlainLayer = traits.content == .none && !traits.isMask
    takesText = kind == .text || Self.controlsWithText.contains(name)
    var view = View(element: name, kind: kind, layout: .flex(style), location: SourceLocation(offset: 0))
    view.appearance.cornerRadius = traits.cornerRadius
    view.control = traits.control
    view.isCell = traits.isCell
    self.view = view
  }

  /// The table of the attributes that the element accepts in a document.
  var attributes: AttributeTable<NativeDraft> { traits.attributes() }

  /// The attributes that the element accepts in addition to those of all views, in the order of assignment.
  var ownAttributes: [NativeAttribute<NativeDraft>] {
    Array(attributes.attributes.dropFirst(NativeDraft.attributes.attributes.count))
  }
}

extension NativeElement {
  /// The definitions of all elements that become views; a new element takes one line.
  ///
  /// The reader, the schema and the suggestions in errors use this list.
  static let all: [NativeElement] = [
    NativeElement("screen", .container),
    NativeElement("feed", .container),
    NativeElement("section", .container, shrink: 0),
    NativeElement("cell", .container, shrink: 0, Traits(isCell: true)),
    NativeElement("view", .view),
    NativeElement("row", .container) { $0.direction = .row },
    NativeElement("column", .container),
    NativeElement("stack", .container) { $0.display = .stack },
    NativeElement("table", .container, Traits { NativeDraft.tableAttributes }) { $0.display = .table },
    NativeElement("tr", .container) { ($0.display, $0.direction) = (.tableRow, .row) },
    NativeElement("avatar", .image, shrink: 0, Traits(cornerRadius: .circle, sizing: .square(40))),
    NativeElement("image", .image, shrink: 0, Traits(sizing: .widescreen)),
    NativeElement("icon", .image, shrink: 0, Traits(sizing: .square(24))),
    NativeElement("text", .text, Traits(sizing: .text)),
    NativeElement("label", .text, Traits(sizing: .text)),
    NativeElement("button", .control, shrink: 0, height: 44, Traits(sizing: .button(width: 32), control: .button)),
    // Twenty characters, the default of HTML's text fields, are 153 points wide in Chrome.
    NativeElement("textField", .control, height: 34, Traits(sizing: .control(width: 150), control: .textField)),
    NativeElement("switch", .control, shrink: 0, width: 51, height: 31, Traits(control: .toggle)),
    // The widths that Interface Builder gives to new sliders, progress views and segmented controls.
    NativeElement("slider", .control, height: 34, Traits(sizing: .control(width: 118), control: .slider)),
    NativeElement("progress", .control, height: 4, Traits(sizing: .control(width: 150), control: .progress)),
    NativeElement("searchBar", .control, height: 36, Traits(sizing: .control(width: 150), control: .searchField)),
    NativeElement("checkBox", .control, shrink: 0, width: 20, height: 20, Traits(control: .checkBox)),
    NativeElement("stepper", .control, shrink: 0, width: 94, height: 32, Traits(control: .stepper)),
    NativeElement(
      "segmentedControl", .control, height: 32, Traits(sizing: .control(width: 131), control: .segmentedControl)),
    NativeElement("rating", .control, shrink: 0, width: 100, height: 20, Traits(control: .rating)),
    NativeElement("chip", .control, shrink: 0, height: 32, Traits(sizing: .button(width: 24), control: .chip)),
    // Material 3: badges are 16 high, their labels 11, with 4 at each side.
    NativeElement("badge", .control, shrink: 0, height: 16, Traits(sizing: .badge, control: .badge, fontSize: 11)),
    NativeElement("navigationBar", .bar, shrink: 0, height: 44) { $0.makeBar() },
    NativeElement("tabBar", .bar, shrink: 0, height: 49) {
      ($0.direction, $0.justifyContent, $0.alignItems) = (.row, .equalShares, .center)
    },
    NativeElement("toolBar", .bar, shrink: 0, height: 44) { $0.makeBar() },
    NativeElement("divider", .divider, height: 0.5),
    NativeElement("spacer", .spacer) { $0.grow = 1 },
    NativeElement(
      "shape", .shape, shrink: 0, Traits(sizing: .path, content: .shape(ShapeContent())) { ShapeContent.attributes }),
    NativeElement(
      "activityIndicator", .container, shrink: 0,
      Traits(isLive: true, isIndicator: true) { IndicatorDraft.attributes }
    ) {
      ($0.direction, $0.justifyContent, $0.alignItems) = (.row, .center, .center)
    },
    NativeElement(
      "replicator", .container,
      Traits(content: .replicator(ReplicatorContent()), isLive: true) { ReplicatorContent.attributes }
    ) {
      $0.display = .stack
    },
    NativeElement(
      "cards", .container, Traits(content: .cards(CardsStyle()), isLive: true) { CardsStyle.attributes }
    ) {
      $0.display = .stack
    },
    NativeElement("mask", .container, Traits(isMask: true)) {
      ($0.position, $0.inset) = (.absolute, Edges(.some(.zero)))
    },
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  static func named(_ name: String) -> NativeElement? { byName[name] }

  /// The names of the elements that are not views, but properties of the element that contains them.
  static let partNames = ["shimmer", "theme", "animation", "animationGroup", "transition", "layoutChange"]

  /// The elements with these names, in the same order, and their attributes.
  static var parts: [(name: String, attributes: [any DescribedAttribute])] {
    [
      ("shimmer", ShimmerStyle.attributes.attributes), ("theme", ThemeStyle.attributes.attributes),
      ("animation", AnimationDraft.animationAttributes.attributes),
      ("animationGroup", AnimationDraft.groupAttributes.attributes),
      ("transition", TransitionDraft.attributes.attributes),
      ("layoutChange", LayoutChangeDraft.attributes.attributes),
    ]
  }

  private static let controlsWithText: Set = [
    "button", "chip", "badge", "textField", "searchBar", "segmentedControl",
  ]

  /// True for an element with the default size of a screen, 375 × 667 points, instead of the size of its content.
  var fillsScreen: Bool { name == "screen" }
}

extension FlexStyle {
  /// Makes a flex container a bar: a row with 16 points at both ends and 8 between items.
  fileprivate mutating func makeBar() {
    (self.direction, self.justifyContent, self.alignItems) = (.row, .spaceBetween, .center)
    (self.padding.left, self.padding.right, self.columnGap) = (.points(16), .points(16), .points(8))
  }
}
