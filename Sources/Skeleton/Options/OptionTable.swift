// The table of all options. A new option is a property of RenderOptions and one entry here.

extension RenderOption {
  /// The declarations of all render options, in the order of help texts.
  package static let all = reading + canvas + appearance + time + text + markup + limits

  /// The render option whose name in JSON is `name`, such as `stopAt`; nil if no option has this name.
  package static func named(_ name: String) -> RenderOption? { all.first { $0.name == name } }

  /// The render options that an interface accepts, such as the command line, in the order of ``all``.
  package static func on(_ surface: Surface) -> [RenderOption] { all.filter { $0.surfaces.contains(surface) } }

  /// The output formats that are rasterized into pixels.
  private static let pixels: [OutputFormat] = [.png, .apng, .gif, .webp]
  /// The output formats that contain source code with identifiers.
  private static let source: [OutputFormat] = [.swiftui, .compose, .reactContentLoader, .android]

  private static let reading = [
    RenderOption(
      Entry("dialect", in: .reading, "The dialect of the document."), \.dialect, .dialect,
      default: "by the root element"),
    RenderOption(
      Entry(
        "root", in: .reading,
        """
        The part of the document to show: an identifier of an Interface Builder object or of a Hyperview screen or \
        element, or an index; `skeleton layout --roots` lists them.
        """, on: [.commandLine, .record, .page]), \.root, .root, default: "the first"),
    RenderOption(
      Entry(
        "rtl", in: .reading, "Mirror layout and sweep, for right-to-left languages.",
        on: [.commandLine, .record, .page]),
      flag: \.isRightToLeft),
    RenderOption(
      Entry(
        "solve", in: .reading,
        """
        Solve the constraints of an Interface Builder document at its own size too, instead of using the stored frames.
        """), flag: \.solvesConstraints),
    RenderOption(
      Entry("repeat", in: .reading, "The number of times that a repeated cell appears, or fill for a full viewport."),
      \.repetition, .repetition, default: "the document's"),
    RenderOption(
      Entry(
        "elements", in: .reading, "A components file: elements that documents of the native dialect may use.",
        on: [.record]), \.elements, .elements, default: "those of --elements"),
    RenderOption(
      Entry("data", in: .reading, "The entries for the rows of repeat=\"data\".", on: [.record]), \.data, .rows,
      default: "those of --data"),
  ]

  private static let canvas = [
    RenderOption(
      Entry(
        "size", in: .canvas, "The canvas in points, or in device pixels: 390x844, 390x, x844 or 1080x2400px.",
        on: [.commandLine, .record, .page]),
      \.size, .size, default: "the document's"),
    RenderOption(
      Entry(
        "sizes", in: .canvas, "Further sizes whose layouts a responsive html contains.", formats: [.html], on: [.record]
      ),
      \.markup.sizes, .sizes, default: "none"),
    RenderOption(
      Entry(
        "device", in: .canvas,
        "A device that gives canvas, scale and safe area, such as iphone-15; `skeleton formats` lists them.",
        on: [.commandLine, .record, .page]), \.device, .device),
    RenderOption(
      Entry("scale", in: .canvas, "Device pixels per point.", formats: pixels + [.json]), \.scale, .factor,
      default: "the device's, else 2; 1 for Android dumps"),
    RenderOption(
      Entry(
        "unit", in: .canvas, "The unit of the frames that `skeleton layout` prints: points, or device pixels.",
        formats: [.json], on: [.commandLine]), \.frameUnit, .unit),
  ]

  private static let appearance = [
    RenderOption(
      Entry(
        "theme", in: .appearance, "The colors: light, dark or a theme of the document.",
        on: [.commandLine, .record, .page]), \.theme, .theme, default: "light"),
    RenderOption(
      Entry("preset", in: .appearance, "A shimmer that replaces the document's."), \.preset, .preset,
      default: "the document's"),
  ]

  private static let time = [
    RenderOption(
      Entry(
        "at", in: .time, "The moment of a still picture: 0.5s, 500ms, or 25% of a sweep.",
        formats: OutputFormat.allCases.filter { $0 != .json && $0 != .hxml }), \.time, .moment,
      default: "the moment of greatest contrast; moving formats show the whole loop"),
    RenderOption(
      Entry(
        "fps", in: .time, "Frames per second of a moving picture.", formats: [.apng, .gif, .webp, .lottie],
        on: [.commandLine, .record, .page]), \.framesPerSecond, .factor, default: "60; 50 for gif, 30 for play"),
    RenderOption(
      Entry(
        "duration", in: .time, "The length of a moving picture: 2s, 500ms.", formats: [.apng, .gif, .webp, .lottie],
        on: [.commandLine, .record, .page]), \.duration, .period, default: "one loop"),
    RenderOption(
      Entry("startAt", in: .time, "The time at which loading starts."), \.startTime, .seconds),
    RenderOption(
      Entry("stopAt", in: .time, "The time at which loading stops and the views show as they are."), \.stopTime,
      .seconds, default: "the document's, else never"),
    RenderOption(
      Entry(
        "showDelay", in: .time,
        "The time from the start of loading until the placeholder appears; nothing is shown if the content is faster."),
      \.showDelay, .seconds),
    RenderOption(
      Entry("minimumTime", in: .time, "The minimum time for which a placeholder that has appeared remains."),
      \.minimumTime, .seconds),
    RenderOption(
      Entry(
        "transition", in: .time,
        "The duration of the cross-dissolve from the placeholder to the content, such as 0.25s; 0s for a cut."),
      \.transition, .seconds),
    RenderOption(
      Entry("finishCycle", in: .time, "Let the sweep end before the placeholder disappears."), flag: \.finishesCycle),
  ]

