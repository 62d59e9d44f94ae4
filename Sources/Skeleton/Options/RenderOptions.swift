/// The options of a render: size, time, colors, format details and limits.
///
/// Equal options and equal documents give equal bytes, so options are keys of caches. The functions that a caller
/// passes to a render are in ``RenderContext``.
public struct RenderOptions: Hashable, Sendable {
  /// The size of the canvas; a dimension that is nil is that of the document.
  public var size = CanvasSize()
  /// The device whose canvas size and scale replace nil in `size` and `scale`, and whose safe area applies; nil for
  /// none.
  public var device: Device?
  /// The number of device pixels per point, above 0 and at most 1000.
  ///
  /// Nil is the scale of the device, else that of the dialect: 2, and 1 for Android dumps, whose unit is the pixel.
  public var scale: Double?
  /// The factor by which the user's setting enlarges texts, above 0 and at most 1000; nil for 1.
  ///
  /// Android's `sp` and the font sizes of native documents and of Hyperview are multiplied by it. Text styles of iOS have
  /// the content size whose body text is nearest. Captured pages, dumps and drawings keep their sizes.
  public var fontScale: Double?
  /// The unit of the frames in the output of `skeleton layout`; frames in pixels are rounded to whole pixels.
  public var frameUnit = LengthUnit.points
  /// The dialect of the document; nil detects it from the root element.
  public var dialect: SourceDialect?
  /// The root view to render in a document with several; nil is the first one, or else the first one with bones.
  public var root: RootName?
  /// True to mirror the layout and the direction of the sweep, for right-to-left languages.
  public var isRightToLeft = false
  /// True to solve the constraints of an Interface Builder document even at the document's own size.
  ///
  /// False uses the frames stored in the document at that size.
  public var solvesConstraints = false
  /// The number of copies of each repeated cell; nil is the number in the document.
  public var repetition: CellRepetition?
  /// The hints for views of the document, which take precedence over hints in the document; nil for none.
  public var rules: RuleSet?
  /// The elements that documents of the native dialect may use besides those of the dialect; nil for none.
  public var elements: ElementSet?
  /// The entries of data for `repeat="data"`; nil for none.
  public var data: RowSet?
  /// The resource folders of Android layouts; nil for none.
  public var resources: ResourceFolders?
  /// The source files of the application that contains an Android layout or a document of Interface Builder; nil for none.
  public var code: ProjectCode?
  /// The name of the theme of Android layouts, such as `Theme.MyApp`; nil is Material 3.
  public var themeStyle: String?
  /// Recorded sizes of leaf views in Android layouts, which replace the sizes of their contents; nil for none.
  public var leafSizes: LeafSizes?
  /// The theme of the picture, which defines its colors; nil is ``ThemeName/light``.
  public var theme: ThemeName?
  /// The shimmer preset that replaces the `<shimmer>` of the document; nil keeps that of the document.
  public var preset: ShimmerPreset?
  /// The time of a still picture, in seconds or as a progress of the sweep.
  ///
  /// Nil is the moment of the loop with the largest contrast, and in animated formats the whole loop.
  public var time: SampleTime?
  /// The time at which loading begins, in seconds of the scene, at least 0.
  ///
  /// Before this time the scene shows the views without overlay and gradient.
  public var startTime = 0.0
  /// The time at which loading ends, in seconds of the scene, not before `startTime`.
  ///
  /// From this time on overlay and gradient are removed. Nil is the time in the document, else never.
  public var stopTime: Double?
  /// The time from the start of loading to the appearance of the placeholder, in seconds, at least 0.
  ///
  /// During this time only the color of the overlay is shown. If loading ends earlier, no placeholder appears.
  public var showDelay = 0.0
  /// The minimum time for which a placeholder stays visible once it has appeared, in seconds, at least 0.
  public var minimumTime = 0.0
  /// The duration of the cross-dissolve from the placeholder to the content, in seconds, at least 0; 0 for a cut.
  public var transition = 0.0
  /// True to keep the placeholder until the end of the sweep during which loading ends; false to remove it when loading
  /// ends.
  public var finishesCycle = false
  /// The frames per second of an animation, above 0 and at most 1000; nil is 60, for GIF 50.
  public var framesPerSecond: Double?
  /// The duration of an animation in seconds, above 0; nil is the duration of the scene's loop.
  public var duration: Double?
  /// The width of a picture in the text formats `ascii` and `ansi`, in characters, 1 to 10,000.
  public var columns = 80
  /// The color palette of the terminal that shows the format `ansi`.
  public var terminalColors = TerminalColors.trueColor
  /// The technique, the title and the sizes of the formats `svg` and `html`.
  public var markup = MarkupStyle()
  /// The file name of the document, from which generated source code derives identifiers; nil for none.
  ///
  /// Only the last path component is used.
  public var documentName: String?
  /// The limits on input and output that bound the time and memory of the render.
  public var limits = RenderLimits()

