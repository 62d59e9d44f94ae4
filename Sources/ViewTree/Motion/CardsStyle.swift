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

/// One of the cards of a container.
package struct Card: Hashable, Sendable {
  /// The index of the card among all `count`, from 0.
  package var index: Int
  package var count: Int
  package var size: Size
  /// The size of the container.
  package var container: Size
  /// The direction of the columns of the grid; the circle always goes clockwise.
  package var direction = LayoutDirection.leftToRight

  package init(
    index: Int, of count: Int, size: Size, in container: Size, _ direction: LayoutDirection = .leftToRight
  ) {
    (self.index, self.count, self.size) = (index, count, size)
    (self.container, self.direction) = (container, direction)
  }
}

extension CardsStyle {
  /// The place of a card in a layout.
  package func placement(of card: Card, _ layout: Arrangement) -> CardPlacement {
    switch layout {
    case .grid: gridPlacement(of: card.index, in: card.container, card.direction)
    case .circle: circlePlacement(of: card)
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
  private func circlePlacement(of card: Card) -> CardPlacement {
    let container = card.container
    let radius =
      0.5
      * min(
        container.width - itemSize.width - inset.width, container.height - itemSize.height - inset.height)
    let turn = AffineTransform.rotation(degrees: 360 * Double(card.index) / Double(max(1, card.count)))
    return CardPlacement(
      center: Point(x: container.width / 2 + radius * turn.a, y: container.height / 2 + radius * turn.b),
      transform: scaling(of: card.size, into: itemSize).concatenating(turn).concatenating(
        AffineTransform.rotation(degrees: 90)))
  }

  /// Fits a size into another, its proportions kept; what has no extent stays as it is.
  private func scaling(of size: Size, into target: Size) -> AffineTransform {
    guard size.width > 0, size.height > 0 else { return .identity }
    let scale = max(0, min(target.width / size.width, target.height / size.height))
    return .scale(x: scale, y: scale)
  }
}