  private static let text = [
    RenderOption(
      Entry("columns", in: .text, "Characters across.", formats: [.ascii, .ansi]), \.columns, .count(1...10_000),
      default: "80, or what fits the terminal"),
    RenderOption(
      Entry(
        "colors", in: .text, "The colors of the terminal.", formats: [.ansi], on: [.commandLine, .record, .page]),
      \.terminalColors, .colors, default: "the terminal's, else true"),
  ]

  private static let markup = [
    RenderOption(
      Entry(
        "animate", in: .markup, "The technique that moves the parts.", formats: [.svg, .html],
        on: [.commandLine, .record, .page]), \.markup.animation, .animation),
    RenderOption(
      Entry(
        "responsive", in: .markup,
        "Write an svg with one layout that follows its width, and an html with a layout for each size, of which the widest that fits shows.",
        formats: [.svg, .html], on: [.commandLine, .record, .page]), flag: \.markup.isResponsive),
    RenderOption(
      Entry(
        "fragment", in: .markup, "Write the part of an html that goes into a page.", formats: [.html],
        on: [.commandLine, .record, .page]), flag: \.markup.isFragment),
    RenderOption(
      Entry(
        "title", in: .markup, "The text that screen readers read aloud.", formats: [.svg, .html] + source,
        on: [.commandLine, .record, .page]), \.markup.title, .string("text", expected: "a string")),
    RenderOption(
      Entry(
        "documentName", in: .markup, "The name of the document, which names the types of source code.",
        formats: [.hxml] + source, on: [.record]), \.documentName, .string("name", expected: "a string"),
      default: "the name of the file"),
  ]

  /// The declarations of the options for limits, which only the command line accepts: they apply to all documents of a
  /// run.
  private static let limits: [RenderOption] = [
    limit("maxInput", "Bytes of the document, at most.", \.limits.inputBytes, unit: "bytes"),
    limit(
      "maxDepth", "Elements inside elements, at most.", \.limits.depth, in: 1...RenderLimits.maximumDepth),
    limit("maxAttributes", "Attributes of one start tag, at most.", \.limits.attributes),
    RenderOption(
      Entry("maxViews", in: .limits, "Views after repetition, and bones, at most.", on: [.commandLine]), \.limits.views,
      .count(1...1_000_000_000_000), and: [\.limits.bones], default: "1000000, and 250000 bones"),
    RenderOption(
      Entry("maxPixels", in: .limits, "Pixels of the canvas, at most.", on: [.commandLine]), \.limits.pixels,
      .count(1...1_000_000_000_000), and: [\.limits.streamedPixels, \.limits.streamedSide],
      default: "67000000; for png and text 1000000000, and 65535 on a side"),
    limit("maxFrames", "Frames of a moving picture, at most.", \.limits.frames),
    limit("maxWork", "Work for the document and for each output, at most, in units of about 1 to 5 µs.", \.limits.work),
  ]

  private static func limit(
    _ name: String, _ summary: String, _ path: Path<Int>, in range: ClosedRange<Int> = 1...1_000_000_000_000,
    unit: String = "count"
  ) -> RenderOption {
    RenderOption(Entry(name, in: .limits, summary, on: [.commandLine]), path, .count(range, of: unit))
  }
}

extension RenderOptions {
  /// The options of an interface that differ from their defaults, in one line; equal options have equal texts, for
  /// cache keys.
  ///
  /// - Parameter surface: the interface whose options are included; all other options are left out.
  package func canonicalText(on surface: RenderOption.Surface) -> String {
    RenderOption.on(surface).compactMap { option in
      option.text(in: self).map { "\(option.name)=\($0.utf8.count):\($0)" }
    }.joined(separator: " ")
  }

  /// The arguments of `skeleton render` that set all options with another value than their default.
  ///
  /// - Parameter names: the names in JSON of options to leave out.
  package func commandArguments(without names: Set<String> = []) -> [String] {
    RenderOption.on(.commandLine).filter { !names.contains($0.name) }.flatMap { option -> [String] in
      guard let text = option.text(in: self) else { return [] }
      return ["--\(option.commandName)"] + (option.form == .flag ? [] : [text])
    }
  }
}

// MARK: - Options without effect

/// A warning about an option that is set although it has no effect on any output of the run.
package struct IgnoredOption: Hashable, Sendable {
  /// The code of the warning for programs, the same in all versions.
  package static let code = "options.ignored"

  /// The option in the notation of its interface, such as `--columns`.
  package let spelling: String
  private let formats: [String]
  private let users: [String]

  /// A warning about an option; nil if the bytes of at least one output format of the run depend on it.
  ///
  /// - Parameters:
  ///   - option: the option that is set.
  ///   - spelling: the option in the notation of its interface, such as `--columns`.
  ///   - formats: the output formats of the run.
  ///   - name: returns the name of a format in this interface.
  package init?(
    _ option: RenderOption, spelled spelling: String, for formats: [OutputFormat],
    named name: (OutputFormat) -> String = \.rawValue
  ) {
    guard formats.allSatisfy({ !option.formats.contains($0) }) else { return nil }
    (self.spelling, self.formats, users) = (spelling, formats.map(name), option.formats.map(name))
  }

  /// The message of the warning, such as `--columns has no effect on png; it applies to ascii, ansi`.
  package var sentence: String {
    let rest = users.count <= 8 ? "; it applies to " + users.joined(separator: ", ") : ""
    return "\(spelling) has no effect on " + formats.joined(separator: ", ") + rest
  }
}

extension RenderOption {
  /// The JSON names of the options that an interface accepts, separated by commas, in the order of ``all``.
  package static func names(on surface: Surface) -> String { on(surface).map(\.name).joined(separator: ", ") }
}