  /// The default options: the document's own size, in the colors for light appearance.
  public init() {}
}

/// The options of files in `svg` and `html`, which animate without a player.
public struct MarkupStyle: Hashable, Sendable {
  /// A technique that animates SVG and HTML; the raw value is its name on the command line.
  public enum Animation: String, Hashable, Sendable, CaseIterable {
    /// CSS animations of transforms and opacity.
    case css
    /// SVG animation elements, with one gradient whose stops move.
    case smil
    /// No animation: the file shows the moment of the loop with the largest contrast.
    case none
  }

  /// The technique that animates the files in `svg` and `html`.
  public var animation = Animation.css
  /// The label of the picture in `svg` and `html`, which screen readers announce.
  public var title = "Loading…"
  /// The name of the type in generated source code; nil for the name of the file or of the document.
  public var name: String?
  /// The name of the package of source code in Kotlin; nil for none.
  public var packageName: String?
  /// True for an HTML fragment to embed in a page, which adapts to the width of its container; false for a complete
  /// page; `svg` ignores it.
  public var isFragment = false
  /// True for an HTML fragment that a page contains before its scripts and style sheets: it also follows the attribute
  /// `data-theme`, is allowed by a strict content security policy and disappears with the first content.
  public var isShell = false
  /// True for an `svg` and an `html` page that adapt to the width at which they are shown.
  public var isResponsive = false
  /// Further canvas sizes, which have no effect on outputs that adapt to the width.
  public var sizes: [CanvasSize] = []

  /// The default options: a complete file for one size, animated with CSS.
  public init() {}
}

/// The limits on input and output that bound the time and memory of a render; exceeding one is a ``RenderError``.
public struct RenderLimits: Hashable, Sendable {
  /// The maximum length of the document in bytes; a longer document is an error.
  public var inputBytes = 256 << 20
  /// The maximum number of attributes of one start tag; more are an error.
  public var attributes = 1_024
  /// The maximum nesting depth of elements, at most ``maximumDepth``; deeper nesting is an error.
  ///
  /// A level takes about 3 KB of the calling thread's stack, 12 KB in debug builds: 512 levels fit the usual stack of 8
  /// MB.
  public var depth = 512
  /// The maximum number of views, including the copies of repeated cells; more are an error.
  public var views = 1_000_000
  /// The maximum number of bones in a scene, of which a text has one for each line; more are an error.
  public var bones = 250_000
  /// The maximum area, in pixels, of a canvas that is in memory as a whole.
  ///
  /// A larger canvas is drawn in bands for `png`, and is an error for the other formats of pixels.
  public var pixels = 67_000_000
  /// The maximum area of the canvas for `png` in pixels, and for the text formats in character cells.
  ///
  /// These formats are written band by band, so that the limit is larger than ``pixels``. A larger canvas is an error.
  public var streamedPixels = 1_000_000_000
  /// The maximum width and height of the canvas for `png` in pixels, and for the text formats in character cells.
  ///
  /// A longer side is an error, because many decoders store a width or height in 16 bits.
  public var streamedSide = 65_535
  /// The maximum number of frames of an animation; more are an error.
  public var frames = 3_600
  /// The maximum area of all frames of an animation together, in pixels; a larger area is an error.
  public var animationPixels = 4_000_000_000
  /// The maximum work of reading and laying out a document, and of each of its outputs, in units of about 1 to 5 µs; more
  /// is an error.
  ///
  /// A unit is the work for one element, view or bone, or for one row of a curve. The count is the same on every machine.
  public var work = 200_000_000

  /// The upper bound of ``depth``, in levels; a larger value of `depth` has the effect of this one.
  public static let maximumDepth = 4_096

  /// Limits with the default values of all properties, such as 1,000,000 views.
  public init() {}
}

// MARK: - The table of options

// A new option is a property above and an entry here.

