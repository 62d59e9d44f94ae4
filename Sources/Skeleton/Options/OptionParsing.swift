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
  /// The names of all dialects.
  public static let dialects = SourceDialect.allCases.map(\.name)
  /// The names of all devices.
  public static let devices = Device.all.map(\.name)
  /// The names of all presets.
  public static let presets = ShimmerPreset.allCases.map(\.name)

  /// A positive number within the range of all input, or nil.
  package static func parseExtent(_ text: some StringProtocol) -> Double? {
    parseNumber(text).flatMap { $0 > 0 ? $0 : nil }
  }

}

extension CanvasSize {
  /// `390x844`, `390x` or `x844`, in points; nil for anything else.
  public init?(_ text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, text != "x" else { return nil }
    let extents = sides.map(RenderOptions.parseExtent)
    guard zip(sides, extents).allSatisfy({ $0.isEmpty || $1 != nil }) else { return nil }
    self.init(width: extents[0], height: extents[1])
  }
}
