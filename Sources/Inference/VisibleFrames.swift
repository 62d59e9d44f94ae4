package import Geometry
import ViewTree

/// The visible part of each view's frame, by the index of the view in the layout.
///
/// It is in the coordinates of the canvas, in points; its area is 0 if the view is not visible. Only the
/// parts that differ from the frames are stored, because most views are visible as a whole.
package struct VisibleFrames {
  private let layout: PlacedViews
  private var parts: [Rect] = []
  /// The index in `parts` of the visible part of each view; nil for a view whose frame is the visible part.
  private var indexes: [Int32?]

  /// The frames of a layout, each visible as a whole.
  init(of layout: PlacedViews) {
    self.layout = layout
    indexes = Array(repeating: nil, count: layout.views.count)
  }

  package subscript(index: Int) -> Rect {
    get { indexes[index].map { parts[Int($0)] } ?? layout.views[index].frame }
    set {
      if let part = indexes[index] {
        parts[Int(part)] = newValue
      } else if newValue != layout.views[index].frame {
        indexes[index] = Int32(parts.count)
        parts.append(newValue)
      }
    }
  }
}
