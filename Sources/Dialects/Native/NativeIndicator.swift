import Geometry
import LayerTree

/// A built-in style of `<activityIndicator>`, drawn by a document of the native dialect in the folder `Indicators`.
enum IndicatorStyle: String, Hashable, Sendable, CaseIterable {
  /// An indicator of eight arcs, with one bright arc that rotates.
  case arcs
  /// An indicator of markers in a ring that fade one after the other.
  case markers
  /// An indicator of circles that grow over each other, with a flash in front.
  case circles
  /// UIKit's activity indicator.
  case spinner
  /// Dots in a row that grow one after the other.
  case dots
  /// An indeterminate progress bar.
  case bar
  /// A box that fades in and out.
  case pulse
  /// Bars whose heights rise and fall.
  case wave

  /// The bytes of the document that draws the style, as UTF-8 text; its root is an `<activityIndicator>` without
  /// `style`.
  var markup: [UInt8] { drawing.markup }

  /// The names of the attributes of ``IndicatorProperties`` that change the drawing of the style.
  var usedProperties: [String] { drawing.properties }

  private var drawing: (markup: [UInt8], properties: [String]) {
    let ring = ["count", "spread", "thickness", "length", "radius", "speed", "padding"]
    return switch self {
    case .arcs: (PackageResources.arcs_xml, ring.filter { $0 != "length" })
    case .markers: (PackageResources.markers_xml, ring)
    case .circles: (PackageResources.circles_xml, ["speed"])
    case .spinner: (PackageResources.spinner_xml, ring)
    case .dots: (PackageResources.dots_xml, ["count", "thickness", "radius", "speed", "padding"])
    case .bar: (PackageResources.bar_xml, ["thickness", "length", "speed"])
    case .pulse: (PackageResources.pulse_xml, ["radius", "speed"])
    case .wave: (PackageResources.wave_xml, ["count", "thickness", "length", "radius", "speed", "padding"])
    }
  }
}

/// The attributes of an element that concern activity indicators, while they are being read: times, style and colors.
struct IndicatorDraft {
  var style: IndicatorStyle?
  /// The value of `startAnimating` in seconds after the start of the enclosing indicator; nil if not stated.
  var start: Double?
  var stop: Double?
  var hidesWhenStopped = true
  var colors: [Color]?

  /// The table of the attributes of `<activityIndicator>`: those of all views, followed by its own.
  static let attributes = NativeDraft.attributes.adding([
    NativeAttribute("style", .cases("indicatorStyle")) { $0.indicator.style = $1 },
    NativeAttribute("hidesWhenStopped", .boolean) { $0.indicator.hidesWhenStopped = $1 },
    NativeAttribute("colors", .colors) { $0.indicator.colors = $1 },
    // The markup of the style contains these values: see ``IndicatorProperties``.
    NativeAttribute("count", .indicatorCount) { _, _ in },
    NativeAttribute("spread", .angle) { _, _ in },
    NativeAttribute("thickness", .indicatorLength) { _, _ in },
    NativeAttribute("length", .indicatorLength) { _, _ in },
    NativeAttribute("radius", .indicatorLength) { _, _ in },
    NativeAttribute("speed", .indicatorSpeed) { _, _ in },
  ])

  /// Returns the scope of the animations in an element that starts or stops animating.
  ///
  /// The element's own start takes precedence over that of loading; of several stops the earliest applies.
  ///
  /// - Parameters:
  ///   - loading: the times at which the document's placeholder appears and may disappear.
  ///   - end: the time from which the placeholder no longer shows the element, in seconds of the scene; nil for never.
  func scope(in outer: AnimatingScope, loading: LoadingTiming, end: Double?) -> AnimatingScope {
    var scope = outer
    scope.start = start.map { outer.start + $0 } ?? max(outer.start, loading.showTime)
    let stops = [stop.map { outer.start + $0 }, outer.stop, end].compactMap { $0 }
    scope.stop = stops.min().map { max(scope.start, $0) }
    if let colors { scope.colors = colors }
    return scope
  }
}

extension Animation {
  /// Returns animations that hide an activity indicator before the start and after the stop in `scope`.
  ///
  /// There is one for a start above 0, and one for a stop that is not nil.
  static func hiding(outside scope: AnimatingScope) -> [Animation] {
    var animations: [Animation] = []
    let hidden = BasicAnimation(.isHidden, from: .flag(true), to: .flag(true))
    if scope.start > 0 {
      var before = Animation(.basic(hidden))
      before.timing.duration = scope.start
      before.timing.fillMode = .backwards
      animations.append(before)
    }
    if let stop = scope.stop {
      var after = Animation(.basic(hidden))
      after.timing.beginTime = stop
      after.timing.fillMode = .forwards
      animations.append(after)
    }
    return animations
  }
}
