package import Geometry

/// The attributes of a `<cards>` element, with their defaults; lengths are in points.
///
/// The children are cards, scaled to the positions of a grid or a circle, which animate from one of these layouts to
/// the other.
package struct CardsStyle: Hashable, Sendable {
  package enum Arrangement: String, Hashable, Sendable, CaseIterable {
    case grid, circle
  }

  package var layout = Arrangement.grid
  /// The number of columns of the grid of cards, at least 1.
  package var columns = 3
  package var rows = 3
  /// The number of the page of the grid that shows, from 1; a number beyond the last page shows the last page.
  package var page = 1
  /// The insets of the grid or circle in the container, in points: `width` at left and right, `height` at top and
  /// bottom.
  package var inset = Size(width: 30, height: 30)
  /// The spacing between columns (`width`) and rows (`height`) of the grid, in points.
  package var spacing = Size(width: 30, height: 30)
  /// The size in points to which each card of the circle is scaled.
  package var itemSize = Size(width: 175, height: 175)
  /// The animated changes of the cards' layout, by ascending begin time.
  package var changes: [LayoutChange] = []

  package init() {}
}

/// An animated change from the current positions of cards to another layout; times are in seconds of the scene.
package struct LayoutChange: Hashable, Sendable {
  package var layout: CardsStyle.Arrangement
  /// The number of the page of the grid that shows afterwards, from 1; nil for the page before.
  package var page: Int?
  /// The begin time of the change, in seconds of the scene.
  package var beginTime: Double
  package var duration = 0.4
  package var timingFunction = UnitBezier.easeInEaseOut

  package init(to layout: CardsStyle.Arrangement, at beginTime: Double) {
    self.layout = layout
    self.beginTime = beginTime
  }
}

/// The center of a card, in points of its container, and the transform of the card about that center.
package struct CardPlacement: Hashable, Sendable {
  package var center: Point
  package var transform: AffineTransform
}

/// A card in its container, with the sizes in points on which the position of the card depends.
package struct Card: Hashable, Sendable {
  /// The index of the card among the cards of the container, counted from 0.
  package var index: Int
  package var count: Int
  package var size: Size
  /// The size of the container of the cards, in points.
  package var container: Size
  /// The direction in which the columns of the grid follow each other; the circle is always clockwise.
  package var direction = LayoutDirection.leftToRight

  package init(
    index: Int, of count: Int, size: Size, in container: Size, _ direction: LayoutDirection = .leftToRight
  ) {
    (self.index, self.count, self.size) = (index, count, size)
    (self.container, self.direction) = (container, direction)
  }
}

extension CardsStyle {
  /// The center of a card in points of its container, and its transform, in the grid or on the circle.
  ///
  /// - Parameter page: the number of the page of the grid that shows, from 1.
  package func placement(of card: Card, _ layout: Arrangement, page: Int = 1) -> CardPlacement {
    switch layout {
    case .grid: gridPlacement(of: card, page: page)
    case .circle: circlePlacement(of: card)
    }
  }

  /// The page of the card at an index in the grid; both are counted from 0.
  package func page(of index: Int) -> Int { index / columns / rows }

  /// The center in points and the scale of a card in the grid, which is filled row by row.
  ///
  /// After the last cell of the grid, cards continue at the first cell of the next page, which is one container width
  /// further in the direction of writing. The scale assumes cards as large as the container.
  private func gridPlacement(of card: Card, page: Int) -> CardPlacement {
    let (index, container) = (card.index, card.container)
    let shownPage = min(page - 1, self.page(of: max(0, card.count - 1)))
    let cell = Size(
      width: (container.width - 2 * inset.width - Double(columns - 1) * spacing.width) / Double(columns),
      height: (container.height - 2 * inset.height - Double(rows - 1) * spacing.height) / Double(rows))
    let row = Double(index / columns % rows)
    let column = Double(index % columns)
    let shift = Double(self.page(of: index) - shownPage) * container.width
    let x = shift + inset.width + column * (cell.width + spacing.width) + cell.width / 2
    return CardPlacement(
      center: Point(
        x: card.direction == .leftToRight ? x : container.width - x,
        y: inset.height + row * (cell.height + spacing.height) + cell.height / 2),
      transform: scaling(of: container, into: cell))
  }

  /// The center in points and the transform of a card on the circle, which begins at the right and is filled clockwise.
  ///
  /// The top edge of each card points outwards.
  private func circlePlacement(of card: Card) -> CardPlacement {
    let container = card.container
    let (width, height) = (container.width - itemSize.width, container.height - itemSize.height)
    let radius = 0.5 * min(width - inset.width, height - inset.height)
    let turn = AffineTransform.rotation(degrees: 360 * Double(card.index) / Double(max(1, card.count)))
    return CardPlacement(
      center: Point(x: container.width / 2 + radius * turn.a, y: container.height / 2 + radius * turn.b),
      transform: scaling(of: card.size, into: itemSize).concatenating(turn).concatenating(
        AffineTransform.rotation(degrees: 90)))
  }

  /// The transform by the largest uniform scale at which a size fits into another one, both in points; the identity if
  /// the first one is empty.
  private func scaling(of size: Size, into target: Size) -> AffineTransform {
    guard size.width > 0, size.height > 0 else { return .identity }
    let scale = max(0, min(target.width / size.width, target.height / size.height))
    return .scale(x: scale, y: scale)
  }
}
