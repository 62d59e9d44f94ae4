import Dialects
import ViewTree

// The notation of option values on the command line, in configuration files and in requests.

extension SampleTime {
  /// Parses a time such as `0.5s` or `500ms`, at least 0, or a percentage of the sweep such as `25%`; nil for any other
  /// text.
  ///
  /// A number other than 0 requires a unit or a percent sign: `2` would be ambiguous.
  public init?(_ text: String) {
    if text.hasSuffix("%") {
      guard let percent = parseNumber(text.dropLast()), (0...100).contains(percent) else { return nil }
      self = .progress(percent / 100)
    } else {
      guard let seconds = parseTime(text), seconds >= 0, seconds == 0 || text.hasSuffix("s") else { return nil }
      self = .seconds(seconds)
    }
  }
}

extension CellRepetition {
  /// Parses a repetition count, which is a whole number from 1 or `fill`; nil for any other text.
  public init?(_ text: String) {
    switch parseRepetition(text) {
    case .times(let count): self = .times(count)
    case .fill: self = .fill
    case .once, nil: return nil
    }
  }
}

extension RenderOptions {
  /// The names of all dialects, such as `ib`.
  public static let dialects = SourceDialect.allCases.map(\.name)
  /// The names of all devices, such as `iphone-15`.
  public static let devices = Device.all.map(\.name)
  /// The names of all shimmer presets, such as `pulse`.
  public static let presets = ShimmerPreset.allCases.map(\.name)

  /// Parses a time such as `2`, `2s` or `500ms`, at least 0, and returns it in seconds; nil for any other text.
  package static func parseSeconds(_ text: String) -> Double? {
    parseTime(text).flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Parses a decimal number above 0 and at most 10⁷, without a unit; nil for any other text.
  package static func parseExtent(_ text: some StringProtocol) -> Double? {
    parseNumber(text).flatMap { $0 > 0 ? $0 : nil }
  }
}

extension CanvasSize {
  /// Parses a canvas size written as `390x844`, `390x` or `x844`, in points, or with the suffix `px` in device pixels.
  ///
  /// The result is nil for any other text.
  public init?(_ text: String) {
    let unit = text.hasSuffix("px") ? LengthUnit.pixels : .points
    let text = unit == .pixels ? text.dropLast(2) : text[...]
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, text != "x" else { return nil }
    let extents = sides.map(RenderOptions.parseExtent)
    guard zip(sides, extents).allSatisfy({ $0.isEmpty || $1 != nil }) else { return nil }
    self.init(width: extents[0], height: extents[1], unit: unit)
  }
}
