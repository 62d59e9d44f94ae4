import Diagnostics
import Geometry
import LayerTree

extension Layer {
  /// Returns true if an animation of the layer changes one of the properties `keyPaths`.
  func animates(_ keyPaths: Set<LayerKeyPath>) -> Bool {
    animations.contains { $0.contains(keyPaths.contains) }
  }

  /// The animations of the layer that change one of the properties `keyPaths`.
  func animations(of keyPaths: Set<LayerKeyPath>) -> [Animation] {
    animations.filter { $0.contains(keyPaths.contains) }
  }

  /// The track of numbers that are computed from the layer with some of its animations, in seconds of the layer's local
  /// time.
  ///
  /// - Parameter work: the counter of samples; after the deadline the track is incomplete.
  func track(
    of animations: [Animation], _ numbers: TrackedNumbers, _ work: SharedWorkMeter,
    _ value: @escaping (Layer) -> [Double]
  ) -> Track {
    if animations.isEmpty { return Track(rest: value(self), runs: []) }
    return sampler(of: animations, numbers, work, value).track()
  }

  private func sampler(
    of animations: [Animation], _ numbers: TrackedNumbers, _ work: SharedWorkMeter,
    _ value: @escaping (Layer) -> [Double]
  ) -> TrackSampler {
    var layer = self
    layer.animations = animations
    // Sublayers are removed: they would be copied for every sample.
    layer.sublayers = []
    let sampled = AnimatedLayer(layer)
    return TrackSampler(numbers, of: animations, work) { value(sampled.presented(atLocalTime: $0)) }
  }

  /// The key frames of a property in an interval of the layer's local time.
  ///
  /// The offsets are fractions of the interval, 0…1. Without animations or with an empty interval, the result is one
  /// key frame.
  ///
  /// - Parameters:
  ///   - frames: the number of frames in the interval, which limits the number of samples.
  ///   - work: the counter of samples; after the deadline there is one key frame.
  func keyframes(
    of property: TrackedProperty, from start: Double, to end: Double, frames: Int,
    _ work: SharedWorkMeter = SharedWorkMeter(.never)
  ) -> [Track.Keyframe] {
    let animations = animations(of: property.keyPaths)
    if animations.isEmpty { return [Track.Keyframe(offset: 0, values: property.value(self), easing: .hold)] }
    let sampler = sampler(of: animations, property.numbers, work, property.value)
    guard end > start else { return [Track.Keyframe(offset: 0, values: sampler.value(start), easing: .hold)] }
    return sampler.keyframes(from: start, to: end, frames: frames)
  }

  /// Returns true if all endless animations of the properties `keyPaths` have a common period:
  /// ``AnimationLoop/isWhole``.
  func repeatsWhole(_ keyPaths: Set<LayerKeyPath>) -> Bool {
    let animations = animations(of: keyPaths)
    return animations.isEmpty || AnimationSchedule(animations).isWhole
  }
}

// MARK: - Properties

/// The description of a property of a layer, possibly animated, as a list of numbers over time.
///
/// It contains the animated properties on which the numbers depend, their tolerances, and a function that computes
/// them.
struct TrackedProperty: Sendable {
  var keyPaths: Set<LayerKeyPath>
  var numbers: TrackedNumbers
  var value: @Sendable (Layer) -> [Double]

  func track(of layer: Layer, _ work: SharedWorkMeter = SharedWorkMeter(.never)) -> Track {
    layer.track(of: layer.animations(of: keyPaths), numbers, work, value)
  }

  /// The opacity of a layer as one number, 0…1; 0 while the layer is hidden.
  static let opacity = TrackedProperty(
    keyPaths: [.opacity, .isHidden], numbers: TrackedNumbers(tolerances: [0.002]),
    value: { [$0.isHidden ? 0 : min(max($0.opacity, 0), 1)] })

  /// The placement of a layer in its superlayer, as the eight numbers of ``LayerPlacement/numbers``.
  static let placement = TrackedProperty(
    keyPaths: [
      .position, .positionX, .positionY, .boundsSize, .bounds, .frame, .transform, .scale, .scaleX, .scaleY,
      .rotationX, .rotationY, .rotation, .translation, .translationX, .translationY, .translationZ, .zPosition,
    ],
    numbers: LayerPlacement.tracked, value: { LayerPlacement(of: $0).numbers })

