extension StrokeStyle {
  /// Returns a rectangle that contains every line of this style along a path inside `rect`, in the unit of the path.
  package func bounds(around rect: Rect) -> Rect {
    // The corners of square caps are √2 half widths away; a miter is limited to `miterLimit` half widths.
    let cap = lineCap == .square ? 2.0.squareRoot() : 1
    let reach = max(0, lineWidth / 2) * max(cap, lineJoin == .miter ? miterLimit : 1)
    return rect.inset(by: Insets(top: -reach, right: -reach, bottom: -reach, left: -reach))
  }
}
