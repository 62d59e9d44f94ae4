import Geometry
import ViewTree

extension View {
  /// The box of the view with the boxes of all descendants.
  func makeBox() -> Box {
    var maker = BoxMaker()
    return maker.box(of: self)
  }
}

extension Box {
  /// Lays out a root, which fills a definite canvas regardless of its own sizes; margins and insets are ignored.
  func layoutAsRoot(width: Double, height: Double?) -> Fragment {
    let canvas = PartialSize(width: width, height: height)
    return layout(
      in: Constraints(
        available: canvas, percentageBasis: canvas, width: .fixed, height: height == nil ? .fitContent : .fixed))
  }
}
