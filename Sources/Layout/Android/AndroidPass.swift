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
    let specs = PerAxis { axis in
      (host[axis].map(MeasureSpec.exactly) ?? .unspecified()).forChild(root.dimension(axis), used: 0)
    }
    root.measure(specs, in: self)
    root.place(AndroidFrame(size: root.size), in: self)
  }

  /// Adds a warning about a view, at most one per problem and element: the rows of a list are views of one element, and
  /// views are measured several times.
  func warn(_ problem: AndroidLayoutProblem, at node: AndroidNode) {
    guard warned.insert(Warning(problem: problem, location: node.location)).inserted else { return }
    diagnostics.append(.warning(problem, at: node.location))
  }

  /// Sets the size, baseline and state of a view by the rules of its class, in pixels within measure specs:
  /// `View.onMeasure`.
  func measureContent(of node: AndroidNode, _ specs: PerAxis<MeasureSpec>) {
    measureCount += 1
    node.baseline = nil
    guard work.allowsMore() else { return node.size = PerAxis(0, 0) }
    switch node.layout.content {
    case .view, .constraintHelper:
      node.size = PerAxis { specs[$0].resolveDefault(node.minimum($0)) }
    case .space: node.size = specs.resolve(PerAxis(node.minimum))
    case .widget(let widget): measureWidget(node, widget, specs)
    case .text(let text): measureText(node, text, specs)
    case .image(let image): measureImage(node, image, specs)
    case .linear(let style): LinearMeasure(node, style, specs, self).run()
    case .tableRow(let style): LinearMeasure(node, style, specs, self).run()
    case .frame(let style): measureFrame(node, style, specs)
    case .scroll(let style): measureScroll(node, style, specs)
    case .relative(let style): measureRelative(node, style, specs)
    case .table(let style): measureTable(node, style, specs)
    case .grid(let style): measureGrid(node, style, specs)
    case .constraint(let style): measureConstraint(node, style, specs)
    case .coordinator: measureCoordinator(node, specs)
    case .flow(let style): measureFlow(node, style, specs)
    case .flexbox(let style): measureFlexbox(node, style, specs)
    }
    if let leaf = node.layout.leafSize { applyLeafSize(leaf, to: node, specs) }
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
    case .flexbox: layOutFrames(node)
    case .constraint:
      layOutFrames(node)
      placeLayers(of: node)
    case .coordinator: layOutCoordinator(node)
    }
  }

  /// Replaces the measured size and baseline of a view, in pixels, by those of `leaf`, which were recorded on a device.
  ///
  /// The size is limited by the specs of the width and the height. A value that is nil in `leaf` is not replaced.
  private func applyLeafSize(_ leaf: AndroidLeafSize, to node: AndroidNode, _ specs: PerAxis<MeasureSpec>) {
    if let recorded = leaf.width { node.size.horizontal = specs.horizontal.resolve(recorded) }
    if let recorded = leaf.height { node.size.vertical = specs.vertical.resolve(recorded) }
    if let recorded = leaf.baseline { node.baseline = recorded }
  }
}
