/// What a gradient showed whose animations move its stops alone.
///
/// Where a shimmer has a layer for each of 300,000 bones, all of them show the same: it is computed once, and their
/// stops share their memory.
struct RecentGradient {
  private let content: LayerContent
  private let animations: [Animation]
  private let time: PresentationTime
  private let shown: LayerContent

  /// Nil when what the layer shows depends on more than its content and its animations.
  init?(of model: Layer, shown: LayerContent, at time: PresentationTime) {
    guard model.animations.allSatisfy(\.movesStopsAlone) else { return nil }
    content = model.content
    animations = model.animations
    self.time = time
    self.shown = shown
  }

  /// What another layer shows, if it is like this one.
  func content(of model: Layer, at time: PresentationTime) -> LayerContent? {
    time == self.time && model.animations == animations && model.content == content ? shown : nil
  }
}

extension Animation {
  fileprivate var movesStopsAlone: Bool {
    switch content {
    case .basic(let basic): basic.keyPath == .locations || basic.keyPath == .colors
    case .keyframe(let keyframe): keyframe.keyPath == .locations || keyframe.keyPath == .colors
    case .group(let members): members.allSatisfy(\.movesStopsAlone)
    }
  }
}
