import Dialects
import ViewTree

// Options as people write them: on the command line, in configuration files, in requests.

extension SampleTime {
  /// `0.5`, `0.5s`, `500ms`, or `25%` of the shimmer's way; nil for anything else.
  public init?(_ text: String) {
    if text.hasSuffix("%") {
      guard let percent = parseNumber(text.dropLast()), (0...100).contains(percent) else { return nil }
      self = .progress(percent / 100)
    } else {
      guard let seconds = parseTime(text) else { return nil }
      self = .seconds(seconds)
    }
  }
}

extension CellRepetition {
  /// A whole number from 1, or `fill`; nil for anything else.
  public init?(_ text: String) {
    switch parseRepetition(text) {
    case .times(let count): self = .times(count)
    case .fill: self = .fill
    case .once, nil: return nil
    }
  }
}

extension RenderOptions {
  /// The names that ``dialect`` takes.
  public static let dialects = Dialect.allCases.map(\.rawValue)
  /// The names that ``device`` takes.
  public static let devices = Device.all.map(\.name)
  /// The names that ``preset`` takes.
  public static let presets = ShimmerStyle.Preset.allCases.map(\.rawValue)

  /// A positive number within the range of all input, or nil.
  package static func parseExtent(_ text: some StringProtocol) -> Double? {
    parseNumber(text).flatMap { $0 > 0 ? $0 : nil }
  }

  /// `390x844`, `390x` or `x844`, in points; nil for anything else.
  package static func parseSize(_ text: String) -> (width: Double?, height: Double?)? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, text != "x" else { return nil }
    let extents = sides.map(parseExtent)
    guard zip(sides, extents).allSatisfy({ $0.isEmpty || $1 != nil }) else { return nil }
    return (extents[0], extents[1])
  }
}