  /// The width and height of a layer's bounds, the corner radii clockwise from the top left, then the origin of the
  /// bounds, in points.
  ///
  /// The radii are limited to the size of the bounds.
  static let outline = TrackedProperty(
    keyPaths: [.boundsSize, .bounds, .frame, .cornerRadius],
    numbers: TrackedNumbers(tolerances: Array(repeating: 0.02, count: 8)),
    value: { layer in
      let rounded = RoundedRect(layer.bounds, radii: layer.cornerRadius)
      return [layer.bounds.width, layer.bounds.height] + rounded.radii.clockwise
        + [layer.bounds.minX, layer.bounds.minY]
    })

  /// The rectangle with the numbers of ``outline``, whose sides are at least `leastSide` points long.
  ///
  /// Every corner has a curve: paths with different numbers of points cannot be interpolated.
  static func rounded(ofOutline numbers: [Double], leastSide: Double = 0) -> RoundedRect {
    let size = numbers[..<2].map { max($0, leastSide) }
    return RoundedRect(
      Rect(x: numbers[6], y: numbers[7], width: size[0], height: size[1]),
      radii: CornerRadii(clockwise: numbers[2..<6].map { max($0, 1e-3) }))
  }

  /// The shadow of a layer: red, green, blue and straight alpha, 0…255, the deviation of the blur and the offset in points.
  ///
  /// The alpha includes the opacity of the shadow.
  static let shadow = TrackedProperty(
    keyPaths: [.shadowColor, .shadowOpacity, .shadowRadius, .shadowOffset],
    numbers: TrackedNumbers(tolerances: [0.6, 0.6, 0.6, 0.6, 0.02, 0.02, 0.02]) { a, b, share in
      mixPremultiplied(Array(a.prefix(4)), Array(b.prefix(4)), share)
        + zip(a, b).dropFirst(4).map { $0 + ($1 - $0) * share }
    },
    value: { layer in
      let shadow = layer.shadow
      let opacity = min(max(shadow.opacity, 0), 1)
      return shadow.color.channels.prefix(3) + [Double(shadow.color.alpha) * opacity]
        + [max(0, shadow.radius), shadow.offset.x, shadow.offset.y]
    })

  static let backgroundColor = color(.backgroundColor) { $0.backgroundColor }
  static let fillColor = color(.fillColor) { $0.shape?.fillColor }
  static let strokeColor = color(.strokeColor) { $0.shape?.strokeColor }

  static let lineWidth = TrackedProperty(
    keyPaths: [.lineWidth], numbers: TrackedNumbers(tolerances: [0.02]),
    value: { [max(0, $0.shape?.strokeStyle.lineWidth ?? 0)] })

  /// The visible line of one contour, as numbers that `numbers` computes from the fractions of the contour's length,
  /// 0…1, at which the line starts and ends; nothing is visible if the start is not less than the end.
  ///
  /// - Parameters:
  ///   - start: the start of the contour as a fraction of the whole path's length.
  ///   - length: the length of the contour as a fraction of the whole path's length.
  ///   - point: the numbers for a contour of length 0.
  static func line(
    from start: Double, length: Double, ofPoint point: [Double],
    _ numbers: @escaping @Sendable (_ from: Double, _ to: Double) -> [Double]
  ) -> TrackedProperty {
    TrackedProperty(
      keyPaths: [.strokeStart, .strokeEnd], numbers: TrackedNumbers(tolerances: [5e-4, 5e-4]),
      value: { layer in
        guard let style = layer.shape?.strokeStyle, length > 0 else { return point }
        let from = min(max((style.strokeStart - start) / length, 0), 1)
        return numbers(from, min(max((style.strokeEnd - start) / length, 0), 1))
      })
  }

  private static func color(_ keyPath: LayerKeyPath, _ value: @escaping @Sendable (Layer) -> Color?) -> TrackedProperty
  {
    TrackedProperty(
      keyPaths: [keyPath],
      numbers: TrackedNumbers(tolerances: [0.6, 0.6, 0.6, 0.6], mix: mixPremultiplied),
      value: { (value($0) ?? .clear).channels })
  }
}

/// The mix of two sRGB colors with premultiplied alpha, as in CSS; the result is straight again.
///
/// - Parameters:
///   - a: red, green, blue and straight alpha of the first color, 0…255.
///   - b: the same channels of the second color.
///   - share: the weight of `b`, 0…1.
@Sendable private func mixPremultiplied(_ a: [Double], _ b: [Double], _ share: Double) -> [Double] {
  guard a.count == 4, b.count == 4 else { return a }
  let alpha = a[3] + (b[3] - a[3]) * share
  guard alpha > 0 else { return [b[0], b[1], b[2], 0] }
  return (0..<3).map { (a[$0] * a[3] * (1 - share) + b[$0] * b[3] * share) / alpha } + [alpha]
}
