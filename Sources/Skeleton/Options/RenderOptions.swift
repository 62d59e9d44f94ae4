/// The choices of a caller about a picture, beyond the document.
///
/// A value: equal options and equal documents give equal bytes, so options are the key of caches. The functions that a
/// caller lends to a render are a ``RenderContext``.
public struct RenderOptions: Hashable, Sendable {
  /// The canvas; a side that is nil is the document's own.
  public var size = CanvasSize()
  /// A device whose canvas, scale and safe area apply where `size` and `scale` are nil.
  public var device: Device?
  /// Device pixels per point, above 0 and at most 1000.
  ///
  /// Nil is the device's scale, else the dialect's: 2, and 1 for Android dumps, whose unit is the pixel.
  public var scale: Double?
  /// The unit of the frames in a list of views; pixels are whole.
  public var frameUnit = LengthUnit.points
  /// The reader of the document; nil chooses it by the root element.
  public var dialect: SourceDialect?
  /// The part of the document to show; nil is the first.
  public var root: RootName?
  /// Mirrors layout and sweep.
  public var isRightToLeft = false
  /// Solves the constraints of an Interface Builder document at its own size too, instead of using the stored frames.
  public var solvesConstraints = false
  /// The number of times that a repeated cell appears in its feed; nil is the number in the document.
  public var repetition: CellRepetition?
  /// Hints for the views of the document; they take precedence over the document's own.
  public var rules: RuleSet?
  /// The resource folders of Android layouts; nil for none.
  public var resources: ResourceFolders?
  /// The theme of Android layouts, such as `Theme.MyApp`; nil is Material 3.
  public var themeStyle: String?
  /// Recorded sizes of leaves of Android layouts, which replace the sizes of their contents; nil for none.
  public var leafSizes: LeafSizes?
  /// The colors; nil is ``ThemeName/light``.
  public var theme: ThemeName?
  /// A preset that replaces the document's `<shimmer>`.
  public var preset: ShimmerPreset?
  /// The moment of a still picture; nil is the middle of the loop, and the whole loop in formats that move.
  public var time: SampleTime?
  /// The time at which loading begins, in seconds of the scene; before it, the views show as they are.
  public var startTime = 0.0
  /// The time at which loading ends, in seconds of the scene: overlay and gradient disappear.
  ///
  /// Nil is the time in the document, or never.
  public var stopTime: Double?
  /// Frames of a moving picture per second, above 0 and at most 1000; nil is 60, for GIF 50.
  public var framesPerSecond: Double?
  /// The length of a moving picture in seconds, above 0; nil is one loop.
  public var duration: Double?
  /// Characters across, for the text formats.
  public var columns = 80
  /// The number of colors of the terminal, for `ansi`.
  public var terminalColors = TerminalColors.trueColor
  /// The form of `svg` and `html`.
  public var markup = MarkupStyle()
  /// The name of the document in generated source code: a file name, of which the last path component counts.
  public var documentName: String?
  /// The bounds on time and memory.
  public var limits = RenderLimits()

  /// The document at its own size, in its own colors.
  public init() {}
}

/// The form of files that play themselves: `svg` and `html`.
public struct MarkupStyle: Hashable, Sendable {
  /// The technique that moves the parts.
  public enum Animation: String, Hashable, Sendable, CaseIterable {
    /// CSS: transforms and opacity.
    case css
    /// The animation elements of SVG, with one gradient whose stops move.
    case smil
    /// No motion: the middle of the loop.
    case none
  }

  /// The technique that moves the parts.
  public var animation = Animation.css
  /// The text that a screen reader reads aloud.
  public var title = "Loading…"
  /// Writes the part that goes into a page, instead of a page: for `html`.
  public var isFragment = false
  /// Makes an `svg` follow the width that it is shown at, and gives an `html` a layout for each of `sizes`.
  public var isResponsive = false
  /// Further sizes of the canvas whose layouts an `html` contains; it shows the widest that fits.
  public var sizes: [CanvasSize] = []

  /// A page of its own, for one size.
  public init() {}
}

/// Bounds that keep hostile input from taking time or memory.
public struct RenderLimits: Hashable, Sendable {
  /// Bytes of the document.
  public var inputBytes = 256 << 20
  /// Attributes of one start tag.
  public var attributes = 1_024
  /// Elements inside elements; at most ``maximumDepth``.
  ///
  /// A level takes about 3 KB of the calling thread's stack, 12 KB in debug builds: 512 fit a usual one of 8 MB.
  public var depth = 512
  /// Views after repetition.
  public var views = 1_000_000
  /// Bones: a text has one for each of its lines.
  public var bones = 250_000
  /// Pixels of the canvas.
  public var pixels = 67_000_000
  /// Pixels of the canvas in formats that are written band by band: `png`, and the character cells of text.
  public var streamedPixels = 1_000_000_000
  /// Pixels of one side in these formats: many decoders store a side in 16 bits.
  public var streamedSide = 65_535
  /// Frames of a moving picture.
  public var frames = 3_600
  /// Pixels of all frames of a moving picture together.
  public var animationPixels = 4_000_000_000

  /// The upper bound of ``depth``.
  public static let maximumDepth = 4_096

  /// The defaults.
  public init() {}
}
