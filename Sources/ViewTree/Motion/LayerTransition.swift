package import Geometry
package import LayerTree

/// An animated change of a view between hidden and visible: `CATransition`.
package struct LayerTransition: Hashable, Sendable {
  /// The movement of a transition: `CATransitionType`.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The view fades in or out.
    case fade
    /// A view that appears slides over the views below; one that disappears stays until the end.
    case moveIn
    /// A view that appears slides in; one that disappears slides out at the other side.
    case push
    /// A view that disappears slides away; one that appears is there from the begin on.
    case reveal
  }

  /// The side at which a transition begins: `CATransitionSubtype`.
  package enum Side: String, Hashable, Sendable, CaseIterable {
    case fromLeft, fromRight, fromTop, fromBottom
  }

  package var kind = Kind.fade
  package var side = Side.fromLeft
  /// True if the view appears, and is hidden before the transition; false if it disappears, and is hidden after it.
  package var isAppearing = true
  /// The begin in seconds of the scene.
  package var beginTime = 0.0
  /// The duration in seconds: the default of `CATransaction`.
  package var duration = 0.25
  package var timingFunction = UnitBezier.linear

  package init() {}

  /// The animations of a layer with some transitions.
  ///
  /// - Parameters:
  ///   - transitions: the transitions in any order.
  ///   - size: the size of the layer in points, which is the length of a movement.
  package static func animations(of transitions: [LayerTransition], size: Size) -> [Animation] {
    let ordered = transitions.enumerated()
      .sorted { ($0.element.beginTime, $0.offset) < ($1.element.beginTime, $1.offset) }.map(\.element)
    var animations: [Animation] = []
    /// The time from which on the layer is hidden; nil while it is visible.
    var hiddenSince: Double? = ordered.first?.isAppearing == true ? -.infinity : nil
    for transition in ordered {
      if transition.isAppearing, let start = hiddenSince {
        animations += hidden(from: start, to: transition.beginTime)
        hiddenSince = nil
      }
      if let content = transition.content(size) { animations.append(transition.animation(content)) }
      if !transition.isAppearing { hiddenSince = transition.beginTime + transition.duration }
    }
    if let hiddenSince { animations += hidden(from: hiddenSince, to: .infinity) }
    return animations
  }

  /// The animation that hides a layer in an interval of time; none if the interval is empty.
  private static func hidden(from start: Double, to end: Double) -> [Animation] {
    guard start < end else { return [] }
    var timing = MediaTiming()
    let begin = start.isFinite ? start : min(0, end - 1)
    (timing.beginTime, timing.duration) = (begin, end.isFinite ? end - begin : 1)
    timing.fillMode = start.isFinite ? (end.isFinite ? .removed : .forwards) : .backwards
    return [Animation(.basic(BasicAnimation(.isHidden, from: .flag(true), to: .flag(true))), timing: timing)]
  }

  private func animation(_ content: BasicAnimation) -> Animation {
    var timing = MediaTiming()
    (timing.beginTime, timing.duration) = (beginTime, duration)
    return Animation(.basic(content), timing: timing, timingFunction: timingFunction)
  }

  /// The change of opacity or position; nil for a view that stands still.
  private func content(_ size: Size) -> BasicAnimation? {
    switch (kind, isAppearing) {
    case (.fade, true): return BasicAnimation(.opacity, from: .number(0))
    case (.fade, false): return BasicAnimation(.opacity, to: .number(0))
    case (.moveIn, false), (.reveal, true): return nil
    case (.moveIn, true), (.push, _), (.reveal, false):
      let offset = outside(size)
      return BasicAnimation(
        .position, from: .point(isAppearing ? offset : .zero), to: .point(isAppearing ? .zero : .zero - offset),
        isAdditive: true)
    }
  }

  /// The offset of a layer of a size that is just beyond the side at which the transition begins, in points.
  private func outside(_ size: Size) -> Point {
    switch side {
    case .fromLeft: Point(x: -size.width, y: 0)
    case .fromRight: Point(x: size.width, y: 0)
    case .fromTop: Point(x: 0, y: -size.height)
    case .fromBottom: Point(x: 0, y: size.height)
    }
  }
}
