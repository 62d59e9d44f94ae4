package import Geometry

/// Cards that are scaled into the places of a layout, and change from one layout to another.
///
/// The defaults are those of the view animation that it reproduces.
package struct CardsStyle: Hashable, Sendable {
  package enum Arrangement: String, Hashable, Sendable, CaseIterable {
    case grid, circle
  }

  package var layout = Arrangement.grid
  /// At least 1; of the grid.
  package var columns = 3
  package var rows = 3
  /// At the left and the right (`width`), at the top and the bottom (`height`), in points.
  package var inset = Size(width: 30, height: 30)
  /// Between the columns and the rows of the grid, in points.
  package var spacing = Size(width: 30, height: 30)
  /// What a card of the circle is scaled into, in points.
  package var itemSize = Size(width: 175, height: 175)
  /// In the order in which they begin.
  package var changes: [LayoutChange] = []

  package init() {}
}

/// A change of the layout; it starts where the cards are at its begin time.
package struct LayoutChange: Hashable, Sendable {
  package var layout: CardsStyle.Arrangement
  /// Seconds of the scene.
  package var beginTime: Double
  package var duration = 0.4
  package var timingFunction = UnitBezier.easeInEaseOut

  package init(to layout: CardsStyle.Arrangement, at beginTime: Double) {
    self.layout = layout
    self.beginTime = beginTime
  }
}

/// Where a card stands: its center, in points of the container, and its transform about it.
package struct CardPlacement: Hashable, Sendable {
  package var center: Point
  package var transform: AffineTransform
}

extension CardsStyle {
  /// The place of one of `count` cards in a layout.
  ///
  /// - Parameters:
  ///   - size: of the card.
  ///   - direction: the columns of the grid follow it; the circle always goes clockwise.
  package func placement(
    of index: Int, of count: Int, size: Size, in container: Size, _ layout: Arrangement,
    direction: LayoutDirection = .leftToRight
  ) -> CardPlacement {
    switch layout {
    case .grid: gridPlacement(of: index, in: container, direction)
    case .circle: circlePlacement(of: index, of: count, size: size, in: container)
    }
  }

  /// Row by row, and from the first row again when all are full; as if every card were as large as the container.
  private func gridPlacement(
    of index: Int, in container: Size, _ direction: LayoutDirection
  ) -> CardPlacement {
    let cell = Size(
      width: (container.width - 2 * inset.width - Double(columns - 1) * spacing.width) / Double(columns),
      height: (container.height - 2 * inset.height - Double(rows - 1) * spacing.height) / Double(rows))
    let row = Double(index / columns % rows)
    let column = Double(index % columns)
    let x = inset.width + column * (cell.width + spacing.width) + cell.width / 2
    return CardPlacement(
      center: Point(
        x: direction == .leftToRight ? x : container.width - x,
        y: inset.height + row * (cell.height + spacing.height) + cell.height / 2),
      transform: scaling(of: container, into: cell))
  }

  /// Clockwise from the right, every card's top outwards.
  private func circlePlacement(of index: Int, of count: Int, size: Size, in container: Size) -> CardPlacement {
    let radius =
      0.5
      * min(
        container.width - itemSize.width - inset.width, container.height - itemSize.height - inset.height)
    let turn = AffineTransform.rotation(degrees: 360 * Double(index) / Double(max(1, count)))
    return CardPlacement(
      center: Point(x: container.width / 2 + radius * turn.a, y: container.height / 2 + radius * turn.b),
      transform: scaling(of: size, into: itemSize).concatenating(turn).concatenating(
        AffineTransform.rotation(degrees: 90)))
  }

  /// Fits a size into another, its proportions kept; what has no extent stays as it is.
  private func scaling(of size: Size, into target: Size) -> AffineTransform {
    guard size.width > 0, size.height > 0 else { return .identity }
    let scale = max(0, min(target.width / size.width, target.height / size.height))
    return .scale(x: scale, y: scale)
  }
}
