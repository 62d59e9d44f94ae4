import ArgumentParser
import CommandOptions
import Skeleton
import SystemIO

struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Plays the placeholder in the terminal, in place.",
    discussion: """
      Example: skeleton play cell.xml --duration 5s

      Plays until Ctrl-C, or for --duration. The picture takes the size that fits the terminal and follows it. Without \
      a terminal, one still picture is written in characters.
      """)

  @OptionGroup(title: "Canvas") var canvas: DeclaredOptions<FrameSelection>

  @OptionGroup(title: "Appearance") var appearance: DeclaredOptions<AppearanceSelection>

  @OptionGroup(title: "Time") var time: DeclaredOptions<MotionSelection>

  @OptionGroup(title: "Text pictures") var text: DeclaredOptions<TextSelection>

  @OptionGroup var input: InputOptions

  func run() throws {
    let source = try input.source()
    var options = try input.renderOptions(canvas.apply, appearance.apply, time.apply)
    options.terminalColors = terminalColors()
    text.apply(to: &options)
    let placeholder = try checking(Document(source, options: options).scene(options))
    try input.report(placeholder.findings)
    try input.reportUnmatchedRules(of: placeholder)
    guard let terminal = Terminal.standardOutput(), environmentVariable("TERM") != "dumb" else {
      let picture = try checking(placeholder.render(as: .ascii))
      return try writeStandardOutput(picture.bytes)
    }
    let format: OutputFormat = showsColors ? .ansi : .ascii
    let isFitted = text.values(of: "columns").isEmpty
    var player = TerminalPlayer(
      terminal, framesPerSecond: options.framesPerSecond ?? 30, duration: options.duration)
    try player.play { time, terminal in
      if isFitted { options.columns = fittingColumns(placeholder.size, terminal) }
      let fitting = placeholder.encoded(with: options)
      return try checking(fitting.render(as: format, at: .seconds(time))).bytes
    }
  }

  /// Returns the number of character columns for a picture whose rows all fit the terminal: at most the width of the
  /// terminal, at least 8 if the terminal has 8.
  ///
  /// Characters are assumed to be twice as high as wide.
  ///
  /// - Parameter size: the size of the canvas in points.
  private func fittingColumns(_ size: (width: Double, height: Double), _ terminal: Terminal) -> Int {
    let fitting = 2 * Double(terminal.rows - 1) * size.width / size.height
    return max(min(terminal.columns, 8), Int(min(Double(terminal.columns), fitting)))
  }
}
