import Geometry
import ViewTree
import XMLTree

// The children of a coordinator that are attached to bars, and the closed drawers.

extension AndroidChildRules {
  /// Returns the positions in pixels of the key lines of a coordinator: the integers in dp of the array `keylines`.
  func keylines(of element: AndroidElement) -> [Int] {
    guard case .array(let lines)? = element.resolved("keylines") else { return [] }
    // As in the constructor of CoordinatorLayout, the product with the density is truncated.
    return lines.map { Int((Float($0).map { min(max($0, -10_000), 10_000) } ?? 0) * resolver.density) }
  }

  /// Positions the buttons that are anchored to a bottom app bar: `BottomAppBar.Behavior.onLayoutChild`.
  func attachToBottomBars(
    _ children: inout [View], _ element: AndroidElement, _ surroundings: AndroidSurroundings
  ) {
    let bars = element.element.children.filter { AndroidRole.of(shortName(of: $0.name)) == .bottomAppBar }
    for bar in bars {
      var bar = AndroidElement(bar, resolver, theme: surroundings.theme, included: element.included)
      bar.applyStyles(defaults: AndroidRole.bottomAppBar.defaultStyles(isMaterial: true))
      guard let identifier = bar.identifier("android:id") else { continue }
      let isEmbedded = bar.states("fabAnchorMode", ["embed", "0"])
      let isAtEnd = bar.states("fabAlignmentMode", ["end", "1"])
      let margin = bar.pixelSize("fabAlignmentModeEndMargin")
      for index in children.indices {
        guard case .coordinator(var params)? = children[index].androidLayout?.params.parent,
          params.anchor == identifier
        else { continue }
        params.anchorGravity = AndroidGravity(
          horizontal: isAtEnd ? .end : .center, vertical: isEmbedded ? .center : .top)
        if isAtEnd {
          // Half a button of 56 dp and the margin, or @dimen/mtrl_bottomappbar_fabOffsetEndMode.
          let offset = margin.map { $0 + resolver.pixels(28) } ?? resolver.pixels(60)
          params.anchorOffset = surroundings.direction == .rightToLeft ? offset : -offset
        }
        children[index].androidLayout?.params.parent = .coordinator(params)
      }
    }
  }

  /// Hides the drawers of a drawer layout, which are closed at first.
  ///
  /// A drawer is a child with a horizontal `layout_gravity`; the first of several children is the content.
  func hideDrawers(_ children: inout [View]) {
    for index in children.indices {
      guard index > 0 || children.count == 1, let side = children[index].androidLayout?.params.gravity?.horizontal,
        side != .center, side != .fill
      else { continue }
      children[index].collapse()
    }
  }
}