extension RenderOption {
  /// The declarations of all render options, in the order of help texts.
  package static let all = reading + canvas + appearance + time + text + markup + limits

  /// The output formats that are rasterized into pixels.
  private static let pixels: [OutputFormat] = [.png, .apng, .gif, .webp]
  /// The output formats that contain source code with identifiers.
  private static let source: [OutputFormat] = [
    .uikit, .swiftui, .compose, .react, .reactStyles, .element, .reactContentLoader, .android,
  ]
  /// All interfaces except `snapshots.json`, whose variants set the size, the theme, the direction and the font scale.
  private static let renders: Set<Surface> = [.commandLine, .record, .page]

  private static let reading = [
    RenderOption(
      "dialect", in: .reading, \.dialect, .dialect, default: "by the root element", "The dialect of the document."),
    RenderOption(
      "root", in: .reading, \.root, .root, default: "the first", on: renders,
      """
      The part of the document to show: an identifier of an Interface Builder object or of a Hyperview screen or \
      element, or an index; `skeleton layout --roots` lists them.
      """),
    RenderOption(
      "rtl", in: .reading, \.isRightToLeft, .flag, on: renders, "Mirror layout and sweep, for right-to-left languages."),
    RenderOption(
      "direction", in: .reading, \.isRightToLeft, .direction, isAlias: true, default: "ltr", on: [.commandLine],
      "The writing direction of the language, as --rtl."),
    RenderOption(
      "solve", in: .reading, \.solvesConstraints, .flag,
      "Solve the constraints of an Interface Builder document at its own size too, instead of using the stored frames."),
    RenderOption(
      "fontScale", in: .reading, \.fontScale, .factor, default: "1", on: renders,
      "The factor by which the user's setting enlarges texts, such as 1.3."),
    RenderOption(
      "repeat", in: .reading, \.repetition, .repetition, default: "the document's",
      "The number of times that a repeated cell appears, or fill for a full viewport."),
    RenderOption(
      "elements", in: .reading, \.elements, .elements, default: "those of --elements", on: [.record],
      "A components file: elements that documents of the native dialect may use."),
    RenderOption(
      "data", in: .reading, \.data, .rows, default: "those of --data", on: [.record],
      "The entries for the rows of repeat=\"data\"."),
  ]

  private static let canvas = [
    RenderOption(
      "size", in: .canvas, \.size, .size, default: "the document's", on: renders,
      "The canvas in points, or in device pixels: 390x844, 390x, x844 or 1080x2400px."),
    RenderOption(
      "sizes", in: .canvas, \.markup.sizes, .sizes, default: "none", formats: [.html], on: [.record],
      "Further sizes, which have no effect: a responsive html follows every width."),
    RenderOption(
      "device", in: .canvas, \.device, .device, on: renders,
      "A device that gives canvas, scale and safe area, such as iphone-15; `skeleton formats` lists them."),
    RenderOption(
      "scale", in: .canvas, \.scale, .factor, default: "the device's, else 2; 1 for Android dumps",
      formats: pixels + [.json], "Device pixels per point."),
    RenderOption(
      "unit", in: .canvas, \.frameUnit, .unit, formats: [.json], on: [.commandLine],
      "The unit of the frames that `skeleton layout` prints: points, or device pixels."),
  ]

  private static let appearance = [
    RenderOption(
      "theme", in: .appearance, \.theme, .theme, default: "light", on: renders,
      "The colors: light, dark or a theme of the document."),
    RenderOption(
      "preset", in: .appearance, \.preset, .preset, default: "the document's", "A shimmer that replaces the document's."
    ),
  ]

