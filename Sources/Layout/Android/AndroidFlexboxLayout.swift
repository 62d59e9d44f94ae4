import Diagnostics
import Geometry
import ViewTree

extension AndroidPass {
  /// Sets the sizes of a `FlexboxLayout` and its children, in pixels: `FlexboxLayout.onMeasure` of Google's library.
  func measureFlexbox(_ node: AndroidNode, _ style: FlexStyle, _ specs: PerAxis<MeasureSpec>) {
    FlexboxMeasure(node, style, specs, self).run()
  }

  /// Sets the frames of the children of a layout to those of its measure pass, in pixels of the layout.
  ///
  /// The layout must have been measured; otherwise nothing is set.
  func layOutFrames(_ node: AndroidNode) {
    guard case .frames(let frames) = node.state else { return }
    for (child, frame) in zip(node.children, frames) where !child.isGone { child.place(frame, in: self) }
  }
}

/// The measure pass of a `FlexboxLayout`.
///
/// Children are measured as views of Android. The flex engine arranges boxes of their sizes, in pixels instead of
/// points: first to find the lines, then the main sizes of flexible children, which are measured again, then the cross
/// sizes of the lines, and the frames at last.
private struct FlexboxMeasure {
  private let node: AndroidNode
  private let style: FlexStyle
  private let specs: PerAxis<MeasureSpec>
  private let pass: AndroidPass
  private let main: Axis
  private let children: [AndroidNode]

  init(_ node: AndroidNode, _ style: FlexStyle, _ specs: PerAxis<MeasureSpec>, _ pass: AndroidPass) {
    (self.node, self.style, self.specs, self.pass) = (node, style, specs, pass)
    main = style.direction.axis
    children = node.children.filter { !$0.isGone }
  }

  func run() {
    measureBases()
    var size = PerAxis { specs[$0].mode == .unspecified ? Self.unlimited : specs[$0].size }
    size[main] = used(main, extents(of: arrange(.lines, in: size)))
    remeasure(along: main, to: arrange(.flexible, in: size))
    size[main.crossed] = used(main.crossed, extents(of: arrange(.lines, in: size)))
    let frames = arrange(.frames, in: size)
    remeasure(along: main.crossed, to: frames)
    var used = frames.makeIterator()
    (node.size, node.state) = (
      size, .frames(node.children.map { $0.isGone ? AndroidFrame() : used.next() ?? AndroidFrame() })
    )
  }

  /// The size in pixels of a layout that its parent does not limit.
  private static let unlimited = 1 << 24

  /// Measures the children without the flexbox; a `layout_flexBasisPercent` refers to an exact size only.
  private func measureBases() {
    for child in children {
      var childSpecs = node.childSpecs(child, specs)
      if case .length(let basis) = flexParams(of: child).style.basis, specs[main].isExact {
        childSpecs[main] = .exactly(Int(basis.resolved(against: Double(specs[main].size)).rounded()))
      }
      child.measure(childSpecs, in: pass)
    }
  }

  /// The size of the layout in pixels along an axis whose content ends at a position, within the spec and the minimum.
  private func used(_ axis: Axis, _ extents: PerAxis<Int>) -> Int {
    specs[axis].resolve(max(extents[axis] + node.padding.end(axis), node.minimum(axis)))
  }

  /// The largest ends of the margins of children, in pixels from the start of the layout.
  private func extents(of frames: [AndroidFrame]) -> PerAxis<Int> {
    PerAxis { axis in
      zip(children, frames).reduce(node.padding.start(axis)) { max($0, $1.1.end(axis) + $1.0.margins.end(axis)) }
    }
  }

  /// Measures the children whose frames differ in length along an axis from their sizes, at the sizes of the frames.
  private func remeasure(along axis: Axis, to frames: [AndroidFrame]) {
    for (child, frame) in zip(children, frames) where child.size[axis] != frame.size[axis] {
      var childSpecs = PerAxis { MeasureSpec.exactly(frame.size[$0]) }
      if axis == main { childSpecs[main.crossed] = node.childSpec(child, main.crossed, specs[main.crossed]) }
      child.measure(childSpecs, in: pass)
    }
  }

  private func flexParams(of child: AndroidNode) -> FlexboxLayoutParams {
    if case .flexbox(let params) = child.params.parent { params } else { FlexboxLayoutParams() }
  }

  // MARK: - The flex engine

  /// The purpose of an arrangement of the children.
  private enum Purpose {
    /// The lines begin at the start of the layout, without free space between children.
    case lines
    /// As `lines`, and children grow and shrink along the main axis.
    case flexible
    /// The children have their final places.
    case frames
  }

  /// Returns the frames of the children in pixels of the layout.
  private func arrange(_ purpose: Purpose, in size: PerAxis<Int>) -> [AndroidFrame] {
    var container = style
    container.padding = node.padding.map { Length.points(Double($0)) }
    if purpose == .frames {
      container.writingDirection = node.layout.direction
    } else {
      container.direction = main.isHorizontal ? .row : .column
      if container.wrap == .wrapReverse { container.wrap = .wrap }
      (container.justifyContent, container.alignItems, container.alignContent) = (.flexStart, .flexStart, .flexStart)
    }
    let tree = BoxTree(pass.work.meter)
    var boxes: [Box] = []
    var positions: [Int] = []
    for child in children {
      let params = flexParams(of: child)
      if params.wrapsBefore, container.wrap != .nowrap { boxes.append(lineBreak(order: params.style.order, tree)) }
      positions.append(boxes.count)
      boxes.append(box(of: child, params.style, purpose, tree))
    }
    let root = tree.add(style: container, children: tree.makeList(of: boxes[...]))
    let fragments = tree.layout(root: root, width: Double(size.horizontal), height: Double(size.vertical))
    let children = fragments.children(of: fragments.root)
    return positions.map { position in
      guard position < children.count else { return AndroidFrame() }
      let placed = children[children.startIndex + position]
      let (start, size) = (placed.origin, placed.fragment.size)
      let origin = PerAxis(Int(start.x.rounded()), Int(start.y.rounded()))
      // Both edges are rounded, so that neighbors stay neighbors.
      let end = PerAxis(Int((start.x + size.width).rounded()), Int((start.y + size.height).rounded()))
      return AndroidFrame(origin: origin, size: PerAxis { end[$0] - origin[$0] })
    }
  }

  /// Returns the box of a measured child.
  private func box(of child: AndroidNode, _ params: FlexStyle, _ purpose: Purpose, _ tree: BoxTree) -> Box {
    var style = params
    let length = Double(child.size[main])
    style.basis = .length(.points(length))
    if purpose != .flexible { (style.grow, style.shrink) = (0, 0) }
    if purpose == .lines { style.alignSelf = nil }
    if main.isHorizontal {
      style.minWidth = style.minWidth ?? .zero
    } else {
      style.minHeight = style.minHeight ?? .zero
    }
    style.content = ContentSize(
      minContentWidth: Double(child.size.horizontal), maxContentWidth: Double(child.size.horizontal),
      height: Double(child.size.vertical))
    style.margin = child.margins.map { pixels -> Length? in .points(Double(pixels)) }
    return tree.add(style: style)
  }

  /// Returns an empty box as long as a line, after which the next child begins a line: `layout_wrapBefore`.
  private func lineBreak(order: Int, _ tree: BoxTree) -> Box {
    var style = FlexStyle()
    style.order = order
    style.basis = .length(.percent(100))
    return tree.add(style: style)
  }
}
