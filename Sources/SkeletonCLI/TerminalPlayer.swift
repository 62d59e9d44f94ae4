import SystemIO

/// The player of an animation in a terminal: it draws pictures in characters one after the other at the same place.
///
/// The lines above the picture do not change, and at the end cursor and colors are restored. The escape sequences are
/// those of ECMA-48; terminals with synchronized output (DEC mode 2026) show whole frames only.
struct TerminalPlayer {
  private var terminal: Terminal
  private let frame: Duration
  private let duration: Duration?
  /// The number of terminal lines that the last drawn picture occupies.
  private var lines = 0

  init(_ terminal: Terminal, framesPerSecond: Double, duration: Double?) {
    self.terminal = terminal
    frame = .seconds(1 / framesPerSecond)
    self.duration = duration.map { .seconds($0) }
  }

  /// Shows pictures until the duration of the animation is over; without a duration, until a signal ends the process.
  ///
  /// - Parameter draw: a function that returns the picture at a time in seconds since the start, as UTF-8 text in lines
  ///   that fit the terminal.
  /// - Throws: the error of `draw`, or ``IOFailure`` if the terminal cannot be written.
  mutating func play(draw: (Double, Terminal) throws -> [UInt8]) throws {
    var signals = HeldSignals()
    let keyboard = QuietKeyboard()
    defer { keyboard.restore() }
    let clock = ContinuousClock()
    let start = clock.now
    var next = start
    try writeStandardOutput(Array(Sequence.hideCursor.utf8))
    defer { try? writeStandardOutput(Array(Sequence.restore.utf8)) }
    while true {
      let elapsed = next - start
      if let duration, elapsed >= duration { return }
      try show(draw(elapsed / .seconds(1), terminal))
      // Late frames are dropped to keep the pace.
      repeat { next += frame } while next < clock.now
      while let event = signals.wait(for: next - clock.now) {
        switch event {
        case .resized: adapt(to: Terminal.standardOutput() ?? terminal)
        case .stop(let signal):
          try writeStandardOutput(Array(Sequence.restore.utf8))
          keyboard.restore()
          end(bySignal: signal)
        }
      }
    }
  }

  /// Draws a picture of text lines over the last one, and erases the lines of the last one below it.
  ///
  /// - Throws: ``IOFailure`` if the terminal cannot be written.
  private mutating func show(_ picture: [UInt8]) throws {
    let rows = picture.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
      .prefix(max(1, terminal.rows - 1))
    var output = Array(Sequence.beginUpdate.utf8)
    if lines > 0 { output += Array("\u{1B}[\(lines)A".utf8) }
    for row in rows {
      output += Array("\r".utf8) + row + Array(Sequence.eraseToEndOfLine.utf8) + [UInt8(ascii: "\n")]
    }
    if lines > rows.count { output += Array(Sequence.eraseBelow.utf8) }
    output += Array(Sequence.endUpdate.utf8)
    lines = rows.count
    try writeStandardOutput(output)
  }

  /// Records a new size of the terminal, and computes the number of lines that the last picture occupies in it.
  ///
  /// A narrower terminal wraps the lines of the picture, so that they occupy more lines.
  private mutating func adapt(to size: Terminal) {
    if size.columns < terminal.columns {
      let wrapped = (terminal.columns + size.columns - 1) / max(1, size.columns)
      lines = min(lines * wrapped, size.rows - 1)
    }
    lines = min(lines, max(0, size.rows - 1))
    terminal = size
  }

  private enum Sequence {
    static let hideCursor = "\u{1B}[?25l"
    /// The escape sequence that ends a synchronized update, restores the terminal's own colors and shows the cursor.
    static let restore = "\(endUpdate)\u{1B}[0m\u{1B}[?25h"
    static let beginUpdate = "\u{1B}[?2026h"
    static let endUpdate = "\u{1B}[?2026l"
    static let eraseToEndOfLine = "\u{1B}[K"
    static let eraseBelow = "\u{1B}[J"
  }
}
