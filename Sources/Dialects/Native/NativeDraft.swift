import Geometry
import LayerTree
import ViewTree
import XMLTree

/// A native view while its attributes are read.
struct NativeDraft {
  var view: View
  var style: FlexStyle
  let element: NativeElement
  /// Of the view's own content.
  private(set) var direction: LayoutDirection
  let parentDirection: LayoutDirection
  /// The direction was asked for: a root's own does not count.
  var isDirectionFixed = false
  var text: String?
  var fontSize = TextLines.defaultFontSize
  var lines = 1
  var lineHeight: Double?
  var lastLine = 0.6
  var textAlignment = TextAlignment.natural
  var repetition: Repetition?
  var indicator = IndicatorDraft()
  /// Nil until an attribute asks for something.
  private var ownLayer: LayerStyle?

  init(_ element: NativeElement, at source: XMLElement, direction: LayoutDirection) {
    self.element = element
    self.direction = direction
    parentDirection = direction
    style = element.style
    style.writingDirection = direction
    view = View(element: element.name, kind: element.kind, layout: element.layout, location: source.location)
    view.appearance.cornerRadius = element.traits.cornerRadius
    view.control = element.traits.control
  }

  /// What the view asks of its layer.
  var layer: LayerStyle {
    get {
      if let ownLayer { return ownLayer }
      var layer = LayerStyle()
      layer.content = element.traits.content
      layer.isMask = element.traits.isMask
      return layer
    }
    set { ownLayer = newValue }
  }

  mutating func setDirection(_ direction: LayoutDirection) {
    guard !isDirectionFixed else { return }
    self.direction = direction
    style.writingDirection = direction
  }

  /// The edge where lines of text begin.
  func setStart<Value>(_ edges: inout Edges<Value>, _ value: Value) {
    if direction == .leftToRight { edges.left = value } else { edges.right = value }
  }

  /// The edge where lines of text end.
  func setEnd<Value>(_ edges: inout Edges<Value>, _ value: Value) {
    if direction == .leftToRight { edges.right = value } else { edges.left = value }
  }

  /// Fills the defaults in; returns the view without its children.
  ///
  /// Mutating, because a copy of the view that is changed would copy its look.
  mutating func finish() -> View {
    var style = style
    applySizing(to: &style)
    if view.kind == .text { view.text = textLines }
    view.repetition = repetition ?? .once
    view.isCell = element.traits.isCell || view.repetition != .once
    let isPlain = ownLayer == nil && element.traits.content == .none && !element.traits.isMask
    if !isPlain {
      view.layer = layer
      if case .shape(let shape) = layer.content {
        view.appearance.path = shape.path
        view.appearance.fillRule = shape.fillRule
      }
    }
    view.layout = .flex(style)
    return view
  }

  /// The font on which the width of the view depends; nil if its text does not change its layout.
  var sizingFont: SizingFont? {
    switch element.traits.sizing {
    case .text, .button: SizingFont(size: usedFontSize, sizing: element.traits.sizing)
    case .plain, .square, .widescreen, .path: nil
    }
  }

  private func applySizing(to style: inout FlexStyle) {
    switch element.traits.sizing {
    case .plain: break
    case .square(let side):
      style.aspectRatio = style.aspectRatio ?? 1
      if style.width == nil && style.height == nil { style.width = .points(side) }
      if style.height == nil, case .points? = style.width, style.aspectRatio == 1 { style.height = style.width }
      if style.width == nil, case .points? = style.height, style.aspectRatio == 1 { style.width = style.height }
    case .widescreen:
      style.width = style.width ?? .percent(100)
      if style.height == nil { style.aspectRatio = style.aspectRatio ?? 16.0 / 9 }
    case .text:
      style.content.height = Double(max(1, lines)) * lineBoxHeight
      style.content.setTextWidth(textWidth, element.traits.sizing)
    case .button:
      style.content.setTextWidth(textWidth, element.traits.sizing)
    case .path:
      guard case .shape(let shape) = layer.content else { break }
      // The path's numbers are points of the view: what lies left of or above its origin hangs over.
      let bounds = shape.path.outlineBounds ?? .zero
      style.width = style.width ?? .points(max(0, bounds.maxX))
      style.height = style.height ?? .points(max(0, bounds.maxY))
    }
  }

  /// A font size of 0 or less counts as the default.
  private var usedFontSize: Double { fontSize > 0 ? fontSize : TextLines.defaultFontSize }

  private var lineBoxHeight: Double { lineHeight ?? 1.4 * usedFontSize }

  /// The width of a text that is not known, in ems.
  static let unknownTextWidth = 10.0

  private var textWidth: Double { usedFontSize * (text.map(textWidthInEms) ?? Self.unknownTextWidth) }

  private var textLines: TextLines {
    var text = TextLines(
      count: lines == 0 ? .filling : .exactly(lines), fontSize: usedFontSize, lineHeight: lineBoxHeight)
    text.lastLine = lastLine
    text.alignment = textAlignment
    return text
  }
}
