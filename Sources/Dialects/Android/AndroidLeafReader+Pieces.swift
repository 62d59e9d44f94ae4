import Geometry
import ViewTree

// Views without an element in the file: the parts of bars, menus and preferences, and generic rows.

extension AndroidLeafReader {
  /// Returns a view without an element of its own in the file, with the size and the content given.
  ///
  /// The view has the location of `element`, which causes it. Width and height are in pixels unless keywords.
  func box(
    _ element: AndroidElement, _ content: AndroidContent, _ inner: AndroidSurroundings, width: AndroidDimension,
    height: AndroidDimension, kind: ViewKind = .container, control: ControlKind? = nil, corners: CornerRadius = .zero
  ) -> View {
    var layout = AndroidLayout(params: AndroidLayoutParams(width: width, height: height), content: content)
    layout.direction = inner.direction
    var view = View(element: "item", kind: kind, layout: .android(layout), location: element.place.location)
    view.control = control
    view.appearance.cornerRadius = corners
    return view
  }

  func dp(_ value: Int) -> AndroidDimension { .pixels(resolver.pixels(value)) }

  /// Returns the view of one line of text with its natural size, without an element of its own in the file.
  ///
  /// Without a text, or with an empty one, the line is a sample word. The font size is in sp.
  func label(_ element: AndroidElement, _ text: String?, size: Int, _ inner: AndroidSurroundings) -> View {
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? SampleText.lorem(words: 1)
    var content = AndroidText(text: shown, size: Float(resolver.scaledPixels(size)))
    content.isSingleLine = true
    var view = box(element, .text(content), inner, width: .wrapContent, height: .wrapContent, kind: .text)
    var lines = TextLines(
      count: .exactly(1), fontSize: Double(size) * Double(resolver.metrics.scaledDensity / resolver.density))
    lines.content = shown
    view.text = lines
    return view
  }

  /// Returns a square button with an icon of 24 dp in it, as in toolbars; `side` is that of its touch target in dp.
  func iconButton(_ element: AndroidElement, side: Int, _ inner: AndroidSurroundings) -> View {
    box(element, .view, inner, width: dp(side), height: dp(side), kind: .control, control: .iconButton)
  }

  /// Returns a square image for an icon that is not touchable; its side is in dp.
  func icon(_ element: AndroidElement, side: Int, _ inner: AndroidSurroundings) -> View {
    box(element, .view, inner, width: dp(side), height: dp(side), kind: .image)
  }

  /// Returns an empty view that takes the free space of a bar, so that the views after it are at the end of the bar.
  func gap(_ element: AndroidElement, _ inner: AndroidSurroundings) -> View {
    var view = box(element, .space, inner, width: .pixels(0), height: .pixels(0), kind: .spacer)
    view.androidLayout?.params.weight = 1
    return view
  }

  /// Returns a linear layout around views, aligned by a gravity and not by baselines.
  ///
  /// Width and height are in pixels unless keywords.
  func stack(
    _ element: AndroidElement, _ axis: Axis, gravity: AndroidGravity, _ inner: AndroidSurroundings,
    width: AndroidDimension = .wrapContent, height: AndroidDimension = .wrapContent, of children: [View]
  ) -> View {
    var style = AndroidLinearStyle(axis: axis)
    style.gravity = gravity
    style.isBaselineAligned = false
    var view = box(element, .linear(style), inner, width: width, height: height)
    view.children = children
    return view
  }

  /// Sets the left and right margins of a view, in pixels, by its margins at start and end.
  ///
  /// The start is left, or right if the layout direction of `inner` is right to left.
  func setMargins(_ view: inout View, start: Int = 0, end: Int = 0, _ inner: AndroidSurroundings) {
    view.androidLayout?.params.margins[start: inner.direction] = start
    view.androidLayout?.params.margins[end: inner.direction] = end
  }
}

extension AndroidContent {
  // Containers without attributes of their own.
  static let row = AndroidContent.linear(AndroidLinearStyle(axis: .horizontal))
  static let column = AndroidContent.linear(AndroidLinearStyle(axis: .vertical))
  static let plainFrame = AndroidContent.frame(AndroidFrameStyle())
}

extension Edges {
  /// The value at the edge where lines begin: left, or right in a layout from right to left.
  subscript(start direction: LayoutDirection) -> Value {
    get { direction == .rightToLeft ? right : left }
    set { if direction == .rightToLeft { right = newValue } else { left = newValue } }
  }

  /// The value at the edge where lines end.
  subscript(end direction: LayoutDirection) -> Value {
    get { direction == .rightToLeft ? left : right }
    set { if direction == .rightToLeft { left = newValue } else { right = newValue } }
  }
}

extension Edges<Int> {
  /// Distances at the left and the right, and none at the top and the bottom.
  init(horizontal: Int) { self.init(top: 0, right: horizontal, bottom: 0, left: horizontal) }
}

extension Int {
  /// Replaces a smaller number by a minimum.
  mutating func raise(to minimum: Int) { self = Swift.max(self, minimum) }
}
