import Geometry
import ViewTree

// The flexbox of React Native (Yoga), expressed in CSS.

extension HyperviewStyle {
  /// Yoga's defaults where they differ from CSS: `align-content: flex-start`, and no automatic minimum size.
  static let yoga: FlexStyle = {
    var flex = FlexStyle()
    (flex.alignItems, flex.alignContent) = (.stretch, .flexStart)
    (flex.minWidth, flex.minHeight) = (.zero, .zero)
    return flex
  }()

  /// Returns the CSS flexbox properties of a view with this style, which depend on those of its parent.
  func flexStyle(in context: HyperviewContext, _ direction: LayoutDirection) -> FlexStyle {
    var style = flexbox
    style.writingDirection = direction
    (style.rowGap, style.columnGap) = (rowGap ?? gap ?? .zero, columnGap ?? gap ?? .zero)
    applyItem(to: &style, in: context)
    applyEdges(to: &style, direction)
    return style
  }

  private func applyItem(to style: inout FlexStyle, in context: HyperviewContext) {
    let flex = flex ?? 0
    style.grow = context.scrolls ? 0 : grow ?? max(0, flex)
    // Yoga's views do not shrink by default.
    style.shrink = context.scrolls ? 0 : shrink ?? max(0, -flex)
    if let basis {
      style.basis = .length(basis)
    } else if flex > 0, context.isDefinite(context.main) {
      // A parent sized by its content has no space to distribute: Yoga uses the size of the content.
      style.basis = .length(.zero)
    }
    // Yoga measures the children of a row within the row; CSS would allow their max-content width.
    let isMeasured = context.main == .horizontal && context.isWidthBounded && style.position != .absolute
    if isMeasured, style.width == nil, style.maxWidth == nil, style.basis == .auto { style.maxWidth = .percent(100) }
  }

  private func applyEdges(to flex: inout FlexStyle, _ direction: LayoutDirection) {
    let padding = padding.resolved(direction).map { $0 ?? .zero }
    flex.padding = padding.merging(border.resolved(direction)) { $0.adding($1 ?? 0) }
    flex.margin = margin.resolved(direction).map { $0 ?? .zero }
    flex.inset = inset.resolved(direction)
  }

  /// Returns the corner radii of a view with this style, in points or percent.
  ///
  /// They are those of single corners, else `borderRadius`, else 0. Start corners are at the right if `direction` is
  /// right to left.
  func cornerRadius(_ direction: LayoutDirection) -> CornerRadius {
    let all = radius ?? .zero
    let top = (topStartRadius ?? all, topEndRadius ?? all)
    let bottom = (bottomStartRadius ?? all, bottomEndRadius ?? all)
    let isMirrored = direction == .rightToLeft
    return CornerRadius(
      topLeft: isMirrored ? top.1 : top.0, topRight: isMirrored ? top.0 : top.1,
      bottomRight: isMirrored ? bottom.0 : bottom.1, bottomLeft: isMirrored ? bottom.1 : bottom.0)
  }
}

extension Length {
  /// Returns this length plus a number of points; a percentage is returned unchanged.
  func adding(_ points: Double) -> Length {
    if case .points(let own) = self { .points(own + points) } else { self }
  }
}
