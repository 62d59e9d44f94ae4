import Comparison
import Geometry
import Inference
import SceneModel
import ViewTree

extension LayoutShift {
  /// Measures the shift of the visible views of a placeholder when its content replaces it.
  ///
  /// A view is the same in both if it has the same identifier, the n-th of several with equal identifiers, or without
  /// an identifier the same path. Views without counterpart do not count. The viewport is the canvas of the
  /// placeholder.
  init(from placeholder: Scene, to content: Scene) {
    var places = ViewPlaces(content)
    let pairs = placeholder.visibleViews.compactMap { index -> (before: Rect, after: Rect)? in
      guard let counterpart = places.counterpart(of: index, in: placeholder) else { return nil }
      return (placeholder.layout.views[index].frame, content.layout.views[counterpart].frame)
    }
    self.init(
      pairs, viewport: placeholder.size, isRightToLeft: placeholder.direction == .rightToLeft,
      smallestMove: Self.smallestReportedMove * placeholder.unitsPerPoint)
  }
}

/// The indexes of a content's shown views, for the look-up of the counterparts of a placeholder's views.
///
/// Views with an identifier are found by the identifier, all others by their path. A list of indexes is in reverse
/// document order. A counterpart is removed from its list when it is found.
private struct ViewPlaces {
  private var identifiers: [String: [Int]] = [:]
  private var paths: [String: Int] = [:]

  init(_ scene: Scene) {
    // In reverse order, so that the first of several views is the last in its list.
    for index in scene.shownViews.reversed() {
      if let identifier = scene.layout.views[index].view.identifier {
        identifiers[identifier, default: []].append(index)
      } else {
        paths[scene.layout.path(of: index)] = index
      }
    }
  }

  mutating func counterpart(of index: Int, in scene: Scene) -> Int? {
    guard let identifier = scene.layout.views[index].view.identifier else {
      return paths[scene.layout.path(of: index)]
    }
    return identifiers[identifier]?.popLast()
  }
}

extension Scene {
  /// The indexes of the shown views that are visible while loading, in document order.
  ///
  /// Such a view has bones, is tinted by a surface, or is kept by its rule.
  fileprivate var visibleViews: [Int] {
    let tinted = Set(surfaces.map(\.view))
    return shownViews.filter { index in
      !decisions[index].bones.isEmpty || tinted.contains(index) || decisions[index].role == .keep
    }
  }

  /// The indexes in `layout.views` of the views that are neither hidden nor inside a hidden view, and have an area.
  fileprivate var shownViews: [Int] {
    var shown: [Int] = []
    var index = 0
    while index < layout.views.count {
      let placed = layout.views[index]
      if placed.view.isHidden {
        index = placed.end
        continue
      }
      if !placed.frame.isEmpty { shown.append(index) }
      index += 1
    }
    return shown
  }

  /// The lower edge of the lowest shown view without children, in points of the canvas; 0 without such a view.
  var contentHeight: Double {
    shownViews.filter { layout.views[$0].end == $0 + 1 }.reduce(0) { max($0, layout.views[$1].frame.maxY) }
  }
}
