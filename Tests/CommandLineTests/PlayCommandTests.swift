import Foundation
import Testing

/// Playback in a pseudo-terminal.
@Suite(.serialized) struct PlayCommandTests {
  private static let feed = "Fixtures/seeds/newsfeed.xml"

  @Test func `Ctrl-C ends it as the signal would, cursor and colors restored`() throws {
    let terminal = try PseudoTerminal(["play", Self.feed], columns: 80, rows: 24)
    #expect(terminal.read { _ in terminal.frames >= 3 })
    #expect(!terminal.echoes)
    terminal.press(3)
    #expect(try terminal.end() == 130)
    #expect(terminal.text.hasPrefix("\u{1B}[?25l"))
    #expect(terminal.commandText.hasSuffix("\u{1B}[0m\u{1B}[?25h"))
    #expect(!terminal.text.contains("^C"))
    #expect(terminal.echoes)
  }

  @Test func `it plays in place and clears no screen`() throws {
    let terminal = try PseudoTerminal(["play", Self.feed], columns: 80, rows: 24)
    #expect(terminal.read { _ in terminal.frames >= 3 })
    terminal.press(3)
    #expect(try terminal.end() == 130)
    let text = terminal.commandText
    for sequence in ["\u{1B}[2J", "\u{1B}[H", "\u{1B}[?1049h", "\u{1B}[?47h", "\u{1B}c", "\u{1B}[3J"] {
      #expect(!text.contains(sequence))
    }
    // Each frame has as many lines as the cursor moves back up, at most one less than the terminal has.
    let frames = text.components(separatedBy: "\u{1B}[?2026h").dropFirst()
    #expect(frames.count >= 3)
    let heights = frames.map { $0.components(separatedBy: "\n").count - 1 }
    #expect(Set(heights).count == 1)
    let height = try #require(heights.first)
    #expect((8...23).contains(height))
    for frame in frames.dropFirst() { #expect(frame.hasPrefix("\u{1B}[\(height)A\r")) }
    #expect(text.hasSuffix("\u{1B}[0m\u{1B}[?25h"))
  }

  @Test(arguments: [(80, 24), (120, 40), (30, 12), (200, 60), (10, 5)])
  func `the picture fits the terminal`(_ columns: Int, _ rows: Int) throws {
    let terminal = try PseudoTerminal(["play", Self.feed, "--duration", "50ms"], columns: columns, rows: rows)
    #expect(try terminal.end() == 0)
    let frame = try #require(terminal.commandText.components(separatedBy: "\u{1B}[?2026h").last)
    let lines = frame.components(separatedBy: "\n").dropLast()
    #expect(lines.count <= rows - 1)
    #expect(lines.allSatisfy { $0.count { $0 == "▀" } <= columns })
    // One of the two dimensions is used completely, within the rounding to whole characters.
    #expect(lines.count >= rows - 3 || lines.contains { $0.count { $0 == "▀" } >= columns - 2 })
  }

  @Test func `after --stop-at the views are shown`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      <feed width="40" height="20"><shimmer preset="solid" colors="#00FF00"/>
      <view width="40" height="20" background="#FF0000"/></feed>
      """, to: "card.xml")
    let terminal = try PseudoTerminal(["play", file, "--stop-at", "1ms"], columns: 80, rows: 24)
    #expect(terminal.read { _ in terminal.commandText.contains("8;2;255;0;0") })
    terminal.press(3)
    #expect(try terminal.end() == 130)
    let last = terminal.commandText.components(separatedBy: "\u{1B}[?2026h").last
    #expect(last?.contains("8;2;0;255;0") == false)
  }

  @Test func `it follows the terminal's size`() throws {
    let terminal = try PseudoTerminal(["play", Self.feed], columns: 100, rows: 40)
    #expect(terminal.read { _ in terminal.frames >= 2 })
    let before = terminal.frames
    terminal.resize(columns: 40, rows: 12)
    #expect(terminal.read { _ in terminal.frames >= before + 4 })
    terminal.press(3)
    _ = try terminal.end()
    let frame = try #require(terminal.commandText.components(separatedBy: "\u{1B}[?2026h").dropLast().last)
    #expect(frame.components(separatedBy: "\n").count - 1 <= 11)
  }

  @Test func `without colors it plays characters, with 16 colors those`() throws {
    let plain = try PseudoTerminal(
      ["play", Self.feed, "--duration", "100ms"], columns: 80, rows: 24, environment: ["NO_COLOR": "1"])
    #expect(try plain.end() == 0)
    #expect(!plain.text.contains("▀") && plain.text.contains("=="))
    let few = try PseudoTerminal(
      ["play", Self.feed, "--duration", "100ms"], columns: 80, rows: 24,
      environment: ["TERM": "xterm", "COLORTERM": ""])
    #expect(try few.end() == 0)
    #expect(few.text.contains("▀") && !few.text.contains("8;2;") && !few.text.contains("8;5;"))
  }

  @Test func `a dumb terminal and a pipe get one still picture`() throws {
    let dumb = try PseudoTerminal(["play", Self.feed], columns: 80, rows: 24, environment: ["TERM": "dumb"])
    #expect(try dumb.end() == 0)
    #expect(!dumb.text.contains("\u{1B}"))
    let piped = try SkeletonProcess("play", Self.feed)
    #expect(piped.exitCode == 0)
    #expect(piped.text == (try SkeletonProcess("render", Self.feed).text))
  }

  @Test func `an error leaves the terminal as it was`() throws {
    let terminal = try PseudoTerminal(["play", "Fixtures/hostile/truncated.xml"], columns: 80, rows: 24)
    #expect(try terminal.end() == 65)
    #expect(!terminal.text.contains("\u{1B}"))
    #expect(terminal.echoes)
  }

  @Test func `a termination ends it like Ctrl-C does`() throws {
    let terminal = try PseudoTerminal(["play", "Fixtures/seeds/arcs.xml"], columns: 60, rows: 20)
    #expect(terminal.read { _ in terminal.frames >= 2 })
    // Ctrl-\ is SIGQUIT.
    terminal.press(0x1C)
    #expect(try terminal.end() == 131)
    #expect(terminal.commandText.hasSuffix("\u{1B}[0m\u{1B}[?25h"))
  }

  @Test func `long work shows a bar, and takes it away`() throws {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal(
      ["render", Self.feed, "-o", folder.path("a.webp"), "--scale", "1", "--duration", "0.2s"], columns: 80, rows: 24,
      environment: ["SKELETON_PROGRESS": "1"])
    #expect(try terminal.end() == 0)
    #expect(terminal.text.contains("█") && terminal.text.contains("/12"))
    #expect(terminal.text.contains("\r\u{1B}[K"))
    let piped = try SkeletonProcess(
      "render", Self.feed, "-o", folder.path("b.apng"), "--scale", "1", "--duration", "0.2s", "--quiet")
    #expect(piped.standardError == "")
  }
}
