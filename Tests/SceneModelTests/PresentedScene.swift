import Geometry
import LayerTree
import SceneModel
import TextFormats

extension Scene {
  /// The gradients with the rectangles that they fill, from back to front.
  private func gradientItems(at moment: Moment) -> [(frame: Rect, gradient: LinearGradient)] {
    presentation(at: moment).items.compactMap { item in
      guard case .fill(let shape, .linearGradient(let gradient)) = item else { return nil }
      return (shape.bounds, gradient)
    }
  }

  func gradients(at moment: Moment) -> [LinearGradient] { gradientItems(at: moment).map(\.gradient) }

  var gradientFrames: [Rect] { gradientItems(at: .progress(0)).map(\.frame) }

  /// The uniformly colored shapes above the overlay.
  var fillsAboveOverlay: [(bounds: Rect, color: String)] {
    let items = presentation(at: .progress(0)).items
    let overlay = items.lastIndex { if case .overlay = $0 { true } else { false } } ?? 0
    return items.dropFirst(overlay).compactMap { item in
      guard case .fill(let shape, .color(let color)) = item else { return nil }
      return (shape.bounds, color.hexadecimal)
    }
  }
}
