package import ArgumentParser
package import Skeleton

/// The arguments of `skeleton preview`: the document, the initial settings of the page, and the address of its server.
package struct PreviewOptions: ParsableArguments {
  @OptionGroup(title: "Canvas") package var canvas: DeclaredOptions<CanvasSelection>

  @OptionGroup(title: "Appearance") package var appearance: DeclaredOptions<AppearanceSelection>

  @OptionGroup(title: "Time") package var time: DeclaredOptions<MotionSelection>

  @OptionGroup package var input: InputOptions

  @Option(help: ArgumentHelp("The port on this machine, 0 for a free one.", valueName: "number"))
  package var port = PortArgument(0)

  @Flag(name: .customLong("ipv6"), help: "Listen on ::1 instead of 127.0.0.1.")
  package var usesIPv6 = false

  @Option(help: ArgumentHelp("The time after which a picture is given up: 2s, 500ms.", valueName: "time"))
  package var timeout = SecondsArgument(30)

  package init() {}

  package func validate() throws {
    if input.input == "-" { throw ValidationError("a page shows a file, not standard input") }
    if timeout.seconds == 0 { throw ValidationError("--timeout is 0, expected a time such as 2s or 500ms") }
  }

  /// Returns the library's options, with the initial settings of the page.
  ///
  /// - Throws: ``Failure`` or ``IOFailure`` if a rules file or a resource folder cannot be read.
  package func renderOptions() throws -> RenderOptions {
    try input.renderOptions(canvas.apply, appearance.apply, time.apply)
  }

  /// Returns the arguments of a `skeleton render` command for the same picture, apart from those that the page adds.
  ///
  /// - Parameter choices: the names of the options that the page adds to the command.
  package func fixedArguments(_ options: RenderOptions, without choices: Set<String>) -> [String] {
    options.commandArguments(without: choices) + input.hints.files.flatMap { [$0.option, $0.path] }
  }
}
