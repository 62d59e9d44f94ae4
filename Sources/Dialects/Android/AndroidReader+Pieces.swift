import Geometry
import ViewTree

// Views without an element in the file: the parts of bars, menus and preferences, and generic rows.

extension AndroidReader {
  /// A view without an element of its own in the file.
  func box(
    _ element: AndroidElement, _ content: AndroidContent, _ inner: AndroidSurroundings, width: AndroidDimension,
    height: AndroidDimension
  ) -> View {
    var layout = AndroidLayout(params: AndroidLayoutParams(width: width, height: height), content: content)
    layout.direction = inner.direction
    return View(element: "item", kind: .container, layout: .android(layout), location: element.place.location)
  }

  func dp(_ value: Int) -> AndroidDimension { .pixels(resolver.pixels(value)) }

  /// Changes the layout of a view; no effect on views of other dialects.
  func set(_ view: inout View, _ change: (inout AndroidLayout) -> Void) {
    guard case .android(var layout) = view.layout else { return }
    change(&layout)
    view.layout = .android(layout)
  }

  /// A line of text with its natural size.
  ///
  /// - Parameters:
  ///   - text: the text; a sample of one word if it is nil or empty.
  ///   - size: the font size in sp.
  func label(_ element: AndroidElement, _ text: String?, size: Int, _ inner: AndroidSurroundings) -> View {
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? SampleText.text(for: "@tools:sample/lorem[1]") ?? ""
    var content = AndroidText(text: shown, size: Float(resolver.pixels(size)))
    content.isSingleLine = true
    content.ellipsize = .end
    var view = box(element, .text(content), inner, width: .wrapContent, height: .wrapContent)
    view.kind = .text
    var lines = TextLines(count: .exactly(1), fontSize: Double(size))
    lines.content = shown
    view.text = lines
    return view
  }

  /// A touchable icon of 24 dp in a target, as in toolbars.
  ///
  /// - Parameter side: the side of the target in dp.
  func iconButton(_ element: AndroidElement, side: Int, _ inner: AndroidSurroundings) -> View {
    var view = box(element, .view, inner, width: dp(side), height: dp(side))
    view.kind = .control
    view.control = .iconButton
    return view
  }

  /// An icon without a target.
  ///
  /// - Parameter side: the side in dp.
  func icon(_ element: AndroidElement, side: Int, _ inner: AndroidSurroundings) -> View {
    var view = box(element, .view, inner, width: dp(side), height: dp(side))
    view.kind = .image
    return view
  }

  /// The space between the start and the end of a bar.
  func gap(_ element: AndroidElement, _ inner: AndroidSurroundings) -> View {
    var view = box(element, .space, inner, width: .pixels(0), height: .pixels(0))
    view.kind = .spacer
    set(&view) { $0.params.weight = 1 }
    return view
  }

  /// A row or column of views with a gravity.
  ///
  /// - Throws: ``InvalidInput`` if there are more views than the limit.
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

  /// Sets the margins at the start and the end of a view, in pixels.
  func setMargins(_ view: inout View, start: Int = 0, end: Int = 0, _ inner: AndroidSurroundings) {
    let isReversed = inner.direction == .rightToLeft
    set(&view) {
      $0.params.margins.left = isReversed ? end : start
      $0.params.margins.right = isReversed ? start : end
    }
  }
}
