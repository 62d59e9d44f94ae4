package import ArgumentParser
package import Skeleton
import SystemIO

/// What is previewed, how, and where the page is.
package struct PreviewOptions: ParsableArguments {
  @OptionGroup package var input: InputOptions

  @OptionGroup package var canvas: CanvasOptions

  @Option(help: ArgumentHelp("Pixels per point: 2, 1 for Android dumps, or the device's.", valueName: "number"))
  package var scale: FactorArgument?

  @OptionGroup package var scene: SceneOptions

  @Option(help: ArgumentHelp("Where to listen on this machine; a free port otherwise.", valueName: "number"))
  package var port: PortArgument?

  @Flag(name: .customLong("ipv6"), help: "Listen on ::1 instead of 127.0.0.1.")
  package var usesIPv6 = false

  @Option(help: ArgumentHelp("Give up a picture after: 2s, 500ms.", valueName: "time"))
  package var timeout = SecondsArgument(30)

  package init() {}

  package func validate() throws {
    if input.input == "-" { throw ValidationError("a page is made of a file, not of standard input") }
    if timeout.seconds == 0 { throw ValidationError("--timeout is 0, expected a time such as 2s or 500ms") }
  }

  /// The options of the library.
  package func renderOptions() throws -> RenderOptions {
    var options = input.renderOptions(canvas.choice, try input.readRules())
    scene.apply(to: &options)
    options.scale = scale?.number
    return options
  }

  /// What `skeleton render` needs besides the choices of the page, to make the same picture.
  package var fixedArguments: [String] {
    var words: [String] = []
    if let dialect = input.dialect { words += ["--dialect", dialect.name] }
    if let rules = input.rules { words += ["--rules", rules] }
    if input.solve { words.append("--solve") }
    switch input.repetition?.repetition {
    case .times(let count): words += ["--repeat", "\(count)"]
    case .fill: words += ["--repeat", "fill"]
    case nil: break
    }
    if let duration = scene.duration { words += ["--duration", "\(duration.seconds)"] }
    if let stop = scene.stopAt { words += ["--stop-at", "\(stop.seconds)"] }
    return words
  }
}

/// A TCP port, 1…65535, or 0 for a free one.
package struct PortArgument: ExpressibleByArgument, Sendable {
  package let number: UInt16

  package init?(argument: String) {
    guard let number = UInt16(argument) else { return nil }
    self.number = number
  }
}
