package import Geometry
package import LayerTree

/// The parameters of one shimmer preset, with its colors over a white overlay.
///
/// `locations` and `to` are the positions of the colors along the axis at the start and end of a sweep; `duration` is
/// in seconds.
package struct ShimmerFigures {
  package var colors: [Color]
  package var startPoint: UnitPoint
  package var endPoint: UnitPoint
  package var locations: [Double]
  package var to: [Double]
  var duration: Double
  var timingFunction = UnitBezier.linear
  var autoreverses = false
  /// The number of colors, for a preset that changes its color instead of moving stops; nil for all others.
  package var pulse: Int?

  /// The background color of the original newsfeed placeholder.
  ///
  /// The next two constants are its light and its dark gray.
  private static let background = Color(red: 246, green: 247, blue: 248)
  private static let light = Color(gray: 238)
  private static let dark = Color(gray: 221)
  /// The gray of the preset `vivid`: 11 % black over white.
  ///
  /// `vividBand` is the lighter gray of its moving band, 8 % black over white.
  private static let vivid = Color(gray: 227)
  private static let vividBand = Color(gray: 234)

  package static func of(_ preset: ShimmerStyle.Preset) -> ShimmerFigures {
    switch preset {
    case .classic:
      ShimmerFigures(
        colors: [background, light, dark, light, background],
        startPoint: UnitPoint(x: -0.85, y: 0), endPoint: UnitPoint(x: 1.15, y: 0),
        locations: [-0.85, -0.85, 0, 0.15, 1.15], to: [0, 1, 1, 1.05, 1.15], duration: 1)
    case .seamless:
      ShimmerFigures(
        colors: [background, light, dark, light, background],
        startPoint: UnitPoint(x: 0, y: 0), endPoint: UnitPoint(x: 1, y: 0),
        locations: [-0.6, -0.45, -0.3, -0.15, 0], to: [1, 1.15, 1.3, 1.45, 1.6], duration: 1.2)
    case .vivid:
      ShimmerFigures(
        colors: [vivid, vivid, vividBand, vivid, vivid],
        startPoint: UnitPoint(x: 0, y: 0), endPoint: UnitPoint(x: 1, y: 0),
        locations: [-0.6, -0.45, -0.3, -0.15, 0], to: [1, 1.15, 1.3, 1.45, 1.6], duration: 1.2)
    case .pulse:
      ShimmerFigures(
        colors: [light, dark], startPoint: UnitPoint(x: 0, y: 0), endPoint: UnitPoint(x: 1, y: 0),
        locations: [0, 1], to: [0, 1], duration: 0.8, timingFunction: .easeInEaseOut, autoreverses: true, pulse: 2)
    case .solid:
      ShimmerFigures(
        colors: [light], startPoint: UnitPoint(x: 0, y: 0), endPoint: UnitPoint(x: 1, y: 0),
        locations: [0], to: [0], duration: 1)
    }
  }

  package func function(_ style: ShimmerStyle) -> UnitBezier { style.timingFunction ?? timingFunction }

  /// The timing of the preset's animation with the attributes of `style`: endless unless these limit it.
  ///
  /// Its `fillMode` is `forwards`, as in the original newsfeed placeholder.
  package func timing(_ style: ShimmerStyle) -> MediaTiming {
    var timing = MediaTiming()
    timing.fillMode = .forwards
    timing.duration = style.duration ?? duration
    timing.autoreverses = style.autoreverses ?? autoreverses
    timing.beginTime = style.beginTime ?? 0
    timing.speed = style.speed ?? 1
    timing.timeOffset = style.timeOffset ?? 0
    timing.repeatDuration = style.repeatDuration ?? 0
    switch style.repeatCount ?? .infinite {
    case .infinite: timing.repeatCount = .infinity
    case .times(let count): timing.repeatCount = count
    }
    return timing
  }
}

extension ShimmerStyle {
  /// The timing of the sweep that moves the gradient, without a theme's colors; nil for a still gradient.
  package var sweepTiming: MediaTiming? {
    let figures = ShimmerFigures.of(preset ?? .classic)
    if figures.pulse != nil, locations == nil, to == nil { return figures.timing(self) }
    let count = colors?.count ?? figures.colors.count
    let from = locations ?? figures.locations.spread(over: count)
    let end = to ?? (locations == nil ? figures.to.spread(over: count) : from)
    return from == end ? nil : figures.timing(self)
  }
}

extension [Double] {
  /// The locations of a preset, one for each of `count` colors, along the gradient's axis: 0 at its start, 1 at its
  /// end.
  ///
  /// They are evenly spaced between the preset's first and last location. Unchanged if the preset has `count` locations
  /// already; 0 for a single color.
  package func spread(over count: Int) -> [Double] {
    guard count != self.count, count > 1, let first, let last else { return count == 1 ? [0] : self }
    return (0..<count).map { first + (last - first) * Double($0) / Double(count - 1) }
  }
}
