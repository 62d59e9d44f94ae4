import Diagnostics
package import Dialects
package import ViewTree

/// The width and height of a canvas; a dimension that is nil is that of the document.
public struct CanvasSize: Hashable, Sendable {
  /// The width in ``unit``, finite, above 0 and at most 10⁷; nil for the width of the document.
  public var width: Double?
  /// The height in ``unit``, finite, above 0 and at most 10⁷; nil for the height of the document.
  public var height: Double?
  /// The unit of ``width`` and ``height``: points or device pixels.
  public var unit: LengthUnit

  /// A canvas size in `unit`; a dimension that is nil is that of the document, and ranges are checked by the render.
  public init(width: Double? = nil, height: Double? = nil, unit: LengthUnit = .points) {
    (self.width, self.height, self.unit) = (width, height, unit)
  }

  /// The same canvas size with both dimensions in points.
  ///
  /// - Parameter scale: device pixels per point.
  func inPoints(scale: Double) -> CanvasSize {
    switch unit {
    case .points: self
    case .pixels: CanvasSize(width: width.map { $0 / scale }, height: height.map { $0 / scale })
    }
  }
}

/// The unit of a length on the canvas; the raw value is its name on the command line.
public enum LengthUnit: String, Hashable, Sendable, CaseIterable {
  /// Points, the unit of documents: points of iOS, density-independent pixels of Android.
  case points = "pt"
  /// Device pixels, the unit of rendered pictures; the scale is their number per point.
  case pixels = "px"
}

/// An input format: a vocabulary of XML elements, such as Interface Builder's or Android's.
public struct SourceDialect: Hashable, Sendable, CaseIterable {
  package let dialect: Dialect

  /// All dialects, in the order in which they are tried on the root element of a document.
  public static let allCases = Dialect.allCases.map(SourceDialect.init)

  private init(_ dialect: Dialect) {
    self.dialect = dialect
  }

  /// The dialect with this name, such as `ib`; nil if no dialect that `skeleton formats` lists has the name.
  public init?(named name: String) {
    guard let dialect = Dialect(rawValue: name) else { return nil }
    self.dialect = dialect
  }

  /// The name of the dialect on the command line, such as `ib`.
  public var name: String { dialect.rawValue }
}

/// A selection of the root view to render in a document with several: its identifier, or its index, counted from 0.
///
/// An identifier takes precedence over an index. A root that the document lacks is an error of the render.
public struct RootName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The identifier of the root view, or its index, counted from 0, in decimal digits.
  public let text: String

  /// A selection by an identifier, or by an index counted from 0 in decimal digits.
  public init(_ text: String) {
    self.text = text
  }

  /// A selection by an identifier, or by an index counted from 0 in decimal digits.
  public init(stringLiteral text: String) {
    self.text = text
  }
}

/// The name of a picture's theme, which defines the colors of bones, shimmer and background.
public enum ThemeName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The document's theme of the name `light` if it declares one, or else the colors for light appearance.
  case light
  /// The document's theme of the name `dark` if it declares one, or else the colors for dark appearance.
  case dark
  /// A theme that the document declares, with its name; a name that the document lacks is an error of the render.
  case named(String)

  /// The theme with this name; `light` and `dark` give the cases of these names.
  public init(_ name: String) {
    switch name {
    case "light": self = .light
    case "dark": self = .dark
    default: self = .named(name)
    }
  }

  /// The theme with this name; `light` and `dark` give the cases of these names.
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

  /// All shimmer presets, in the order of help texts.
  public static let allCases = ShimmerStyle.Preset.allCases.map(ShimmerPreset.init)

  private init(_ preset: ShimmerStyle.Preset) {
    self.preset = preset
  }

  /// The preset with this name, such as `pulse`; nil if no preset has the name.
  public init?(named name: String) {
    guard let preset = ShimmerStyle.Preset(rawValue: name) else { return nil }
    self.preset = preset
  }

  /// The name of the preset in options and documents, such as `pulse`.
  public var name: String { preset.rawValue }

  /// A light band that sweeps across the canvas, followed by a pause.
  public static let classic = ShimmerPreset(.classic)
  /// A sweeping band without a pause, whose last frame equals its first.
  public static let seamless = ShimmerPreset(.seamless)
  /// A sweeping band between two grays, 8 % and 11 % black on a white overlay, so that bones are always visible.
  public static let vivid = ShimmerPreset(.vivid)
  /// A uniform color that fades to a second color and back.
  public static let pulse = ShimmerPreset(.pulse)
  /// A single color that does not move or change.
  public static let solid = ShimmerPreset(.solid)
}

/// The time of a picture: in seconds of the scene, or as a fraction of one sweep of the shimmer.
public enum SampleTime: Hashable, Sendable {
  /// A time in seconds since the start of the scene, at least 0.
  case seconds(Double)
  /// The progress within one sweep of the shimmer, 0…1; 1 is the end of the sweep rather than the start of the next.
  case progress(Double)
}

/// The color palette of the terminal that shows the format `ansi`.
public enum TerminalColors: Hashable, Sendable, CaseIterable {
  /// 24-bit colors, which are exact.
  case trueColor
  /// The 256 colors of xterm.
  case palette256
  /// The 16 colors of every terminal.
  case palette16
}

/// The number of copies of each repeated cell, which replaces the number in the document.
public enum CellRepetition: Hashable, Sendable {
  /// A fixed number of copies, at least 1.
  case times(Int)
  /// As many copies as begin inside the viewport or list that they fill.
  case fill
}
