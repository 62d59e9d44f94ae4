import Geometry
import ViewTree

extension AndroidPass {
  func measureConstraint(
    _ node: AndroidNode, _ style: AndroidConstraintStyle, _ width: MeasureSpec, _ height: MeasureSpec
  ) {
    measureFrame(node, AndroidFrameStyle(), width, height)
  }

  func layOutConstraint(_ node: AndroidNode) { layOutFrame(node) }
}
