/// The last presented content of a gradient layer whose animations change only its stops: a cache of one entry.
///
/// A shimmer with one layer for each of 300,000 bones presents the same stops in all of them. They are computed once
/// and share their memory.
struct RecentGradient {
  private let content: LayerContent
  private let animations: [Animation]
  private let time: PresentationTime
  private let shown: LayerContent

  /// Stores the presented content of a layer in a new cache.
  ///
  /// Nil if an animation changes anything but the locations and colors of gradient stops. `shown` is the content of the
  /// layer `model` after its animations were applied.
  init?(of model: Layer, shown: LayerContent, at time: PresentationTime) {
    guard !model.animations.contains(where: { $0.contains { $0 != .locations && $0 != .colors } }) else { return nil }
    content = model.content
    animations = model.animations
    self.time = time
    self.shown = shown
  }

  /// The cached content, if it is the presented content of `model` at `time`; otherwise nil.
  ///
  /// The content and the animations of the layer and the time must equal the cached ones.
  func content(of model: Layer, at time: PresentationTime) -> LayerContent? {
    time == self.time && model.animations == animations && model.content == content ? shown : nil
  }
}
