package import Skeleton

// The parts of the table of options that the commands accept.

/// The options of one group on the command line, without some.
private func group(_ group: RenderOption.Group, without names: Set<String> = []) -> [RenderOption] {
  RenderOption.on(.commandLine).filter { $0.group == group && !names.contains($0.name) }
}

/// The reading of a document.
package enum ReadingSelection: OptionSelection {
  package static let options = group(.reading)
}

/// The canvas of commands that draw nothing.
package enum FrameSelection: OptionSelection {
  package static let options = group(.canvas)
}

/// The canvas of one picture.
package enum CanvasSelection: OptionSelection {
  package static let options = group(.canvas, without: ["unit"])
}

/// The canvases of several pictures.
package enum CanvasesSelection: OptionSelection {
  package static let options = group(.canvas, without: ["unit"])
  package static let repeatable: Set = ["size", "device"]
}

/// The colors and the shimmer.
package enum AppearanceSelection: OptionSelection {
  package static let options = group(.appearance)
}

/// The time of a moving picture.
package enum MotionSelection: OptionSelection {
  package static let options = group(.time, without: ["at"])
}

/// The time of a picture.
package enum TimeSelection: OptionSelection {
  package static let options = group(.time)
}

/// The times of several pictures.
package enum TimesSelection: OptionSelection {
  package static let options = group(.time)
  package static let repeatable: Set = ["at"]
}

/// The form of text pictures.
package enum TextSelection: OptionSelection {
  package static let options = group(.text)
}

/// The form of files that play themselves, and of source code.
package enum MarkupSelection: OptionSelection {
  package static let options = group(.markup)
}

/// The bounds on time and memory.
package enum LimitSelection: OptionSelection {
  package static let options = group(.limits)
}
