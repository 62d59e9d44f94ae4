import Diagnostics
import ViewTree

extension View {
  /// Creates the box of the view with the boxes of all descendants, without a time limit.
  func makeBox() -> Box { [self].makeBox(SharedWorkMeter(.never)) }
}

extension [View] {
  /// Creates the box of a root, the only element of the array, with the boxes of all descendants.
  ///
  /// - Parameter work: the counter of the layouts of all boxes.
  func makeBox(_ work: SharedWorkMeter) -> Box {
    var maker = BoxMaker(work)
    let box = maker.box(of: self)
    shareColumns(of: maker.sharingTables)
    return box
  }
}

extension Box {
  /// Lays out the box of a root, which fills a canvas of a size in points regardless of the sizes in its style.
  ///
  /// Margins and insets of the root are ignored. If the height is nil, the root is as high as its content.
  func layoutAsRoot(width: Double, height: Double?) -> Fragment {
    let canvas = PartialSize(width: width, height: height)
    return layout(
      in: Constraints(
        available: canvas, percentageBasis: canvas, width: .fixed, height: height == nil ? .fitContent : .fixed))
  }
}
