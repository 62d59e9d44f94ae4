package import Skeleton

// The parts of the table of options that the commands accept.

/// Returns the command-line options of one group, without the options in `names`, in the order of the table of options.
private func group(_ group: RenderOption.Group, without names: Set<String> = []) -> [RenderOption] {
  RenderOption.on(.commandLine).filter { $0.group == group && !names.contains($0.name) }
}

/// The selection of the command-line options for reading a document, such as its dialect.
package enum ReadingSelection: OptionSelection {
  package static let options = group(.reading)
}

/// The selection of the canvas options for commands that list frames, with `--unit`, the unit of the frames.
package enum FrameSelection: OptionSelection {
  package static let options = group(.canvas)
}

/// The selection of the canvas options for commands that draw one picture, such as `--size` and `--device`.
package enum CanvasSelection: OptionSelection {
  package static let options = group(.canvas, without: ["unit"])
}

/// The selection of the options for the colors and the shimmer of a picture.
package enum AppearanceSelection: OptionSelection {
  package static let options = group(.appearance)
}

/// The selection of the time options for commands that show an animation: all except `--at`, which selects a moment.
package enum MotionSelection: OptionSelection {
  package static let options = group(.time, without: ["at"])
}

/// The selection of the time options for commands that draw one picture, such as `--at`, the moment that the picture
/// shows.
package enum TimeSelection: OptionSelection {
  package static let options = group(.time)
}

/// The selection of the options for pictures in characters, for terminals and text files.
package enum TextSelection: OptionSelection {
  package static let options = group(.text)
}

/// The selection of the options for SVG and HTML files and for source code.
package enum MarkupSelection: OptionSelection {
  package static let options = group(.markup)
}

/// The selection of the options that limit the size of the input and the work for a document.
package enum LimitSelection: OptionSelection {
  package static let options = group(.limits)
}

/// The options of `Base` for commands that draw several pictures: the options of ``Variant/axes`` may be repeated, once
/// for each picture.
package enum Repeated<Base: OptionSelection>: OptionSelection {
  package static var options: [RenderOption] { Base.options }
  package static var repeatable: Set<String> { Variant.axes }
}
