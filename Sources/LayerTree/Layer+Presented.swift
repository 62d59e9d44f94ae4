import Diagnostics
import Geometry

/// A local time in seconds, and the progress of shimmer animations, 0…1.
///
/// If the progress is nil, the time determines it.
struct PresentationTime: Equatable {
  var time: Double
  var shimmerProgress: Double?
}

extension Layer {
  /// The layer with its properties set to the values of its animations at a local time; its sublayers are unchanged.
  ///
  /// - Parameter values: the values of ``valuesAtBegin(_:)``.
  func presented(at time: PresentationTime, startingFrom values: [AnimatableValue?]) -> Layer {
    var shown = PresentedLayer(self)
    shown.apply(animations, at: time, startingFrom: values)
    return shown.layer
  }

  /// The presented value at the begin time of each property animation that depends on such a value.
  ///
  /// An animation depends on it if it has fewer than two of `from`, `to` and `by`. The order is that of the property
  /// animations, with groups flattened; nil for animations that do not depend on one. The array is empty if no animation
  /// depends on one.
  ///
  /// - Parameter meter: the counter of work; from the deadline on, the remaining values are nil.
  fileprivate func valuesAtBegin(_ meter: inout WorkMeter) -> [AnimatableValue?] {
    guard animations.contains(where: \.startsFromPresentation) else { return [] }
    var begins: [(index: Int, keyPath: LayerKeyPath, time: Double)] = []
    var count = 0
    for animation in animations {
      animation.forEachProperty(begin: 0, rate: 1) { content, begin in
        if case .basic(let basic) = content, basic.startsFromPresentation {
          begins.append((count, basic.keyPath, begin))
        }
        count += 1
      }
    }
    var values = [AnimatableValue?](repeating: nil, count: count)
    // Each begin value depends only on earlier animations, so the order matters.
    for (index, keyPath, begin) in begins {
      // An animation takes about 100 ns.
      guard meter.allowsMore(1 + index / 32) else { break }
      var shown = PresentedLayer(self)
      shown.apply(animations, at: PresentationTime(time: begin), startingFrom: values, count: index)
      values[index] = shown[keyPath]
    }
    return values
  }
}

/// A cache of the begin values of animated layers, which do not depend on the time, for the moments of one scene.
///
/// Computing them takes a time that grows with the square of the number of a layer's animations.
package struct PresentationMemory: Sendable {
  private struct Key: Hashable {
    var count: Int
    var position: Point
    var bounds: Rect
  }

  /// The layers with their begin values; the key is a group of properties that few layers share.
  ///
  /// For lookups only: the order of a dictionary must not determine the output.
  private var kept: [Key: [(layer: Layer, values: [AnimatableValue?])]] = [:]

  /// The number of animations of a layer from which a lookup takes less time than computing the values.
  private static let fewest = 16

  package init() {}

  /// The begin values of a layer's animations, from the cache, or computed and added to it.
  ///
  /// - Parameter meter: the counter of work; values cut short by the deadline are not added to the cache.
  mutating func valuesAtBegin(of layer: Layer, _ meter: inout WorkMeter) -> [AnimatableValue?] {
    let count = layer.animations.reduce(0) { $0 + $1.propertyCount }
    guard count >= Self.fewest else { return layer.valuesAtBegin(&meter) }
    let key = Key(count: count, position: layer.position, bounds: layer.bounds)
    // Copies of one layer share their arrays, whose comparison takes no time then.
    if let known = kept[key]?.first(where: { $0.layer == layer }) { return known.values }
    let values = layer.valuesAtBegin(&meter)
    if !meter.isOver { kept[key, default: []].append((layer, values)) }
    return values
  }
}