  private static let time = [
    RenderOption(
      "at", in: .time, \.time, .moment,
      default: "the moment of greatest contrast; moving formats show the whole loop",
      formats: OutputFormat.allCases.filter { ![.json, .boneyard, .hxml].contains($0) },
      "The moment of a still picture: 0.5s, 500ms, or 25% of a sweep."),
    RenderOption(
      "fps", in: .time, \.framesPerSecond, .factor, default: "60; 50 for gif, 30 for play",
      formats: [.apng, .gif, .webp, .lottie], on: renders, "Frames per second of a moving picture."),
    RenderOption(
      "duration", in: .time, \.duration, .period, default: "one loop", formats: [.apng, .gif, .webp, .lottie],
      on: renders, "The length of a moving picture: 2s, 500ms."),
    RenderOption("startAt", in: .time, \.startTime, .seconds, "The time at which loading starts."),
    RenderOption(
      "stopAt", in: .time, \.stopTime, .seconds, default: "the document's, else never",
      "The time at which loading stops and the views show as they are."),
    RenderOption(
      "showDelay", in: .time, \.showDelay, .seconds,
      "The time from the start of loading until the placeholder appears; nothing is shown if the content is faster."),
    RenderOption(
      "minimumTime", in: .time, \.minimumTime, .seconds,
      "The minimum time for which a placeholder that has appeared remains."),
    RenderOption(
      "transition", in: .time, \.transition, .seconds,
      "The duration of the cross-dissolve from the placeholder to the content, such as 0.25s; 0s for a cut."),
    RenderOption(
      "finishCycle", in: .time, \.finishesCycle, .flag, "Let the sweep end before the placeholder disappears."),
  ]

  private static let text = [
    RenderOption(
      "columns", in: .text, \.columns, .count(1...10_000), default: "80, or what fits the terminal",
      formats: [.ascii, .ansi], "Characters across."),
    RenderOption(
      "colors", in: .text, \.terminalColors, .colors, default: "the terminal's, else true", formats: [.ansi],
      on: renders, "The colors of the terminal."),
  ]

  private static let markup = [
    RenderOption(
      "animate", in: .markup, \.markup.animation, .animation, formats: [.svg, .html], on: renders,
      "The technique that moves the parts."),
    RenderOption(
      "responsive", in: .markup, \.markup.isResponsive, .flag, formats: [.svg, .html], on: renders,
      "Write an svg or a page that follows the width at which it is shown."),
    RenderOption(
      "fragment", in: .markup, \.markup.isFragment, .flag, formats: [.html], on: renders,
      "Write the part of an html that goes into a page and follows the width of its container."),
    RenderOption(
      "shell", in: .markup, \.markup.isShell, .flag, formats: [.html], on: renders,
      "Write a fragment for the first paint, which a strict content security policy allows."),
    RenderOption(
      "title", in: .markup, \.markup.title, .string("text", expected: "a string"),
      formats: [.svg, .html, .androidValues] + source.filter { $0 != .reactStyles }, on: renders,
      "The text that screen readers read aloud."),
    RenderOption(
      "name", in: .markup, \.markup.name, .typeName, default: "by the file name",
      formats: [.hxml, .boneyard, .androidValues, .androidNight] + source.filter { $0 != .android }, on: renders,
      "The name of the type in source code."),
    RenderOption(
      "package", in: .markup, \.markup.packageName, .packageName, default: "none", formats: [.compose], on: renders,
      "The package of source code in Kotlin."),
    RenderOption(
      "documentName", in: .markup, \.documentName, .string("name", expected: "a string"),
      default: "the name of the file", formats: [.hxml, .boneyard, .androidValues, .androidNight] + source,
      on: [.record],
      "The name of the document, which names the types of source code."),
  ]

  /// The declarations of the options for limits, which only the command line accepts: they apply to all documents of a
  /// run.
  private static let limits = [
    limit("maxInput", \.limits.inputBytes, unit: "bytes", "Bytes of the document, at most."),
    limit("maxDepth", \.limits.depth, at: RenderLimits.maximumDepth, "Elements inside elements, at most."),
    limit("maxAttributes", \.limits.attributes, "Attributes of one start tag, at most."),
    limit(
      "maxViews", \.limits.views, and: [\.limits.bones], default: "1000000, and 250000 bones",
      "Views after repetition, and bones, at most."),
    limit(
      "maxPixels", \.limits.pixels, and: [\.limits.streamedPixels, \.limits.streamedSide],
      default: "67000000; for png and text 1000000000, and 65535 on a side", "Pixels of the canvas, at most."),
    limit("maxFrames", \.limits.frames, "Frames of a moving picture, at most."),
    limit("maxWork", \.limits.work, "Work for the document and for each output, at most, in units of about 1 to 5 µs."),
  ]

  private static func limit(
    _ name: String, _ path: Path<Int>, and others: [Path<Int>] = [], at maximum: Int = 1_000_000_000_000,
    unit: String = "count", default standard: String? = nil, _ summary: String
  ) -> RenderOption {
    RenderOption(
      name, in: .limits, path, .count(1...maximum, of: unit), and: others, default: standard, on: [.commandLine],
      summary)
  }
}
