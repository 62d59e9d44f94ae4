import Comparison
import Foundation
import Geometry
import ImageCoding
import SeededRandom
import Testing

/// Pictures in the protocols of terminals.
@Suite struct TerminalTests {
  @Test(
    arguments: [
      ([:], .blocks), (["TERM": "xterm-256color"], .blocks), (["TERM": "xterm-kitty"], .kitty),
      (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty), (["TERM_PROGRAM": "ghostty"], .kitty),
      (["TERM_PROGRAM": "iTerm.app"], .iTerm2), (["TERM_PROGRAM": "WezTerm"], .iTerm2),
      (["LC_TERMINAL": "iTerm2"], .iTerm2),
      (["TERM": "foot"], .sixel), (["TERM": "xterm-sixel"], .sixel),
      (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux"], .blocks), (["TERM": "screen.xterm-256color"], .blocks),
      (["TERM": "dumb", "SKELETON_GRAPHICS": "sixel"], .sixel), (["TERM": "xterm", "SKELETON_GRAPHICS": "none"], nil),
      (["TERM": "dumb"], nil), (["TERM": "xterm-kitty", "NO_COLOR": "1"], nil),
    ] as [([String: String], TerminalGraphics?)])
  func `a terminal is recognized by its environment`(_ variables: [String: String], _ graphics: TerminalGraphics?) {
    #expect(TerminalGraphics { variables[$0] } == graphics)
  }

  /// A picture of noise, whose file is long.
  private func noise(width: Int, height: Int, colors: UInt32 = .max) throws -> Picture {
    var generator = SplitMix64(seed: 7)
    let pixels = (0..<width * height).map { _ in
      let bits = UInt32.random(in: 0...colors, using: &generator)
      return Color(
        red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
        blue: UInt8(truncatingIfNeeded: bits >> 16))
    }
    return Picture(size: try PixelSize(width: width, height: height), pixels: pixels)
  }

  private func decoded(_ png: Data) throws -> [Color] {
    try #require(try frames(of: [UInt8](png)).next()).pixels
  }

  @Test func `kitty is given the file in pieces`() throws {
    let picture = try noise(width: 60, height: 50)
    let text = try picture.drawing(for: .kitty, columns: 30, rows: 99)
    let pieces = text.dropLast().components(separatedBy: "\u{1B}\\").dropLast()
    #expect(pieces.count > 2)
    #expect(pieces.first?.hasPrefix("\u{1B}_Ga=T,f=100,q=2,c=30,m=1;") == true)
    for (index, piece) in pieces.enumerated().dropFirst() {
      #expect(piece.hasPrefix("\u{1B}_Gm=\(index == pieces.count - 1 ? 0 : 1);"))
    }
    let digits = pieces.map { $0.split(separator: ";").last ?? "" }
    #expect(digits.allSatisfy { $0.count <= 4_096 })
    #expect(try decoded(try #require(Data(base64Encoded: digits.joined()))) == picture.pixels)
  }

  @Test func `iTerm2 is given the file at once`() throws {
    let picture = try noise(width: 9, height: 5)
    let text = try picture.drawing(for: .iTerm2, columns: 30, rows: 2)
    // Two rows of characters are as high as four columns are wide.
    let match = try #require(
      text.wholeMatch(
        of: /\u{1B}\]1337;File=inline=1;size=(\d+);width=7;preserveAspectRatio=1:([A-Za-z0-9+\/=]+)\u{7}\n/))
    let file = try #require(Data(base64Encoded: String(match.output.2)))
    #expect(Int(match.output.1) == file.count)
    #expect(try decoded(file) == picture.pixels)
  }

  @Test func `half blocks show two pixels each`() throws {
    let red = Color(red: 255, green: 0, blue: 0)
    let (green, blue) = (Color(red: 0, green: 255, blue: 0), Color(red: 0, green: 0, blue: 255))
    let size = try PixelSize(width: 2, height: 3)
    let picture = Picture(size: size, pixels: [red, red, green, green, blue, red])
    #expect(
      try picture.drawing(for: .blocks, columns: 80, rows: 80) == """
        \u{1B}[38;2;255;0;0;48;2;0;255;0m▀▀\u{1B}[0m
        \u{1B}[38;2;0;0;255;49m▀\u{1B}[38;2;255;0;0;49m▀\u{1B}[0m

        """)
  }

  @Test func `a picture is made as small as the terminal`() throws {
    let picture = try noise(width: 300, height: 200)
    for (columns, rows) in [(40, 100), (200, 10), (1, 1)] {
      let lines = try picture.drawing(for: .blocks, columns: columns, rows: rows).split(separator: "\n")
      #expect(lines.count <= rows)
      #expect(lines.allSatisfy { $0.count { $0 == "▀" } <= columns })
    }
  }

  @Test(arguments: [(20, 13, 0x1F), (50, 30, UInt32.max)])
  func `sixels are the pixels, in as many colors as there are registers`(
    _ width: Int, _ height: Int, _ colors: UInt32
  ) throws {
    let picture = try noise(width: width, height: height, colors: colors)
    let text = try picture.drawing(for: .sixel, columns: 80, rows: 80)
    let shown = try sixelPicture(text, width: width, height: height)
    // Six bits are lost in pictures of many colors.
    let (kept, middle) = colors == .max ? (0xC0, 32) : (0xFF, 0)
    let expected = picture.pixels.map { color in
      [color.red, color.green, color.blue].map { level in
        // The levels of a percentage.
        let percent = (Double(Int(level) & kept + middle) / 2.55).rounded()
        return Int(percent * 2.55 + 0.5)
      }
    }
    #expect(shown == expected)
  }

  /// The levels of each pixel of sixel data.
  private func sixelPicture(_ text: String, width: Int, height: Int) throws -> [[Int]] {
    let start = "\u{1B}P0;1;0q\"1;1;\(width);\(height)"
    try #require(text.hasPrefix(start) && text.hasSuffix("\u{1B}\\\n"))
    let body = text.dropFirst(start.count).dropLast(3)
    var (registers, pixels) = ([Int: [Int]](), [[Int]](repeating: [-999, -999, -999], count: width * height))
    var (x, y, register) = (0, 0, 0)
    for token in body.matches(of: /#(\d+)(?:;2;(\d+);(\d+);(\d+))?|!(\d+)(.)|(.)/) {
      if let number = token.output.1.flatMap({ Int($0) }) {
        register = number
        let shares = [token.output.2, token.output.3, token.output.4].compactMap { $0.flatMap { Int($0) } }
        if shares.count == 3 { registers[number] = shares.map { ($0 * 255 + 50) / 100 } }
        continue
      }
      let character = try #require((token.output.6 ?? token.output.7)?.unicodeScalars.first)
      switch character {
      case "$": x = 0
      case "-": (x, y) = (0, y + 6)
      default:
        for _ in 0..<(token.output.5.flatMap { Int($0) } ?? 1) {
          for bit in 0..<6 where (character.value - 63) >> UInt32(bit) & 1 == 1 {
            pixels[(y + bit) * width + x] = try #require(registers[register])
          }
          x += 1
        }
      }
    }
    #expect(registers.count <= 256)
    return pixels
  }
}
