import Geometry
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
}
