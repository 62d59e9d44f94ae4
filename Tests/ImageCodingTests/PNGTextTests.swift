import Geometry
import ImageCoding
import Raster
import Testing

@Suite struct PNGTextTests {
  private func png() throws -> [UInt8] {
    let size = try PixelSize(width: 3, height: 2)
    return try encodePNG(RowImage(size: size, rowIndices: [0, 0], bits: [0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000]))
  }

  @Test(arguments: ["", "a", "{\"version\":1}\n", String(repeating: "größer ", count: 10_000)])
  func `a text is found again, and the picture stays`(_ text: String) throws {
    let plain = try png()
    let file = embed(Array(text.utf8), as: "words", inPNG: plain)
    #expect(file != plain)
    #expect(embeddedText("words", inPNG: file) == Array(text.utf8))
    #expect(embeddedText("other", inPNG: file) == nil)
    #expect(embeddedText("words", inPNG: plain) == nil)
    let (before, after) = (try frames(of: plain), try frames(of: file))
    #expect(try before.next() == after.next())
  }

  @Test(arguments: [[], Array("GIF89a".utf8), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]])
  func `bytes that are not a PNG are returned unchanged`(_ file: [UInt8]) {
    #expect(embed([1], as: "words", inPNG: file) == file)
    #expect(embeddedText("words", inPNG: file) == nil)
  }

  @Test func `a file that ends too early has no text`() throws {
    let file = embed(Array("text".utf8), as: "words", inPNG: try png())
    for length in 0..<54 { #expect(embeddedText("words", inPNG: Array(file.prefix(length))) == nil, "\(length)") }
  }
}
