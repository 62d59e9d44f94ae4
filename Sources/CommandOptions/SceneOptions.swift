package import ArgumentParser
package import Skeleton

/// How a scene looks and moves, whatever it is written to.
package struct SceneOptions: ParsableArguments {
  @Option(help: ArgumentHelp("light, dark, or a theme of the document.", valueName: "name"))
  package var theme: String?

  @Option(help: "Replaces the document's shimmer.")
  package var preset: PresetArgument?

  @Option(help: ArgumentHelp("Frames per second: 60, for GIF 50, to play 30.", valueName: "number"))
  package var fps: FactorArgument?

  @Option(help: ArgumentHelp("How long a moving picture is: 2s, 500ms. One loop otherwise.", valueName: "time"))
  package var duration: SecondsArgument?

  @Option(help: ArgumentHelp("When loading stops and the views show as they are.", valueName: "time"))
  package var stopAt: SecondsArgument?

  package init() {}

  package func validate() throws {
    if let duration = duration?.seconds, duration == 0 {
      throw ValidationError("--duration is 0, expected a time such as 2s or 500ms")
    }
  }

  package func apply(to options: inout RenderOptions) {
    options.theme = theme.map { ThemeName($0) }
    options.preset = preset.flatMap { ShimmerPreset(named: $0.name) }
    options.framesPerSecond = fps?.number
    options.duration = duration?.seconds
    options.stopTime = stopAt?.seconds
  }
}
