import Geometry
import LayerTree
import ViewTree
import XMLTree

/// A view of the native dialect while the attributes of its element are being read.
struct NativeDraft {
  var view: View
  var style: FlexStyle
  let element: NativeElement
  /// The writing direction inside the view: that of its parent, unless its attribute `direction` states another one.
  private(set) var direction: LayoutDirection
  let parentDirection: LayoutDirection
  /// True if the caller requested the writing direction, so that the root's attribute `direction` is ignored.
  var isDirectionFixed = false
  var text: String?
  var fontSize = TextLines.defaultFontSize
  /// The factor by which the user's setting enlarges texts.
  var fontScale = 1.0
  var lines = 1
  var lineHeight: Double?
  var lastLine = 0.6
  var textAlignment = TextAlignment.natural
  var repetition: Repetition?
  var indicator = IndicatorDraft()
  /// The layer properties set by attributes: one element, or none while none is set, so that the defaults of the
  /// element apply.
  ///
  /// Most views have none, and the properties are large.
  private var ownLayer: [LayerStyle] = []

  init(_ element: NativeElement, at source: XMLElement, direction: LayoutDirection) {
    self.element = element
    self.direction = direction
    parentDirection = direction
    style = element.style
    style.writingDirection = direction
    view = element.view
    view.location = source.location
    fontSize = element.traits.fontSize
  }

  /// The layer properties of the view: those that attributes set, or the element's defaults.
  var layer: LayerStyle {
    get {
      if let layer = ownLayer.first { return layer }
      var layer = LayerStyle()
      layer.content = element.traits.content
      layer.isMask = element.traits.isMask
      return layer
    }
    set { ownLayer = [newValue] }
  }

  mutating func setDirection(_ direction: LayoutDirection) {
    guard !isDirectionFixed else { return }
    self.direction = direction
    style.writingDirection = direction
  }

  /// Sets the value (an inset or a margin, in its own unit) of the edge where lines of text begin: left, or right in a
  /// view written from right to left.
  func setStart<Value>(_ edges: inout Edges<Value>, _ value: Value) {
    if direction == .leftToRight { edges.left = value } else { edges.right = value }
  }

  /// Sets the value (an inset or a margin, in its own unit) of the edge where lines of text end: right, or left in a
  /// view written from right to left.
  func setEnd<Value>(_ edges: inout Edges<Value>, _ value: Value) {
    if direction == .leftToRight { edges.right = value } else { edges.left = value }
  }

  /// Applies default sizes, text lines and layer properties, and returns the view without its children.
  ///
  /// The function is mutating because a change of a copy of the view would copy its appearance.
  mutating func finish() -> View {
    var style = style
    applySizing(to: &style)
    // Patterns: a comparison of values of another module's enumeration calls a generic function.
    if case .text = view.kind { view.text = textLines }
    // An unchanged property is not set, because the view would no longer share those of its element.
    if let repetition, repetition != .once { (view.repetition, view.isCell) = (repetition, true) }
    let isPlain = ownLayer.isEmpty && element.hasPlainLayer
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

  /// The font size in points and the rule by which the text of the view decides its width.
  ///
  /// The property is nil if the text has no effect on the width.
  var sizingFont: SizingFont? {
    switch element.traits.sizing {
    case .text, .button: SizingFont(size: usedFontSize, sizing: element.traits.sizing)
    case .plain, .square, .widescreen, .control, .badge, .path: nil
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
      style.content.isKnownText = text != nil
    case .button:
      style.content.setTextWidth(textWidth, element.traits.sizing)
    case .badge: style.width = style.width ?? .points(text == nil ? 24 : max(16, textWidth + 8))
    case .control(let width):
      (style.content.minContentWidth, style.content.maxContentWidth) = (44, width)
      // The height as the height of the content: a control becomes narrower in a full row, but not lower in a column.
      if case .points(let height)? = style.height { style.content.height = height }
    case .path:
      guard case .shape(let shape) = layer.content else { break }
      // The path is in points of the view: parts left of or above its origin overflow the frame.
      let bounds = shape.path.outlineBounds ?? .zero
      style.width = style.width ?? .points(max(0, bounds.maxX))
      style.height = style.height ?? .points(max(0, bounds.maxY))
    }
  }

  /// The font size in points with the user's setting, which is always above 0: a size of 0 or less is replaced by 17.
  private var usedFontSize: Double { (fontSize > 0 ? fontSize : TextLines.defaultFontSize) * fontScale }

  private var lineBoxHeight: Double { lineHeight.map { $0 * fontScale } ?? 1.4 * usedFontSize }

  /// The width of the text in one line, in points, estimated without a font.
  ///
  /// A text that the document does not contain has an assumed width.
  private var textWidth: Double { usedFontSize * (text.map(textWidthInEms) ?? element.traits.sizing.unknownTextWidth) }

  private var textLines: TextLines {
    var text = TextLines(
      count: lines == 0 ? .filling : .exactly(lines), fontSize: usedFontSize, lineHeight: lineBoxHeight)
    text.lastLine = lastLine
    text.alignment = textAlignment
    return text
  }
}
