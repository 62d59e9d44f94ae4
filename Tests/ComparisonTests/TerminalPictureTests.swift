import Geometry
import Testing

@testable import Comparison

/// The exact pixels and bytes of pictures for terminals, and the size of the pictures.
@Suite struct TerminalPictureTests {
  private func picture(_ width: Int, _ height: Int, _ color: (Int) -> Color) throws -> Picture {
    Picture(size: try PixelSize(width: width, height: height), pixels: (0..<width * height).map(color))
  }

  private func color(_ red: Int, _ green: Int, _ blue: Int, alpha: UInt8 = 255) -> Color {
    Color(red: UInt8(red), green: UInt8(green), blue: UInt8(blue), alpha: alpha)
  }

  // MARK: - Scaling

  /// A picture of 7 × 5 pixels; a new pixel is the rounded mean of whole old ones.
  @Test(
    arguments: [
      (3, 2, [[28, 243, 29], [42, 237, 49], [60, 230, 85], [151, 191, 161], [165, 185, 83], [182, 177, 124]]),
      (
        6, 4,
        [
          [0, 255, 0], [7, 252, 1], [14, 249, 4], [21, 246, 9], [28, 243, 16], [39, 239, 31], [49, 234, 49],
          [56, 231, 64], [63, 228, 81], [70, 225, 100], [77, 222, 121], [88, 218, 157], [98, 213, 196],
          [105, 210, 225], [112, 207, 5], [119, 204, 38], [126, 201, 73], [137, 197, 130], [172, 182, 111],
          [179, 179, 161], [186, 176, 87], [193, 173, 141], [200, 170, 72], [210, 165, 160],
        ]
      ),
      (1, 1, [[119, 204, 97]]), (0, 1, [[119, 204, 97]]), (-3, 1, [[119, 204, 97]]),
    ] as [(Int, Int, [[Int]])])
  func `a smaller picture has the means of the pixels`(width: Int, height: Int, levels: [[Int]]) throws {
    let large = try picture(7, 5) { color($0 * 7, 255 - $0 * 3, $0 * $0 % 251) }
    let small = large.scaled(toWidth: width)
    #expect(small.size == (try PixelSize(width: max(1, width), height: height)))
    #expect(small.pixels.map { [Int($0.red), Int($0.green), Int($0.blue)] } == levels)
    #expect(small.pixels.allSatisfy { $0.alpha == 255 })
  }

  @Test(arguments: [5, 6, 99])
  func `a picture is not enlarged, and drawn over white`(width: Int) throws {
    let red = try picture(5, 3) { _ in color(200, 0, 51, alpha: 51) }
    let drawn = red.scaled(toWidth: width)
    #expect(drawn.size == red.size)
    // A fifth of the color and four fifths of 255.
    #expect(drawn.pixels == Array(repeating: color(244, 204, 214), count: 15))
  }

  @Test func `a flat picture keeps one row`() throws {
    let line = try picture(9, 2) { color($0 * 10, $0 * 9, 3) }
    let drawn = line.scaled(toWidth: 4)
    #expect(drawn.size == (try PixelSize(width: 4, height: 1)))
    // Two columns of both rows, and three at the end.
    #expect(drawn.pixels.map(\.red) == [50, 70, 90, 115])
  }

  // MARK: - Sixels

  private var start: String { "\u{1B}P0;1;0q\"1;1;" }

