import Geometry
import ViewTree

/// The lines at the top and bottom edges of a box, which separate it from others: its border, if it has none at the
/// sides.
struct HyperviewLines {
  /// The thickness of the line at each edge in points; 0 for none.
  private(set) var top = 0.0
  private(set) var bottom = 0.0

  var isEmpty: Bool { top == 0 && bottom == 0 }

  /// The maximum thickness of a line in points; a thicker one is a mark, such as that of a selected tab.
  private static let thickest = 1.9

  init(of style: HyperviewStyle, _ direction: LayoutDirection) {
    let border = style.border.resolved(direction).map { $0 ?? 0 }
    guard border.left == 0, border.right == 0 else { return }
    if border.top <= Self.thickest { top = border.top }
    if border.bottom <= Self.thickest { bottom = border.bottom }
  }

  /// Appends a divider for each line to the children of a view.
  func append(to view: inout View, _ direction: LayoutDirection) {
    if top > 0 { view.children.append(divider(in: view, direction, height: top) { $0.top = .zero }) }
    if bottom > 0 { view.children.append(divider(in: view, direction, height: bottom) { $0.bottom = .zero }) }
  }

  private func divider(
    in view: View, _ direction: LayoutDirection, height: Double, _ place: (inout Edges<Length?>) -> Void
  ) -> View {
    var style = FlexStyle()
    style.writingDirection = direction
    style.position = .absolute
    style.height = .points(height)
    var inset = Edges<Length?>(nil)
    (inset.left, inset.right) = (.zero, .zero)
    place(&inset)
    style.inset = inset
    return View(element: "border", kind: .divider, layout: .flex(style), location: view.location)
  }
}

extension HyperviewStyle {
  /// True for a box without fill that has only a line below it, such as a text field of Material Design 1.
  func isUnderlined(_ direction: LayoutDirection) -> Bool {
    let lines = HyperviewLines(of: self, direction)
    return lines.bottom > 0 && lines.top == 0 && !isFilled
  }
}
