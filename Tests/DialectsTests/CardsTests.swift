import Foundation
import Geometry
import TestSupport
import Testing

@testable import ViewTree

@Suite struct CardsTests {
  private let container = Size(width: 375, height: 667)
  private let card = Size(width: 335, height: 519)

  private func placement(_ index: Int, _ layout: CardsStyle.Arrangement, _ style: CardsStyle = CardsStyle())
    -> CardPlacement
  {
    style.placement(of: Card(index: index, of: 8, size: card, in: container), layout)
  }

  @Test func `the defaults are the seed's figures`() throws {
    let document = try readNative(String(decoding: Fixture("seeds/cards.xml").bytes(), as: UTF8.self))
    guard case .cards(var cards) = document.root.children[0].layer.content else {
      throw ViewProblem.nothingToLayOut
    }
    #expect(cards.changes.map(\.duration) == [0.4, 0.4, 0.4, 0.4])
    #expect(cards.changes.allSatisfy { $0.timingFunction == .easeInEaseOut })
    cards.changes = []
    #expect(cards == CardsStyle())
  }

  @Test func `a card of the grid is scaled as if it were as large as the container`() {
    // A column is (375 − 2·30 − 2·30) / 3 = 85 wide, a row (667 − 120) / 3 high.
    let row = 547.0 / 3
    for index in 0..<8 {
      let place = placement(index, .grid)
      #expect(abs(place.center.x - (30 + 42.5 + Double(index % 3) * 115)) < 1e-9)
      #expect(abs(place.center.y - (30 + row / 2 + Double(index / 3) * (row + 30))) < 1e-9)
      #expect(abs(place.transform.a - 85.0 / 375) < 1e-12 && place.transform.isScaleAndTranslation)
    }
  }

  @Test func `card 10 of a grid of nine is on page 2`() {
    let style = CardsStyle()
    func center(_ index: Int, page: Int, of count: Int = 14, _ direction: LayoutDirection = .leftToRight) -> Point {
      let card = Card(index: index, of: count, size: card, in: container, direction)
      return style.placement(of: card, .grid, page: page).center
    }
    let pageWidth = Point(x: 375, y: 0)
    for (index, first) in [(9, 0), (13, 4)] {
      #expect(style.page(of: index) == 1)
      #expect(center(index, page: 1) == center(first, page: 1) + pageWidth)
      #expect(center(index, page: 2) == center(first, page: 1))
      #expect(center(first, page: 2) == center(first, page: 1) - pageWidth)
      #expect(center(index, page: 1, .rightToLeft) == center(first, page: 1, .rightToLeft) - pageWidth)
    }
    // A page beyond the last is the last; the page of the last card of a full grid is the first.
    #expect(center(9, page: 7) == center(9, page: 2))
    #expect(center(8, page: 2, of: 9) == center(8, page: 1, of: 9) && style.page(of: 8) == 0)
  }

  @Test func `the columns of the grid follow the writing direction`() {
    let style = CardsStyle()
    let first = style.placement(of: Card(index: 0, of: 8, size: card, in: container, .rightToLeft), .grid)
    #expect(first.center == placement(2, .grid).center)
    let circle = style.placement(of: Card(index: 0, of: 8, size: card, in: container, .rightToLeft), .circle)
    #expect(circle == placement(0, .circle))
  }

  @Test func `a card of the circle is scaled into its item, its top outwards`() {
    let radius = 0.5 * (375.0 - 175 - 30)
    for index in 0..<8 {
      let angle = 2 * Double.pi * Double(index) / 8
      let place = placement(index, .circle)
      #expect(abs(place.center.x - (187.5 + radius * cos(angle))) < 1e-9)
      #expect(abs(place.center.y - (333.5 + radius * sin(angle))) < 1e-9)
      let scale = 175.0 / 519
      let map = place.transform
      #expect(abs(map.a - scale * cos(angle + .pi / 2)) < 1e-12)
      #expect(abs(map.b - scale * sin(angle + .pi / 2)) < 1e-12)
      // The center of the card's top lies on the ray from the center through that of the card.
      let top = map.apply(Point(x: 0, y: -card.height / 2))
      #expect(abs(top.x - 87.5 * cos(angle)) < 1e-9 && abs(top.y - 87.5 * sin(angle)) < 1e-9)
    }
    #expect(placement(0, .circle).transform.a == 0)
  }

  @Test(arguments: [Size.zero, Size(width: 10, height: 0), Size(width: 1e9, height: 1e-9)])
  func `no size leads to NaN`(size: Size) {
    for layout in CardsStyle.Arrangement.allCases {
      for container in [size, Size.zero, container] {
        let place = CardsStyle().placement(of: Card(index: 3, of: 0, size: size, in: container), layout)
        let map = place.transform
        for number in [place.center.x, place.center.y, map.a, map.b, map.c, map.d] { #expect(number.isFinite) }
      }
    }
  }
}
