import Geometry
import Testing
import TextFormats

@testable import PlayerExport

@Suite struct MaskTests {
  @Test(arguments: [(844.0, "19999"), (9_999, "19999"), (12_000, "199999"), (1e6, "19999999")])
  func `the region of a mask contains the canvas`(height: Double, length: String) throws {
    var drawing = SVGDrawing(size: Size(width: 390, height: height), clock: .none)
    _ = drawing.masked([.svg("rect")], by: [.svg("circle")])
    let mask = try #require(drawing.definitions.elements.first)
    #expect(mask["height"] == length && mask["width"] == length)
  }
}
