package import Geometry

/// The properties of a device that decide which of several resources with the same name Android selects.
package struct ResourceConfiguration: Hashable, Sendable {
  /// The width of the screen in dp.
  package var width: Double
  package var height: Double
  package var isNight = false
  package var direction = LayoutDirection.leftToRight
  /// The number of pixels per dp: 2.625 on a Pixel 8.
  package var density: Double

  /// The API level of the device: that of Android 15.
  static let apiLevel = 35

  var smallestWidth: Double { min(width, height) }
  var isLandscape: Bool { width > height }
  var dotsPerInch: Double { density * 160 }
}

/// The qualifiers in the name of a resource folder, such as `values-sw600dp-night`; nil for those not stated.
///
/// Widths and heights are minimum values in dp. Source: "App resources overview", tables 2 and 3; the order of the rows
/// is the order of precedence.
struct ResourceQualifiers: Hashable, Sendable {
  enum Density: Hashable, Sendable {
    /// The qualifier `anydpi`: resources for screens of every density, such as vectors.
    case any
    /// The qualifier `nodpi`: bitmaps that are not scaled to the density of the screen.
    case none
    case dotsPerInch(Double)
  }

  var direction: LayoutDirection?
  var smallestWidth: Double?
  var width: Double?
  var height: Double?
  /// The minimum size in dp, in landscape, for a named screen size: 640 × 480 for `large`; nil if no size is named.
  var screenSize: Size?
  var isLandscape: Bool?
  var isNight: Bool?
  var density: Density?
  var version: Int?

  /// Parses the qualifiers in a folder's name; nil if one of them is not supported.
  ///
  /// Resources for languages, cars, watches and keyboards are not supported.
  init?(_ qualifiers: some Sequence<Substring>) {
    for text in qualifiers where !read(text) { return nil }
  }

  private mutating func read(_ text: Substring) -> Bool {
    switch text {
    case "ldrtl": direction = .rightToLeft
    case "ldltr": direction = .leftToRight
    case "land": isLandscape = true
    case "port": isLandscape = false
    case "night": isNight = true
    case "notnight": isNight = false
    case "small": screenSize = Size(width: 0, height: 0)
    case "normal": screenSize = Self.normal
    case "large": screenSize = Size(width: 640, height: 480)
    case "xlarge": screenSize = Size(width: 960, height: 720)
    case "anydpi": density = .any
    case "nodpi": density = Density.none
    case "notlong", "long", "notround", "nowidecg", "lowdr", "finger", "nokeys", "keyshidden", "nonav": break
    default:
      guard let dotsPerInch = Self.densities[text] else {
        return readNumber(text)
      }
      density = .dotsPerInch(dotsPerInch)
    }
    return true
  }

  private mutating func readNumber(_ text: Substring) -> Bool {
    func number(after prefix: String, before suffix: String = "") -> Double? {
      guard text.hasPrefix(prefix), text.hasSuffix(suffix) else { return nil }
      return Int(text.dropFirst(prefix.count).dropLast(suffix.count)).map(Double.init)
    }
    if let value = number(after: "sw", before: "dp") {
      smallestWidth = value
    } else if let value = number(after: "w", before: "dp") {
      width = value
    } else if let value = number(after: "h", before: "dp") {
      height = value
    } else if let value = number(after: "v") {
      version = Int(value)
    } else if let value = number(after: "", before: "dpi") {
      density = .dotsPerInch(value)
    } else {
      return false
    }
    return true
  }

  /// The minimum size in dp, in landscape, of a `normal` screen.
  private static let normal = Size(width: 470, height: 320)

  private static let densities: [Substring: Double] = [
    "ldpi": 120, "mdpi": 160, "tvdpi": 213, "hdpi": 240, "xhdpi": 320, "xxhdpi": 480, "xxxhdpi": 640,
  ]
}

extension Range<Double> {
  /// Returns the part that contains `value`, of those into which the limits divide the range.
  func divided(at limits: [Double], around value: Double) -> Range {
    let lower = limits.filter { $0 <= value }.max() ?? lowerBound
    let upper = limits.filter { $0 > value }.min() ?? upperBound
    return clamped(to: lower..<upper)
  }
}

extension ResourceQualifiers {
  /// Returns the widths in dp of a screen from which on a device may select another folder than below them.
  func leastWidths(atHeight height: Double) -> [Double] {
    // A screen is in landscape if it is wider than high.
    let landscape = isLandscape == nil ? nil : height.nextUp
    let sizes = screenSize.map { [$0, Self.normal] } ?? []
    return [smallestWidth, width, landscape].compactMap { $0 } + sizes.flatMap { [$0.width, $0.height] }
  }

  /// Returns true if resources of a folder with these qualifiers may be used on a device; every density matches.
  func match(_ device: ResourceConfiguration) -> Bool {
    func holds(_ condition: Bool?) -> Bool { condition ?? true }
    return holds(direction.map { $0 == device.direction })
      && holds(smallestWidth.map { $0 <= device.smallestWidth })
      && holds(width.map { $0 <= device.width })
      && holds(height.map { $0 <= device.height })
      && holds(screenSize.map { Self.fits($0, device) })
      && holds(isLandscape.map { $0 == device.isLandscape })
      && holds(isNight.map { $0 == device.isNight })
      && holds(version.map { $0 <= ResourceConfiguration.apiLevel })
  }

  /// Returns true if a screen has a minimum size in dp, in landscape.
  private static func fits(_ size: Size, _ device: ResourceConfiguration) -> Bool {
    size.width <= max(device.width, device.height) && size.height <= device.smallestWidth
  }

  /// Returns the rank of a folder with these qualifiers among the folders that match a device.
  ///
  /// The elements of the rank are one number, without unit, for each qualifier, in order of precedence. Ranks are
  /// compared lexicographically; the resource of the folder with the greatest rank is selected. The minimum width and
  /// height count together, and a folder without a screen size counts as `normal` on a screen that is not smaller, as
  /// in `ResTable_config::isBetterThan`.
  func rank(on device: ResourceConfiguration) -> [Double] {
    let usual = Self.fits(Self.normal, device) ? Self.normal.width : -1
    return [
      direction == nil ? 0 : 1, smallestWidth ?? 0, (width ?? 0) + (height ?? 0),
      (screenSize?.width).map { $0 + 0.5 } ?? usual,
      isLandscape == nil ? 0 : 1, isNight == nil ? 0 : 1, densityRank(on: device), Double(version ?? 0),
    ]
  }

  /// Returns the rank, without unit, of the folder's density on a device; the folder with the greatest rank is
  /// selected.
  ///
  /// The next higher density precedes lower ones, because shrinking looks better than enlarging.
  private func densityRank(on device: ResourceConfiguration) -> Double {
    switch density {
    case .any: return 1e6
    case Density.none?: return 5e5
    case .dotsPerInch(let value): return rank(ofDensity: value, on: device)
    case nil: return rank(ofDensity: 160, on: device)
    }
  }

  private func rank(ofDensity value: Double, on device: ResourceConfiguration) -> Double {
    value >= device.dotsPerInch ? 2e5 - value : value
  }
}
