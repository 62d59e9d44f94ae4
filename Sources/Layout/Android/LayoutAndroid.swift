import Diagnostics
import Geometry
import ViewTree

/// Lays out a tree of Android views, with frames in points that are aligned to whole pixels.
///
/// - Parameters:
///   - root: the root of the tree.
///   - size: the size of the window in points; nil for an unlimited dimension.
///   - density: the number of pixels per point.
///   - meter: the counter of views and of the work of solvers.
func layoutAndroid(
  _ root: View, in size: PartialSize, density: Double, _ meter: SharedWorkMeter
) -> Reported<FragmentTree> {
  let work = AndroidWork(meter)
  let node = root.makeAndroidNode(work)
  let pass = AndroidPass(work)
  pass.run(
    node,
    host: PerAxis(size.width.map { Int(($0 * density).rounded()) }, size.height.map { Int(($0 * density).rounded()) }))
  var placed: [PlacedFragment] = []
  let fragment = node.fragment(density: density, addingChildrenTo: &placed)
  return Reported(FragmentTree(root: fragment, placed: placed), pass.diagnostics)
}

extension View {
  /// Creates the node of the view and those of its descendants; a view without an Android layout gets the size 0.
  @inline(never)
  func makeAndroidNode(_ work: AndroidWork) -> AndroidNode {
    var nodes: [AndroidNode] = []
    for child in children {
      for _ in 0..<child.copies where work.allowsMore() { nodes.append(child.makeAndroidNode(work)) }
    }
    let specification: AndroidLayout
    if case .android(let layout) = layout {
      specification = layout
    } else {
      specification = AndroidLayout(
        params: AndroidLayoutParams(width: .pixels(0), height: .pixels(0)), content: .frame(AndroidFrameStyle()))
    }
    let node = AndroidNode(layout: specification, identifier: identifier, location: location, children: nodes)
    node.prepare(work)
    return node
  }
}

extension AndroidNode {
  /// Prepares a view for the measure pass: finds the cells of the children of a table row or a grid, and hides the
  /// cells in the collapsed columns of a table.
  func prepare(_ work: AndroidWork) {
    switch layout.content {
    case .tableRow: state = .tableRow(TableRowState(self))
    case .table(let style): collapse(style.collapsed)
    case .grid(let style): state = .grid(GridState(self, style, work))
    default: break
    }
  }

  /// Returns the frames of the node's descendants in points of their parents, from the results of the layout pass.
  ///
  /// - Parameters:
  ///   - density: the number of pixels per point.
  ///   - placed: the fragments of all views but the root.
  @inline(never)
  func fragment(density: Double, addingChildrenTo placed: inout [PlacedFragment]) -> Fragment {
    // The descendants of a gone view are not laid out; its children are at its position without a size.
    let fragments = children.map { child in
      PlacedFragment(
        origin: Point(
          x: Double(child.frame.origin.horizontal) / density, y: Double(child.frame.origin.vertical) / density),
        fragment: child.fragment(density: density, addingChildrenTo: &placed),
        isCollapsed: child.isGone && child.layout.visibility != .gone)
    }
    let size = Size(width: Double(frame.size.horizontal) / density, height: Double(frame.size.vertical) / density)
    let start = Int32(placed.count)
    placed += fragments
    return Fragment(
      size: size, intrinsicHeight: size.height, baseline: nil, children: start..<start + Int32(fragments.count))
  }
}
