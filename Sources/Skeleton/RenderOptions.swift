/// What a caller decides about a picture beyond what the document says.
public struct RenderOptions: Sendable {
  /// The canvas in points; a side that is nil is the document's own.
  ///
  /// Finite, above 0 and at most 10⁷.
  public var size: (width: Double?, height: Double?) = (nil, nil)
  /// Whether the constraints of Interface Builder documents decide at their own size too, and not the stored frames.
  public var solvesConstraints = false
  /// Device pixels per point, above 0; nil is the dialect's: 2, and 1 for Android dumps, whose unit is the pixel.
  public var scale: Double?
  /// The name of a device, such as `iphone-15`, whose canvas, scale and safe area are taken where nothing else is said.
  public var device: String?
  /// When the picture is taken; nil is the middle of the loop, and all of it in formats that move.
  public var time: SampleTime?
  /// When loading begins, in seconds of the scene; before, the views show as they are.
  public var startTime = 0.0
  /// When loading ends, in seconds of the scene: overlay and gradient go, the views show as they are.
  ///
  /// Nil is when the document says, or never.
  public var stopTime: Double?
  /// Frames of a moving picture per second, above 0 and at most 1000; nil is 60, for GIF 50.
  public var framesPerSecond: Double?
  /// Seconds that a moving picture takes, above 0; nil is one loop.
  public var duration: Double?
  /// `light`, `dark` or a theme of the document; nil is `light`.
  public var theme: String?
  /// The name of a preset, which replaces the document's `<shimmer>`: `classic`, `seamless`, `pulse` or `solid`.
  public var preset: String?
  /// Mirrors layout and sweep.
  public var isRightToLeft = false
  /// How often repeated cells stand in their feed; nil is as often as the document says.
  public var repetition: CellRepetition?
  /// What the document is called in source code made from it: a file name, of which the last path component counts.
  public var documentName: String?
  /// The part of the document to show, by identifier or index; nil is the first.
  public var root: String?
  /// `native`, `ib`, `android`, `uiautomator`, `appium`, `svg` or `hxml`; nil guesses from the root element.
  public var dialect: String?
  /// The resource folders of Android layouts; nil for none.
  public var resources: ResourceFolders?
  /// The theme of Android layouts, such as `Theme.MyApp`; nil is Material 3.
  public var themeStyle: String?
  /// Hints for documents that one cannot touch; they win over what the document itself says.
  public var rules: RuleSet?
  /// Characters across, for the text formats.
  public var columns = 80
  /// Colors of the terminal, for `ansi`.
  public var terminalColors = TerminalColors.trueColor
  /// How `svg` and `html` play.
  public var markup = MarkupStyle()
  /// What keeps hostile input from taking time or memory.
  public var limits = RenderLimits()
  /// Elements of the caller's own, by name: see ``ElementHandler``.
  public var elements: [String: ElementHandler] = [:]

  /// Threads on which bands of a picture are drawn at once, at least 1 of them; nil is the caller's alone.
  ///
  /// The bytes never depend on it. The library makes no threads: `perform` does the work for each of `0..<iterations`
  /// and returns when all of it is done, as Dispatch's `DispatchQueue.concurrentPerform(iterations:execute:)` does.
  public var threads: (count: Int, perform: @Sendable (_ iterations: Int, _ work: @Sendable (Int) -> Void) -> Void)?

  /// Whether the time for this document is over, asked at the end of each stage and before each frame; nil is never.
  ///
  /// True ends the work with an error whose code is `render.deadline`. The library has no clock: the caller looks at
  /// one, or at a flag.
  public var deadline: (@Sendable () -> Bool)?

  /// The document as it is, at its own size.
  public init() {}
}

/// When a picture is taken.
public enum SampleTime: Hashable, Sendable {
  /// Seconds from the start of the scene.
  case seconds(Double)
  /// A share of the shimmer's way, 0…1; it does not wrap, 1 shows its end.
  case progress(Double)
}

/// How many colors a terminal shows.
public enum TerminalColors: Hashable, Sendable, CaseIterable {
  /// 24 bits: exact.
  case trueColor
  /// The 256 colors of xterm.
  case palette256
  /// The 16 colors of every terminal.
  case palette16
}

/// How files that play themselves are written: `svg` and `html`.
public struct MarkupStyle: Sendable {
  /// What makes their parts move.
  public enum Animation: String, Sendable, CaseIterable {
    /// CSS: transforms and opacity.
    case css
    /// The animation elements of SVG, with one gradient whose stops move.
    case smil
    /// Nothing: the middle of the loop.
    case none
  }

  /// CSS by default.
  public var animation = Animation.css
  /// What a screen reader says.
  public var title = "Loading…"
  /// The part that goes into a page, instead of a page: for `html`.
  public var isFragment = false
  /// Whether an `svg` follows the width that it is shown at, and an `html` has all of `sizes`.
  public var isResponsive = false
  /// Further sizes of the canvas whose layouts an `html` has too; it shows the widest that fits.
  public var sizes: [(width: Double?, height: Double?)] = []

  /// A page of its own, for one size.
  public init() {}
}

/// How often a repeated cell stands in its feed.
public enum CellRepetition: Hashable, Sendable {
  /// At least 1.
  case times(Int)
  /// Until the viewport is full.
  case fill
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
  /// Pixels of the canvas.
  public var pixels = 67_000_000
  /// Pixels of the canvas in formats that are written band by band: `png`, and the character cells of text.
  public var streamedPixels = 1 << 36
  /// Frames of a moving picture.
  public var frames = 3_600
  /// Pixels of all frames of a moving picture together.
  public var animationPixels = 4_000_000_000

  /// The most that ``depth`` can be.
  public static let maximumDepth = 4_096

  /// The defaults.
  public init() {}
}
