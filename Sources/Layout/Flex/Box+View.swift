import Geometry
import ViewTree

extension View {
  /// The box of the view and of all below it.
  func makeBox() -> Box {
    var maker = BoxMaker()
    return maker.box(of: self)
  }
}

extension Box {
  /// Lays a root out: it fills a definite canvas, whatever its own sizes say; margins and insets mean nothing.
  func layoutAsRoot(width: Double, height: Double?) -> Fragment {
    let canvas = PartialSize(width: width, height: height)
    return layout(
      in: Constraints(
        available: canvas, percentageBasis: canvas, width: .fixed, height: height == nil ? .fitContent : .fixed))
  }
}
