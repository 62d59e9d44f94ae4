import Geometry
import ViewTree

extension AndroidReader {
  /// The layout parameters of a view in a container.
  func layoutParams(
    of element: AndroidElement, in parent: AndroidContent, direction: LayoutDirection
  ) -> AndroidLayoutParams {
    var params = AndroidLayoutParams(
      width: extent(element, "width") ?? .wrapContent, height: extent(element, "height") ?? .wrapContent)
    params.margins = margins(of: element, direction: direction)
    params.gravity = element.gravity("android:layout_gravity")
    params.weight = element.float("android:layout_weight") ?? 0
    return params
  }

  private func extent(_ element: AndroidElement, _ name: String) -> AndroidDimension? {
    switch element.word("android:layout_" + name) {
    case "match_parent", "fill_parent", "-1": .matchParent
    case "wrap_content", "-2": .wrapContent
    case nil: nil
    default: element.pixelSize("android:layout_" + name).map { .pixels($0) }
    }
  }

  private func margins(of element: AndroidElement, direction: LayoutDirection) -> Edges<Int?> {
    func size(_ name: String) -> Int? { element.pixelSize("android:layout_margin" + name) }
    if let all = size(""), all >= 0 { return Edges<Int?>(all) }
    let horizontal = size("Horizontal")
    let vertical = size("Vertical")
    var margins = Edges<Int?>(
      top: vertical ?? size("Top"), right: horizontal ?? size("Right"), bottom: vertical ?? size("Bottom"),
      left: horizontal ?? size("Left"))
    let (start, end) = (size("Start"), size("End"))
    if start != nil || end != nil {
      let isReversed = direction == .rightToLeft
      margins.left = (isReversed ? end : start) ?? 0
      margins.right = (isReversed ? start : end) ?? 0
    }
    return margins
  }
}