/// A layer together with the begin values of its animations, to be presented at many times.
///
/// The begin values are computed once, in a time that grows with the square of the number of animations.
package struct AnimatedLayer: Sendable {
  private let layer: Layer
  private let valuesAtBegin: [AnimatableValue?]

  package init(_ layer: Layer) {
    self.layer = layer
    var meter = WorkMeter(.never)
    valuesAtBegin = layer.valuesAtBegin(&meter)
  }

  /// The layer with its properties set to the values of its animations at a local time, in seconds.
  ///
  /// Its sublayers are unchanged.
  package func presented(atLocalTime time: Double) -> Layer {
    layer.presented(at: PresentationTime(time: time), startingFrom: valuesAtBegin)
  }
}

extension PresentedLayer {
  /// Sets the properties of the layer to the values of the first `count` property animations at `time`, in order.
  ///
  /// - Parameter values: the values of ``Layer/valuesAtBegin(_:)``; missing elements count as nil.
  fileprivate mutating func apply(
    _ animations: [Animation], at time: PresentationTime, startingFrom values: [AnimatableValue?], count: Int = .max
  ) {
    var index = 0
    for animation in animations where index < count {
      animation.forEachValue(at: time) { content, progress in
        if let progress, index < count {
          apply(content, progress, startingFrom: index < values.count ? values[index] : nil)
        }
        index += 1
      }
    }
  }

  private mutating func apply(_ content: Animation.Content, _ progress: Double, startingFrom start: AnimatableValue?) {
    switch content {
    case .basic(let basic):
      guard let current = self[basic.keyPath] else { return }
      let value = basic.value(at: progress, shown: start ?? current)
      set(basic.keyPath, to: basic.isAdditive ? value.added(to: current) : value)
    case .keyframe(let keyframe):
      guard let current = self[keyframe.keyPath], let value = keyframe.value(at: progress) else { return }
      set(keyframe.keyPath, to: keyframe.isAdditive ? value.added(to: current) : value)
    case .group: break
    }
  }
}

extension Animation {
  /// The number of property animations that this animation contains: 1, or for a group those of all its members.
  package var propertyCount: Int {
    if case .group(let members) = content { members.reduce(0) { $0 + $1.propertyCount } } else { 1 }
  }

  fileprivate var startsFromPresentation: Bool {
    switch content {
    case .basic(let basic): basic.startsFromPresentation
    case .keyframe: false
    case .group(let members): members.contains(where: \.startsFromPresentation)
    }
  }

  /// Calls `visit` for each property animation, groups flattened, with its begin in seconds of local time.
  ///
  /// A member of a group begins in the group's first run, as if the group's timing function were linear.
  ///
  /// - Parameters:
  ///   - begin: the begin time of the surrounding group, in seconds of the layer's local time; 0 without a group.
  ///   - rate: the seconds of the group's time per second of local time; 1 without a group.
  fileprivate func forEachProperty(begin: Double, rate: Double, _ visit: (Content, _ begin: Double) -> Void) {
    let begin = begin + timing.effectiveBeginTime / rate
    guard case .group(let members) = content else { return visit(content, begin) }
    let rate = timing.speed > 0 ? rate * timing.speed : rate
    for member in members { member.forEachProperty(begin: begin, rate: rate, visit) }
  }

  /// Calls `visit` for each property animation, groups flattened, with its progress after all timing functions.
  ///
  /// The progress is nil for an animation without effect at the time. A timing function may make it leave 0…1.
  ///
  /// - Parameter time: the parent time of the animation; nil if the surrounding group has no effect.
  fileprivate func forEachValue(at time: PresentationTime?, _ visit: (Content, _ progress: Double?) -> Void) {
    let share = time.flatMap { progress(at: $0) }
    guard case .group(let members) = content else { return visit(content, share) }
    let inner = share.map { PresentationTime(time: $0 * timing.duration, shimmerProgress: time?.shimmerProgress) }
    for member in members { member.forEachValue(at: inner, visit) }
  }

  private func progress(at time: PresentationTime) -> Double? {
    let share = isShimmer ? time.shimmerProgress : nil
    return (share ?? timing.progress(at: time.time)).map(progress(atShare:))
  }
}
