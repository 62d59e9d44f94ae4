package import Skeleton

// The parts of the table of options that the commands accept.

/// Returns the command-line options of one group, without the options in `names`, in the order of the table of options.
private func group(_ group: RenderOption.Group, without names: Set<String> = []) -> [RenderOption] {
  RenderOption.on(.commandLine).filter { $0.group == group && !names.contains($0.name) }
}

/// The options for reading a document, such as its dialect.
package enum ReadingSelection: OptionSelection {
  package static let options = group(.reading)
}

/// The canvas options of commands that list frames, with the unit of the frames.
package enum FrameSelection: OptionSelection {
  package static let options = group(.canvas)
}

/// The canvas options of commands that draw one picture.
package enum CanvasSelection: OptionSelection {
  package static let options = group(.canvas, without: ["unit"])
}

/// The canvas options of commands that draw several pictures: sizes and devices may be repeated.
package enum CanvasesSelection: OptionSelection {
  package static let options = group(.canvas, without: ["unit"])
  package static let repeatable: Set = ["size", "device"]
}

/// The options for the colors and the shimmer of a picture.
package enum AppearanceSelection: OptionSelection {
  package static let options = group(.appearance)
}

/// The time options of commands that show an animation: those without a single moment.
package enum MotionSelection: OptionSelection {
  package static let options = group(.time, without: ["at"])
}

/// The time options of commands that draw one picture.
package enum TimeSelection: OptionSelection {
  package static let options = group(.time)
}

/// The time options of commands that draw several pictures: the moment may be repeated.
package enum TimesSelection: OptionSelection {
  package static let options = group(.time)
  package static let repeatable: Set = ["at"]
}

/// The options of pictures in characters, for terminals and text files.
package enum TextSelection: OptionSelection {
  package static let options = group(.text)
}

/// The options of SVG and HTML files and of source code.
package enum MarkupSelection: OptionSelection {
  package static let options = group(.markup)
}

/// The options that limit the size of the input and the work for a document.
package enum LimitSelection: OptionSelection {
  package static let options = group(.limits)
}
