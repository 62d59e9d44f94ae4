import Testing

@testable import Dialects

@Suite struct BitmapHeaderTests {
  private static let files: [(String, [UInt8])] = [
    ("PNG", [0x89] + text("PNG\r\n\u{1A}\n") + [0, 0, 0, 13] + text("IHDR") + [0, 0, 1, 44, 0, 0, 0, 200]),
    ("GIF", text("GIF89a") + [44, 1, 200, 0]),
    ("extended WebP", webP("VP8X", [0, 0, 0, 0, 0x2B, 1, 0, 199, 0, 0])),
    ("lossless WebP", webP("VP8L", [0x2F, 0x2B, 0xC1, 0x31, 0]) + [0, 0, 0, 0, 0]),
    ("lossy WebP", webP("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 44, 1, 200, 0])),
    // An application segment, a fill byte, a restart marker, and the header of a progressive frame.
    ("JPEG", [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xD0, 0xFF, 0xC2, 0, 11, 8, 0, 200, 1, 44]),
    // The tables of Huffman codes have the marker 0xC4, which is no header of a frame.
    ("JPEG with tables", [0xFF, 0xD8, 0xFF, 0xC4, 0, 5, 9, 9, 9, 0xFF, 0xC0, 0, 11, 8, 0, 200, 1, 44]),
  ]

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static func webP(_ chunk: String, _ contents: [UInt8]) -> [UInt8] {
    text("RIFF") + [0, 0, 0, 0] + text("WEBP") + text(chunk) + [0, 0, 0, 0] + contents
  }

  @Test(arguments: files)
  func `the size is that of the header, and none of a truncated one`(format: String, bytes: [UInt8]) {
    let header = BitmapHeader(bytes)
    #expect(header?.width == 300 && header?.height == 200, "\(format): \(String(describing: header))")
    for count in bytes.indices.dropLast(5) {
      #expect(BitmapHeader(Array(bytes[..<count])) == nil, "\(format) \(count)")
    }
  }

  @Test func `a size of zero and another file are nothing`() {
    #expect(BitmapHeader(Self.text("GIF89a") + [0, 0, 200, 0]) == nil)
    #expect(BitmapHeader(Self.text("BM") + Array(repeating: 9, count: 60)) == nil)
  }
}
