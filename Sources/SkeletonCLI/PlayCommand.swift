import ArgumentParser
import CommandOptions
import Skeleton
import SystemIO

struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Plays the placeholder in the terminal, in place.",
    discussion: """
      Until Ctrl-C, or for --duration. The picture takes the size that fits the terminal and follows it. Where there is
      no terminal, one still picture is written, in characters.
      """)

  @OptionGroup var input: InputOptions

  @OptionGroup var canvas: CanvasOptions

  @OptionGroup var scene: SceneOptions

  @Option(help: ArgumentHelp("Characters across; as many as fit otherwise.", valueName: "count"))
  var columns: CountArgument?

  func validate() throws {
    if let columns = columns?.count, columns > 10_000 {
      throw ValidationError("--columns is \(columns), expected at most 10000")
    }
  }

  func run() throws {
    let source = try input.source()
    var options = input.renderOptions(canvas.choice, try input.readRules())
    scene.apply(to: &options)
    options.columns = columns?.count ?? 80
    options.terminalColors = terminalColors()
    let reading = options
    let placeholder = try input.checking { () throws(RenderError) in
      try Document(source, options: reading).scene(reading)
    }
    try input.report(placeholder.findings)
    guard let terminal = Terminal.standardOutput(), environmentVariable("TERM") != "dumb" else {
      let picture = try input.checking { () throws(RenderError) in try placeholder.render(as: .ascii) }
      return try writeStandardOutput(picture.bytes)
    }
    let format: OutputFormat = showsColors ? .ansi : .ascii
    var player = TerminalPlayer(terminal, framesPerSecond: scene.fps?.number ?? 30, duration: scene.duration?.seconds)
    try player.play { time, terminal in
      options.columns = columns?.count ?? fittingColumns(placeholder.size, terminal)
      let fitting = placeholder.encoded(with: options)
      return try input.checking { () throws(RenderError) in try fitting.render(as: format, at: .seconds(time)) }.bytes
    }
  }

  /// The most columns with which all rows fit, characters being twice as high as wide; at least 8 where there are 8.
  private func fittingColumns(_ size: (width: Double, height: Double), _ terminal: Terminal) -> Int {
    let fitting = 2 * Double(terminal.rows - 1) * size.width / size.height
    return max(min(terminal.columns, 8), Int(min(Double(terminal.columns), fitting)))
  }
}
