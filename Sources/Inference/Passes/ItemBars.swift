import Geometry
import ViewTree

// Contents that scroll behind the bars of iOS, which documents state.

extension PlacedView {
  /// True for a bar whose title or items are shown.
  package var isItemBar: Bool { view.isItemBar && view.kind == .container }
}

extension Roles {
  /// The maximum number of bars whose contents behind them are cut; further ones are left as they are.
  ///
  /// A screen has a navigation bar, a toolbar and a tab bar.
  private static let mostBars = 4

  /// Cuts the visible parts of bones behind a bar over the width of a screen at the edge of the bar.
  ///
  /// Bones that are entirely behind the bar are hidden. A bar without bones and without a visible color has no effect.
  mutating func resolveItemBars() {
    guard isScreen else { return }
    let bars = layout.views.indices.filter { index in
      layout.views[index].isItemBar && isFromEdgeToEdge(index)
        && (decisions[index].role == .surface
          || (index + 1..<layout.views[index].end).contains { decisions[$0].role.givesBones })
    }
    for bar in bars.prefix(Self.mostBars) {
      let edge = visible[bar]
      let isAtTop = edge.midY < canvas.midY
      let inside = bar..<layout.views[bar].end
      for index in layout.views.indices where decisions[index].role.givesBones && !inside.contains(index) {
        // A list with the bar among its own views places its rows below the bar.
        if index < bar, layout.views[index].end > bar { continue }
        // A view that follows a bar and lies in its frame is above it, such as the title of a toolbar.
        if index >= inside.upperBound, layout.views[index].parent == layout.views[bar].parent,
          edge.contains(visible[index])
        {
          continue
        }
        guard visible[index].minY < edge.maxY, visible[index].maxY > edge.minY else { continue }
        cut(index, at: isAtTop ? edge.maxY : edge.minY, isAbove: !isAtTop, orGive: .behind)
      }
    }
  }

  /// Keeps the part of a bone above or below the edge of a bar, or gives the bone a role if it has no such part.
  ///
  /// - Parameter isAbove: true to keep the part above the edge.
  mutating func cut(_ index: Int, at edge: Double, isAbove: Bool, orGive role: Role) {
    let frame = visible[index]
    if isAbove ? frame.minY >= edge - 1 : frame.maxY <= edge + 1 { return give(role, to: index) }
    visible[index] = Rect(
      minX: frame.minX, minY: isAbove ? frame.minY : edge, maxX: frame.maxX, maxY: isAbove ? edge : frame.maxY)
  }
}
