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
    let document = try input.document()
    var options = try input.renderOptions(canvas.choice)
    scene.apply(to: &options)
    options.columns = columns?.count ?? 80
    options.terminalColors = terminalColors()
    let reading = options
    let prepared = try input.noting { () throws(DocumentError) in try document.scene(reading) }
    guard let terminal = Terminal.standardOutput(), environmentVariable("TERM") != "dumb" else {
      let picture = try input.noting { () throws(DocumentError) in
        try document.encode(prepared, as: .ascii, reading)
      }
      return try writeStandardOutput(picture)
    }
    let format: OutputFormat = showsColors ? .ansi : .ascii
    var player = TerminalPlayer(terminal, framesPerSecond: scene.fps?.number ?? 30, duration: scene.duration?.seconds)
    try player.play { time, terminal in
      options.time = .seconds(time)
      options.columns = columns?.count ?? fittingColumns(prepared.size, terminal)
      let moment = options
      return try input.noting { () throws(DocumentError) in try document.encode(prepared, as: format, moment) }
    }
  }

  /// As many columns as let all rows fit, characters being twice as high as wide; never so few that nothing is seen.
  private func fittingColumns(_ size: (width: Double, height: Double), _ terminal: Terminal) -> Int {
    let fitting = 2 * Double(terminal.rows - 1) * size.width / size.height
    return max(min(terminal.columns, 8), Int(min(Double(terminal.columns), fitting)))
  }
}
