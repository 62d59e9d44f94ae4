package import Geometry

/// Cards that are scaled to the positions of a grid or a circle and animate from one of these layouts to the other.
///
/// The attributes of a `<cards>` element, with their defaults.
package struct CardsStyle: Hashable, Sendable {
  package enum Arrangement: String, Hashable, Sendable, CaseIterable {
    case grid, circle
  }

  package var layout = Arrangement.grid
  /// The number of columns of the grid of cards, at least 1.
  package var columns = 3
  package var rows = 3
  /// The insets of the layout in points: `width` at the left and right, `height` at the top and bottom.
  package var inset = Size(width: 30, height: 30)
  /// The spacing between columns (`width`) and rows (`height`) of the grid, in points.
  package var spacing = Size(width: 30, height: 30)
  /// The size in points to which a card of the circle is scaled.
  package var itemSize = Size(width: 175, height: 175)
  /// The animated changes of the cards' layout, by ascending begin time.
  package var changes: [LayoutChange] = []

  package init() {}
}

/// An animated change of the layout of cards, which starts from the positions of the cards at its begin time.
package struct LayoutChange: Hashable, Sendable {
  package var layout: CardsStyle.Arrangement
  /// The begin time of the change, in seconds of the scene.
  package var beginTime: Double
  package var duration = 0.4
  package var timingFunction = UnitBezier.easeInEaseOut

  package init(to layout: CardsStyle.Arrangement, at beginTime: Double) {
    self.layout = layout
    self.beginTime = beginTime
  }
}

/// The center of a card, in points of the container, and its transform about that center.
package struct CardPlacement: Hashable, Sendable {
  package var center: Point
  package var transform: AffineTransform
}

/// A card of a container of cards: its index, its size and the size of the container.
package struct Card: Hashable, Sendable {
  /// The index of the card, from 0 to `count` − 1.
  package var index: Int
  package var count: Int
  package var size: Size
  /// The width and height of the container of the cards, in points.
  package var container: Size
  /// The direction of the grid's columns; the circle is always clockwise.
  package var direction = LayoutDirection.leftToRight

  package init(
    index: Int, of count: Int, size: Size, in container: Size, _ direction: LayoutDirection = .leftToRight
  ) {
    (self.index, self.count, self.size) = (index, count, size)
    (self.container, self.direction) = (container, direction)
  }
}

extension CardsStyle {
  /// Returns the center and the transform of a card in a layout.
  package func placement(of card: Card, _ layout: Arrangement) -> CardPlacement {
    switch layout {
    case .grid: gridPlacement(of: card.index, in: card.container, card.direction)
    case .circle: circlePlacement(of: card)
    }
  }

  /// Returns the center and scale of the card at `index` in the grid, row by row.
  ///
  /// After the last cell the grid starts again at the first. The scale assumes that every card is as large as the
  /// container.
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

  /// Returns the center and transform of a card on the circle, clockwise from the right.
  ///
  /// The top of each card points outwards.
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

  /// Returns the uniform scale that fits a size into another; the identity for an empty size.
  private func scaling(of size: Size, into target: Size) -> AffineTransform {
    guard size.width > 0, size.height > 0 else { return .identity }
    let scale = max(0, min(target.width / size.width, target.height / size.height))
    return .scale(x: scale, y: scale)
  }
}
