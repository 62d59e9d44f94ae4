import Geometry
import LayerTree
import ViewTree

/// The looks of `<activityIndicator>` that are built in: each is a document of this dialect in `Indicators/`.
enum IndicatorStyle: String, Hashable, Sendable, CaseIterable {
  /// Eight arcs, the bright one going round.
  case arcs
  /// One marker and its copies in a ring, fading one after the other.
  case markers
  /// A circle that grows over the one before, a flash in front.
  case circles

  /// The document; its root is an `<activityIndicator>` without `style`.
  var markup: [UInt8] {
    switch self {
    case .arcs: PackageResources.arcs_xml
    case .markers: PackageResources.markers_xml
    case .circles: PackageResources.circles_xml
    }
  }
}

/// What an element says about when it runs and, for an `<activityIndicator>`, how it looks.
struct IndicatorDraft {
  var style: IndicatorStyle?
  /// Seconds, from the start of what is around it.
  var start: Double?
  var stop: Double?
  var hidesWhenStopped = true
  var colors: [Color]?

  /// The attributes of `<activityIndicator>`, besides those of every view.
  static let attributes = NativeDraft.attributes.adding([
    NativeAttribute("style", .indicatorStyle) { $0.indicator.style = $1 },
    NativeAttribute("hidesWhenStopped", .boolean) { $0.indicator.hidesWhenStopped = $1 },
    NativeAttribute("colors", .colors) { $0.indicator.colors = $1 },
  ])

  /// The scope of the animations inside.
  ///
  /// - Parameter loading: when the whole document starts and stops; a start of its own wins, the first stop counts.
  func scope(in outer: AnimatingScope, loading: (start: Double, stop: Double?)) -> AnimatingScope {
    var scope = outer
    scope.start = start.map { outer.start + $0 } ?? max(outer.start, loading.start)
    let stops = [stop.map { outer.start + $0 }, outer.stop, loading.stop].compactMap { $0 }
    scope.stop = stops.min().map { max(scope.start, $0) }
    if let colors { scope.colors = colors }
    return scope
  }
}

extension Animation {
  /// The animations that hide an indicator while it does not animate: before its start and from its stop on.
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

extension ValueSyntax where Value == IndicatorStyle {
  fileprivate static let indicatorStyle = ValueSyntax.keyword(
    "indicatorStyle", ["arcs": .arcs, "markers": .markers, "circles": .circles])
}
