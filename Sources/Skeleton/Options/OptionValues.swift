import Diagnostics
package import Dialects
package import ViewTree

/// The extent of a canvas; a side that is nil is the document's own.
public struct CanvasSize: Hashable, Sendable {
  /// The width in `unit`, finite, above 0 and at most 10⁷; nil for the width of the document.
  public var width: Double?
  /// The height in `unit`, finite, above 0 and at most 10⁷; nil for the height of the document.
  public var height: Double?
  /// The unit of the width and the height.
  public var unit: LengthUnit

  /// A size in `unit`; a side that is nil is that of the document.
  public init(width: Double? = nil, height: Double? = nil, unit: LengthUnit = .points) {
    (self.width, self.height, self.unit) = (width, height, unit)
  }

  /// The same canvas with its sides in points.
  ///
  /// - Parameter scale: device pixels per point.
  func inPoints(scale: Double) -> CanvasSize {
    switch unit {
    case .points: self
    case .pixels: CanvasSize(width: width.map { $0 / scale }, height: height.map { $0 / scale })
    }
  }
}

/// The unit of a length on the canvas.
public enum LengthUnit: String, Hashable, Sendable, CaseIterable {
  /// The unit of documents: points of iOS, density-independent pixels of Android.
  case points = "pt"
  /// Device pixels.
  case pixels = "px"
}

/// An input format: a vocabulary of XML elements, such as Interface Builder's or Android's.
public struct SourceDialect: Hashable, Sendable, CaseIterable {
  package let dialect: Dialect

  /// All dialects, in the order in which root elements are recognized.
  public static let allCases = Dialect.allCases.map(SourceDialect.init)

  private init(_ dialect: Dialect) {
    self.dialect = dialect
  }

  /// The dialect named `name`, such as `ib`; nil if no dialect has this name: `skeleton formats` lists them.
  public init?(named name: String) {
    guard let dialect = Dialect(rawValue: name) else { return nil }
    self.dialect = dialect
  }

  /// The name of the dialect, such as `ib`.
  public var name: String { dialect.rawValue }
}

/// The root view of a document to render: its identifier, or its index from 0.
public struct RootName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The identifier, or the index in decimal digits.
  public let text: String

  /// A root with an identifier, or an index from 0 in decimal digits.
  public init(_ text: String) {
    self.text = text
  }

  /// A root with an identifier, or an index from 0 in decimal digits.
  public init(stringLiteral text: String) {
    self.text = text
  }
}

/// The theme of a picture: the colors of bones, shimmer and background.
public enum ThemeName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The colors for light appearance, or the document's theme of the name `light`.
  case light
  /// The colors for dark appearance, or the document's theme of the name `dark`.
  case dark
  /// A theme that the document declares, by its name.
  case named(String)

  /// The theme named `name`; `light` and `dark` are the cases of these names.
  public init(_ name: String) {
    switch name {
    case "light": self = .light
    case "dark": self = .dark
    default: self = .named(name)
    }
  }

  /// The theme named `name`; `light` and `dark` are the cases of these names.
  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// The name of the theme, such as `dark`.
  public var name: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .named(let name): name
    }
  }
}

/// A predefined shimmer that replaces the shimmer of the document.
public struct ShimmerPreset: Hashable, Sendable, CaseIterable {
  package let preset: ShimmerStyle.Preset

  /// All shimmer presets.
  public static let allCases = ShimmerStyle.Preset.allCases.map(ShimmerPreset.init)

  private init(_ preset: ShimmerStyle.Preset) {
    self.preset = preset
  }

  /// The preset named `name`, such as `pulse`; nil if no preset has this name.
  public init?(named name: String) {
    guard let preset = ShimmerStyle.Preset(rawValue: name) else { return nil }
    self.preset = preset
  }

  /// The name of the preset, such as `pulse`.
  public var name: String { preset.rawValue }

  /// A light band that sweeps over the canvas, then a pause.
  public static let classic = ShimmerPreset(.classic)
  /// A sweep without a pause, whose last frame equals its first.
  public static let seamless = ShimmerPreset(.seamless)
  /// A sweep with a contrast of at least 8 % at every position and time.
  public static let vivid = ShimmerPreset(.vivid)
  /// A color that changes to a second one and back.
  public static let pulse = ShimmerPreset(.pulse)
  /// A single color, without motion.
  public static let solid = ShimmerPreset(.solid)
}

/// The time of a picture, in seconds of the scene or relative to the sweep of the shimmer.
public enum SampleTime: Hashable, Sendable {
  /// A time in seconds since the start of the scene, at least 0.
  case seconds(Double)
  /// The progress within one sweep of the shimmer, 0…1; 1 is the end of the sweep, not the start of the next.
  case progress(Double)
}

/// The color palette of a terminal.
public enum TerminalColors: Hashable, Sendable, CaseIterable {
  /// 24-bit colors, which are exact.
  case trueColor
  /// The 256 colors of xterm.
  case palette256
  /// The 16 colors of every terminal.
  case palette16
}

/// The number of copies of a repeated cell in its feed.
public enum CellRepetition: Hashable, Sendable {
  /// A fixed number of copies, at least 1.
  case times(Int)
  /// The number of copies that fill the viewport.
  case fill
}