  /// Colors in percent, bands of six rows, and runs of more than three equal columns.
  @Test func `sixels are bands of six rows in each color`() throws {
    let colors = [color(254, 2, 1), color(253, 3, 128), color(127, 0, 255)]
    let high = try picture(5, 7) { $0 == 4 ? colors[1] : $0 == 30 ? colors[2] : colors[0] }
    #expect(
      sixels(high) == start + "5;7#0;2;100;1;0#1;2;99;1;50#2;2;50;0;100"
        + "#0!4~}$#1!4?@-#0?!4@$#2@!4?-\u{1B}\\")
    let flat = try picture(4, 1) { $0 == 3 ? colors[1] : colors[0] }
    #expect(sixels(flat) == start + "4;1#0;2;100;1;0#1;2;99;1;50#0@@@?$#1???@-\u{1B}\\")
    let column = try picture(1, 13) { colors[$0 < 6 ? 0 : $0 < 11 ? 1 : 2] }
    // The second band has five rows of one color and one of the next.
    #expect(
      sixels(column) == start + "1;13#0;2;100;1;0#1;2;99;1;50#2;2;50;0;100#0~-#1^$#2_-#2@-\u{1B}\\")
  }

  @Test(arguments: [
    // Colors, those that are shown, and the first one in percent.
    (255, 1, 255, "0;0;0"), (256, 1, 256, "0;0;0"), (257, 1, 129, "0;0;0"), (384, 2, 128, "1;1;1"),
  ])
  func `up to 256 colors are exact, and more lose as few bits as necessary`(
    count: Int, step: Int, shown: Int, first: String
  ) throws {
    // Steps of 1 in red and of 128 in green, or steps of 2 in both.
    let colors = try picture(count, 1) { index in
      step == 1 ? color(index % 256, index / 256 * 128, 0) : color(index % 128 * 2, index / 128 * 2, 0)
    }
    let text = sixels(colors)
    #expect(text.matches(of: /#\d+;2;/).count == shown)
    #expect(text.contains("#0;2;\(first)#1;"))
  }

  // MARK: - Sizes

  @Test(
    arguments: [
      // The width, or the height at two pixels in each character.
      (30, 20, 7, 99, 7, 2), (30, 20, 99, 3, 9, 3), (30, 20, 9, 3, 9, 3), (30, 20, 8, 3, 8, 3), (30, 20, 1, 1, 1, 1),
      (30, 20, 99, 99, 30, 10), (2, 12, 9, 3, 1, 3), (31, 7, 99, 1, 8, 1),
    ] as [(Int, Int, Int, Int, Int, Int)])
  func `half blocks fit the columns and the rows`(
    width: Int, height: Int, columns: Int, rows: Int, across: Int, down: Int
  ) throws {
    let drawn = try picture(width, height) { color($0 % 251, 7, 9) }.drawing(for: .blocks, columns: columns, rows: rows)
    let lines = drawn.split(separator: "\n")
    #expect(lines.count == down)
    #expect(lines.allSatisfy { $0.count { $0 == "▀" } == across })
  }

  @Test(
    arguments: [(5, 99, 40, 12), (99, 1, 48, 14), (12, 99, 96, 28), (13, 99, 100, 30)] as [(Int, Int, Int, Int)])
  func `a column of sixels has eight pixels`(columns: Int, rows: Int, width: Int, height: Int) throws {
    let drawn = try picture(100, 30) { _ in color(1, 2, 3) }
    #expect(try drawn.drawing(for: .sixel, columns: columns, rows: rows).hasPrefix("\(start)\(width);\(height)#"))
    let across = min(columns, rows * 200 / 30)
    #expect(
      try drawn.drawing(for: .kitty, columns: columns, rows: rows).hasPrefix("\u{1B}_Ga=T,f=100,q=2,c=\(across),m=0;"))
    #expect(try drawn.drawing(for: .iTerm2, columns: columns, rows: rows).contains(";width=\(across);"))
  }

  @Test(
    arguments: [
      (["TERM": "xterm", "KONSOLE_VERSION": "230804"], .kitty), (["TERM": "xterm-ghostty"], .kitty),
      (["TERM_PROGRAM": "mintty"], .iTerm2), (["LC_TERMINAL": "other"], .blocks), (["TERM": "mlterm"], .sixel),
      (["TERM": "contour-latest"], .sixel), (["TERM": "yaft-256color"], .sixel), (["TERM": "tmux-256color"], .blocks),
      (["TERM": "xterm-kitty-tmux"], .kitty), (["TERM": "foot", "TERM_PROGRAM": "WezTerm"], .iTerm2),
      (["TERM": "foot", "KITTY_WINDOW_ID": "7"], .kitty), (["NO_COLOR": "1", "SKELETON_GRAPHICS": "iterm2"], .iTerm2),
      (["TERM_PROGRAM": "iTerm.app", "TMUX": "a,1,0"], .blocks), (["SKELETON_GRAPHICS": "KITTY", "TERM": "foot"], nil),
      (["SKELETON_GRAPHICS": "kitty"], .kitty), (["SKELETON_GRAPHICS": "blocks", "TERM": "foot"], .blocks),
    ] as [([String: String], TerminalGraphics?)])
  func `the first sign of a terminal decides`(variables: [String: String], graphics: TerminalGraphics?) {
    #expect(TerminalGraphics { variables[$0] } == graphics)
  }
}
