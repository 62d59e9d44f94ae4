import Diagnostics
import Geometry
import ViewTree

/// One run of Android's measure and layout passes over a tree of views.
final class AndroidPass {
  /// The number of times that the content of a view was measured, as a measure of the work of the run.
  private(set) var measureCount = 0
  let work: AndroidWork
  private(set) var diagnostics: [Diagnostic] = []
  private var warned: Set<Warning> = []

  init(_ work: AndroidWork) {
    self.work = work
  }

  private struct Warning: Hashable {
    var problem: AndroidLayoutProblem
    var location: SourceLocation
  }

  /// Sets the sizes and frames of a root view and its descendants, in pixels.
  ///
  /// The root's `match_parent` is exactly the size of the window, and its `wrap_content` at most that size.
  ///
  /// - Parameter host: the size of the window in pixels; nil for an unlimited width or height.
  func run(_ root: AndroidNode, host: PerAxis<Int?>) {
    root.measure(Self.spec(root.params.width, host.horizontal), Self.spec(root.params.height, host.vertical), in: self)
    root.place(AndroidFrame(width: root.size.horizontal, height: root.size.vertical), in: self)
  }

  private static func spec(_ dimension: AndroidDimension, _ host: Int?) -> MeasureSpec {
    (host.map(MeasureSpec.exactly) ?? MeasureSpec.unspecified()).forChild(dimension, used: 0)
  }

  /// Adds a warning about a view, at most one per problem and element: the rows of a list are views of one element, and
  /// views are measured several times.
  func warn(_ problem: AndroidLayoutProblem, at node: AndroidNode) {
    guard warned.insert(Warning(problem: problem, location: node.location)).inserted else { return }
    diagnostics.append(.warning(problem, at: node.location))
  }

  /// Sets the size, baseline and state of a view by the rules of its class, in pixels within measure specs:
  /// `View.onMeasure`.
  func measureContent(of node: AndroidNode, _ width: MeasureSpec, _ height: MeasureSpec) {
    measureCount += 1
    node.baseline = nil
    guard work.allowsMore() else { return node.size = PerAxis(0, 0) }
    switch node.layout.content {
    case .view, .constraintHelper:
      node.size = PerAxis(
        width.resolveDefault(node.layout.minWidth), height.resolveDefault(node.layout.minHeight))
    case .space: node.size = PerAxis(width.resolve(node.layout.minWidth), height.resolve(node.layout.minHeight))
    case .widget(let widget): measureWidget(node, widget, width, height)
    case .text(let text): measureText(node, text, width, height)
    case .image(let image): measureImage(node, image, width, height)
    case .linear(let style): LinearMeasure(node, style, width, height, self).run()
    case .tableRow(let style): LinearMeasure(node, style, width, height, self).run()
    case .frame(let style): measureFrame(node, style, width, height)
    case .scroll(let style): measureScroll(node, style, width, height)
    case .relative(let style): measureRelative(node, style, width, height)
    case .table(let style): measureTable(node, style, width, height)
    case .grid(let style): measureGrid(node, style, width, height)
    case .constraint(let style): measureConstraint(node, style, width, height)
    case .coordinator: measureCoordinator(node, width, height)
    case .flow(let style): measureFlow(node, style, width, height)
    }
    if let leaf = node.layout.leafSize { applyLeafSize(leaf, to: node, width, height) }
  }

  /// Sets the frames of the children of a view by the rules of its class, in pixels of the view: `ViewGroup.onLayout`.
  func layOutChildren(of node: AndroidNode) {
    guard work.allowsMore() else { return }
    switch node.layout.content {
    case .view, .space, .widget, .text, .image, .constraintHelper: break
    case .linear(let style), .tableRow(let style): layOutLinear(node, style)
    case .table(let style): layOutLinear(node, style.linear)
    case .frame: layOutFrame(node)
    case .scroll(let style): layOutScroll(node, style)
    case .relative: layOutRelative(node)
    case .grid: layOutGrid(node)
    case .flow(let style): layOutFlow(node, style)
    case .constraint: layOutConstraint(node)
    case .coordinator: layOutCoordinator(node)
    }
  }

  /// Replaces the measured size and baseline of a view, in pixels, by those of `leaf`, which were recorded on a device.
  ///
  /// The size is limited by the specs of the width and the height. A value that is nil in `leaf` is not replaced.
  private func applyLeafSize(
    _ leaf: AndroidLeafSize, to node: AndroidNode, _ width: MeasureSpec, _ height: MeasureSpec
  ) {
    if let recorded = leaf.width { node.size.horizontal = width.resolve(recorded) }
    if let recorded = leaf.height { node.size.vertical = height.resolve(recorded) }
    if let recorded = leaf.baseline { node.baseline = recorded }
  }
}
