import Geometry
import LayerTree
import Testing

@testable import TextPictures

@Suite struct DrawnCellTests {
  private let red = Color(red: 200, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 100)

  @Test func `a character has the mixture of its halves`() {
    let cells = DrawnCells(columns: 2, colors: [red, blue, blue, blue, red])
    #expect(cells.color(row: 0, column: 0, rowsPerCharacter: 1) == Color(red: 100, green: 0, blue: 50))
    #expect(cells.color(row: 0, column: 1, rowsPerCharacter: 1) == blue)
    #expect(cells.color(row: 0, column: 0, rowsPerCharacter: 2) == red)
    #expect(cells.color(row: 1, column: 0, rowsPerCharacter: 2) == blue)
    // The last row is not complete.
    #expect(cells.color(row: 2, column: 0, rowsPerCharacter: 2) == red)
    #expect(cells.color(row: 2, column: 1, rowsPerCharacter: 2) == .clear)
    #expect(cells.color(row: 0, column: 2, rowsPerCharacter: 2) == .clear)
    #expect(cells.color(row: 1, column: 0, rowsPerCharacter: 1).alpha == 128)
    #expect(DrawnCells(columns: 0, colors: [red]).color(row: 0, column: 0, rowsPerCharacter: 2) == red)
  }

  @Test(arguments: [(0, 100), (51, 120), (128, 150), (255, 200)] as [(UInt8, UInt8)])
  func `a translucent color is mixed with its backdrop`(alpha: UInt8, red: UInt8) {
    let color = Color(red: 200, green: 200, blue: 200, alpha: alpha)
    #expect(color.over(Color(red: 100, green: 100, blue: 100)) == Color(red: red, green: red, blue: red))
  }

  /// The gray of a gradient along an axis from 10, 20 to 13, 24, on which each unit is 5 points.
  @Test(
    arguments: [
      (10, 20, 30), (10.75, 21, 30), (11.5, 22, 130), (12.25, 23, 230), (13, 24, 230), (7, 16, 30), (16, 28, 230),
      // Points beside the axis have the color of the nearest point on it.
      (15.5, 19, 130), (7.5, 25, 130), (13, 22, 202), (11, 22.5, 138),
    ] as [(Double, Double, UInt8)])
  func `a gradient has the color of its axis`(_ x: Double, _ y: Double, _ gray: UInt8) {
    let grays: [UInt8] = [30, 30, 230]
    let gradient = LinearGradient(
      start: Point(x: 10, y: 20), end: Point(x: 13, y: 24),
      colors: grays.map { Color(red: $0, green: $0, blue: $0) }, locations: [0.25, 0.25, 0.75])
    #expect(gradient.color(at: Point(x: x, y: y)) == Color(red: gray, green: gray, blue: gray))
  }

  @Test func `a gradient without an axis or without stops has one color`() {
    let point = Point(x: 3, y: 5)
    let short = LinearGradient(start: point, end: point, colors: [red, blue], locations: [0.25, 0.75])
    #expect(short.color(at: Point(x: 7, y: 11)) == red)
    let passed = LinearGradient(start: point, end: point, colors: [red, blue], locations: [-0.75, -0.25])
    #expect(passed.color(at: Point(x: 7, y: 11)) == blue)
    let jump = LinearGradient(
      start: .zero, end: Point(x: 8, y: 0), colors: [red, blue, red, blue], locations: [0, 0.25, 0.25, 1])
    #expect(jump.color(at: Point(x: 2, y: 9)) == red && jump.color(at: Point(x: -1, y: 9)) == red)
    #expect(LinearGradient(start: .zero, end: point, colors: [], locations: []).color(at: point) == .clear)
  }
}
