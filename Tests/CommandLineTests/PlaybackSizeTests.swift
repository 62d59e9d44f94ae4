import Foundation
import Testing

/// The size of a playback in a pseudo-terminal: characters are twice as high as wide.
@Suite(.serialized) struct PlaybackSizeTests {
  private static let beginning = "\u{1B}[?2026h"

  private func document(_ width: Int, _ height: Int, in folder: TemporaryFolder) throws -> String {
    try folder.write(
      "<feed width='\(width)' height='\(height)'><view width='\(width)' height='\(height)' background='#F00'/></feed>",
      to: "a.xml")
  }

  /// The terminal's columns and rows, and those of a picture of 53 × 97 points.
  private static let sizes: [(terminal: (Int, Int), options: [String], columns: Int, lines: Int)] = [
    ((80, 24), [], 25, 23), ((30, 12), [], 12, 11), ((200, 61), [], 65, 60),
    // A picture has 8 columns at least, and its rows beyond the terminal are left out.
    ((10, 5), [], 8, 4), ((7, 5), [], 7, 4), ((80, 24), ["--columns", "9"], 9, 9),
  ]

  @Test(arguments: sizes)
  func `the rows of a picture fit the terminal`(
    terminal: (Int, Int), options: [String], columns: Int, lines: Int
  ) throws {
    let folder = try TemporaryFolder()
    let file = try document(53, 97, in: folder)
    let played = try PseudoTerminal(
      ["play", file, "--preset", "solid", "--fps", "10", "--duration", "0.1s"] + options, columns: terminal.0,
      rows: terminal.1)
    #expect(try played.end() == 0)
    let frames = played.commandText.components(separatedBy: Self.beginning).dropFirst()
    // The duration is the time of one frame.
    #expect(frames.count == 1)
    let frame = try #require(frames.first)
    #expect(frame.hasPrefix("\r\u{1B}[38;2;255;0;0;48;2;255;0;0m▀"))
    let rows = frame.components(separatedBy: "\n").dropLast()
    #expect(rows.count == lines)
    #expect(rows.allSatisfy { $0.count { $0 == "▀" } == columns })
  }

  /// The new columns and rows of a terminal of 80 × 40 characters, and the lines by which the cursor moves up: those of
  /// the first picture, the same ones wrapped in the new width, and those of the new picture.
  private static let changes: [(columns: Int, rows: Int, lines: [Int])] = [
    (30, 40, [9, 27, 4]), (40, 40, [9, 18, 5]), (79, 40, [9, 18, 9]), (30, 9, [9, 8, 4]), (120, 40, [9, 13]),
    (80, 5, [9, 4]),
  ]

  @Test(arguments: changes)
  func `a picture replaces the one before it, whose lines a narrower terminal has wrapped`(
    columns: Int, rows: Int, lines: [Int]
  ) throws {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal(
      ["play", try document(97, 20, in: folder), "--preset", "solid"], columns: 80, rows: 40)
    #expect(terminal.read { _ in terminal.frames >= 3 })
    let before = terminal.frames
    terminal.resize(columns: columns, rows: rows)
    #expect(terminal.read { _ in terminal.frames >= before + 5 })
    terminal.press(3)
    #expect(try terminal.end() == 130)
    let moves = terminal.commandText.matches(of: /\u{1B}\[(\d+)A\r/).compactMap { Int($0.output.1) }
    let different = moves.indices.filter { $0 == 0 || moves[$0 - 1] != moves[$0] }.map { moves[$0] }
    #expect(different == lines)
    // Lines of an earlier, higher picture are erased.
    let erased = terminal.commandText.components(separatedBy: "\u{1B}[J").count - 1
    #expect(erased == (lines.count == 3 ? 1 : 0))
  }
}
