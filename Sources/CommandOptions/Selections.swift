package import Skeleton

// The parts of the table of options that the commands accept.

/// The options of one group that the command line accepts, except those with some names, in the order of the table.
private func group(_ group: RenderOption.Group, without names: Set<String> = []) -> [RenderOption] {
  RenderOption.on(.commandLine).filter { $0.group == group && !names.contains($0.name) }
}

/// The options for reading a document.
package enum ReadingSelection: OptionSelection {
  package static let options = group(.reading)
}

/// The canvas options of commands that print frames and draw no picture.
package enum FrameSelection: OptionSelection {
  package static let options = group(.canvas)
}

/// The canvas options of one picture.
package enum CanvasSelection: OptionSelection {
  package static let options = group(.canvas, without: ["unit"])
}

/// The canvas options of several pictures.
package enum CanvasesSelection: OptionSelection {
  package static let options = group(.canvas, without: ["unit"])
  package static let repeatable: Set = ["size", "device"]
}

/// The options for colors and shimmer.
package enum AppearanceSelection: OptionSelection {
  package static let options = group(.appearance)
}

/// The time options of an animation.
package enum MotionSelection: OptionSelection {
  package static let options = group(.time, without: ["at"])
}

/// The time options of a picture.
package enum TimeSelection: OptionSelection {
  package static let options = group(.time)
}

/// The time options of several pictures.
package enum TimesSelection: OptionSelection {
  package static let options = group(.time)
  package static let repeatable: Set = ["at"]
}

/// The options of text pictures.
package enum TextSelection: OptionSelection {
  package static let options = group(.text)
}

/// The options of SVG and HTML files, which animate without a player, and of source code.
package enum MarkupSelection: OptionSelection {
  package static let options = group(.markup)
}

/// The limits on time and memory.
package enum LimitSelection: OptionSelection {
  package static let options = group(.limits)
}
