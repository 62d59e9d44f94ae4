import Geometry
import LayerTree
import ViewTree

/// A builder of layers from views: backgrounds, corners, shapes and their animations; texts and images draw nothing.
struct ViewLayers {
  private let layout: PlacedViews
  private let direction: LayoutDirection
  private let isShown: (Int) -> Bool
  /// True for each view that is drawn or has a drawn descendant, by the index of the view in the layout.
  private let holdsShown: [Bool]

  /// Creates a builder for the layers of some views of a layout.
  ///
  /// - Parameter isShown: returns true for the index of a view to draw; its ancestors place and clip it in any case.
  init(of layout: PlacedViews, direction: LayoutDirection, showing isShown: @escaping (Int) -> Bool) {
    self.layout = layout
    self.direction = direction
    self.isShown = isShown
    var holdsShown = layout.views.indices.map(isShown)
    for index in layout.views.indices.reversed() where holdsShown[index] {
      if let parent = layout.views[index].parent { holdsShown[parent] = true }
    }
    self.holdsShown = holdsShown
  }

  /// The layer of the root view with all its sublayers, in the coordinates of the canvas; nil if no view is drawn.
  func root() -> Layer? {
    guard holdsShown.first == true else { return nil }
    return layer(of: 0, in: .zero)
  }

  /// The layer of a view with all its sublayers, in the coordinates of its superlayer.
  ///
  /// - Parameter origin: the origin of the superlayer's bounds, in points of the canvas.
  private func layer(of index: Int, in origin: Point) -> Layer {
    let placed = layout.views[index]
    let view = placed.view
    let style = view.layer
    let frame = placed.frame.offset(by: Point.zero - origin)
    var layer = Layer(frame: frame, anchorPoint: style.anchorPoint)
    layer.transform = style.transform
    layer.opacity = view.appearance.opacity
    layer.isHidden = view.isHidden
    layer.cornerRadius = view.appearance.cornerRadius.radii(for: frame.size)
    layer.masksToBounds = view.clips
    if style.zPosition != 0 { layer.zPosition = style.zPosition }
    if style.depth != .none { layer.depth = style.depth }
    layer.animations = style.animations
    if !style.transitions.isEmpty {
      layer.animations += LayerTransition.animations(of: style.transitions, size: frame.size)
    }
    if isShown(index) {
      if style.shadow != LayerShadow() { layer.shadow = style.shadow }
      layer.backgroundColor = view.appearance.background
      layer.content = LayerContent(style.content)
      if let path = view.appearance.path, style.content == .none { draw(path, of: view, into: &layer) }
    }
    addSublayers(of: index, to: &layer)
    return layer
  }

  /// Makes a view's path the content of its layer, filled with the view's background color.
  ///
  /// Without a background color the path is not drawn.
  private func draw(_ path: Path, of view: View, into layer: inout Layer) {
    var shape = ShapeContent(path: path)
    shape.fillColor = view.appearance.background
    shape.fillRule = view.appearance.fillRule
    layer.content = .shape(shape)
    layer.backgroundColor = nil
  }

  private func addSublayers(of index: Int, to layer: inout Layer) {
    let placed = layout.views[index]
    var children: [Int] = []
    var next = index + 1
    while next < placed.end {
      if holdsShown[next] { children.append(next) }
      next = layout.views[next].end
    }
    for (number, child) in children.enumerated() {
      var sublayer = self.layer(of: child, in: placed.frame.origin)
      if case .cards(let cards) = placed.view.layer.content {
        cards.place(&sublayer, number: number, of: children.count, in: placed.frame.size, direction)
      }
      let style = placed.view.layer
      if style.perspective > 0 {
        sublayer.camera = LayerCamera(distance: style.perspective, point: layer.bounds.point(at: style.anchorPoint))
      }
      if layout.views[child].view.layer.isMask {
        layer.mask = sublayer
      } else {
        layer.sublayers.append(sublayer)
      }
    }
    if case .cards(let cards) = placed.view.layer.content, cards.page(of: max(0, children.count - 1)) > 0 {
      // The cards of the other pages are beside the container.
      layer.masksToBounds = true
    }
  }
}

extension LayerContent {
  fileprivate init(_ content: LayerStyle.Content) {
    switch content {
    case .none, .cards: self = .none
    case .shape(let shape): self = .shape(shape)
    case .replicator(let replicator): self = .replicator(replicator)
    }
  }
}

extension CardsStyle {
  /// Places a card's layer where the layout of the cards puts it, and adds the animations to its later layouts.
  ///
  /// - Parameter number: the index of the card, counted from 0.
  fileprivate func place(
    _ card: inout Layer, number: Int, of count: Int, in container: Size, _ direction: LayoutDirection
  ) {
    let place = Card(index: number, of: count, size: card.bounds.size, in: container, direction)
    var page = page
    let first = placement(of: place, layout, page: page)
    card.anchorPoint = UnitPoint(x: 0.5, y: 0.5)
    (card.position, card.transform) = (first.center, first.transform)
    for change in changes {
      page = change.page ?? page
      let target = placement(of: place, change.layout, page: page)
      // Without `from`, a change during another one continues from the current position of the card.
      for (keyPath, value) in [
        (LayerKeyPath.position, AnimatableValue.point(target.center)), (.transform, .transform(target.transform)),
      ] {
        var timing = MediaTiming()
        (timing.beginTime, timing.duration, timing.fillMode) = (change.beginTime, change.duration, .forwards)
        card.animations.append(
          Animation(.basic(BasicAnimation(keyPath, to: value)), timing: timing, timingFunction: change.timingFunction))
      }
    }
  }
}
