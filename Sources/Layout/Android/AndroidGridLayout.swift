import Geometry
import ViewTree

/// The rows or the columns that one child of a `GridLayout` spans, counted from 0, from `first` to before `last`.
///
/// As in `GridLayout.Spec`.
struct GridSpec: Hashable {
  enum Alignment: Hashable {
    /// No alignment is stated: a child with a weight fills its cells, and other children get the default alignment of
    /// the axis.
    case undefined
    case start, end, left, right, center, fill, baseline
  }

  var first: Int
  var last: Int
  var alignment: Alignment
  var weight: Float

  /// Returns the alignment of the child along an axis: `Spec.getAbsoluteAlignment`.
  ///
  /// If the document states none, it is `fill` for a child with a weight, otherwise `start` horizontally and `baseline`
  /// vertically.
  func absoluteAlignment(_ axis: Axis) -> Alignment {
    if alignment != .undefined { return alignment }
    if weight != 0 { return .fill }
    return axis == .horizontal ? .start : .baseline
  }

  var canStretch: Bool { alignment != .undefined || weight != 0 }
}

/// The rows, columns and margins of the children of a `GridLayout`, computed in its measure pass.
final class GridState {
  /// The spans of columns (horizontal) and of rows (vertical) of each child, in document order.
  let specs: PerAxis<[GridSpec]>
  var axes: PerAxis<GridAxis>
  /// The horizontal and vertical margins in pixels of each child in document order; the grid's default where a child
  /// states none.
  let margins: PerAxis<[GridMargins]>

  /// The maximum number of rows or of columns of a grid; larger indices and spans in the document are reduced to it.
  ///
  /// A maximum is necessary because sizes are found by repeated passes over all rows and columns.
  static let maximumCells = 2_000
  /// True if the document states a count, an index or a span above ``maximumCells``.
  let isReduced: Bool

  init(_ node: AndroidNode, _ style: AndroidGridStyle, _ work: AndroidWork) {
    let stated = node.children.map { GridLayoutParams(of: $0) }.flatMap { params in
      [params.row, params.column].flatMap { [$0.start ?? 0, $0.span] }
    }
    isReduced = ([style.rowCount ?? 0, style.columnCount ?? 0] + stated).contains { $0 > Self.maximumCells }
    let specs = Self.cells(of: node, style)
    self.specs = specs
    let margins = PerAxis { Self.margins(of: node, style, specs[$0], $0) }
    self.margins = margins
    axes = PerAxis { GridAxis($0, node, specs: specs[$0], margins: margins[$0], style, work) }
  }

  /// Returns the spans of columns and of rows of every child in document order: `GridLayout.validateLayoutParams`.
  private static func cells(of node: AndroidNode, _ style: AndroidGridStyle) -> PerAxis<[GridSpec]> {
    let (minorAxis, majorAxis) = (style.axis, style.axis.crossed)
    let count = min(style.count(minorAxis) ?? 0, maximumCells)
    // The orientation is the direction of a line of cells: the minor index counts cells, the major index lines.
    var filled = [Int](repeating: 0, count: count)
    var (major, minor) = (0, 0)
    var (majorSpecs, minorSpecs): ([GridSpec], [GridSpec]) = ([], [])
    for child in node.children {
      let params = GridLayoutParams(of: child)
      let (majorParams, minorParams) = (params[majorAxis], params[minorAxis])
      let majorSpan = majorParams.clippedSpan
      if let start = majorParams.clippedStart { major = start }
      var minorSpan = minorParams.clippedSpan
      let start = minorParams.clippedStart
      if count > 0 { minorSpan = min(minorSpan, count - min(start ?? 0, count)) }
      if let start { minor = start }
      if count > 0 {
        if majorParams.start == nil || start == nil {
          filled.findSpace(minorSpan, &major, &minor, isMinorStated: start != nil)
        }
        for index in min(minor, count)..<min(minor + minorSpan, count) { filled[index] = major + majorSpan }
      }
      let gravity = child.params.gravity
      majorSpecs.append(GridSpec(major, majorSpan, gravity.gridAlignment(majorAxis), majorParams.weight))
      minorSpecs.append(GridSpec(minor, minorSpan, gravity.gridAlignment(minorAxis), minorParams.weight))
      minor = min(minor + minorSpan, maximumCells)
    }
    return PerAxis { $0 == majorAxis ? majorSpecs : minorSpecs }
  }
}

extension GridSpec {
  fileprivate init(_ start: Int, _ span: Int, _ alignment: Alignment, _ weight: Float) {
    self.init(first: start, last: start + span, alignment: alignment, weight: weight)
  }
}

extension GridLayoutParams {
  init(of child: AndroidNode) {
    if case .grid(let params) = child.params.parent { self = params } else { self.init() }
  }

  /// The column or the row of the child, by the axis along which it is counted.
  fileprivate subscript(axis: Axis) -> Spec { axis.isHorizontal ? column : row }
}

extension AndroidGridStyle {
  /// The stated number of columns or of rows.
  func count(_ axis: Axis) -> Int? { axis.isHorizontal ? columnCount : rowCount }
}

extension GridLayoutParams.Spec {
  fileprivate var clippedSpan: Int { min(max(1, span), GridState.maximumCells) }
  fileprivate var clippedStart: Int? { start.map { min(max(0, $0), GridState.maximumCells) } }
}

extension [Int] {
  /// Returns true if the cells `start..<end` are free in the line `value` and in all later lines: `GridLayout.fits`.
  ///
  /// A line is a row of a horizontal grid or a column of a vertical one, counted from 0. Element i of the array is the
  /// first line in which cell i is free. The result is false if the range exceeds the array.
  private func fits(_ value: Int, from start: Int, to end: Int) -> Bool {
    end <= count && (start >= end || self[start..<end].allSatisfy { $0 <= value })
  }

  /// Moves a position in a grid forwards to the first one with `span` free cells, up to the maximum number of lines.
  ///
  /// - Parameter isMinorStated: true to search at the same cell of the following lines only.
  fileprivate func findSpace(_ span: Int, _ major: inout Int, _ minor: inout Int, isMinorStated: Bool) {
    while !fits(major, from: minor, to: minor + span), major < GridState.maximumCells {
      if isMinorStated {
        major += 1
      } else if minor + span <= count {
        minor += 1
      } else {
        (minor, major) = (0, major + 1)
      }
    }
  }
}

extension AndroidGravity? {
  /// Returns the alignment in a grid for the gravity along an axis: `GridLayout.getAlignment`.
  fileprivate func gridAlignment(_ axis: Axis) -> GridSpec.Alignment {
    guard let self else { return .undefined }
    if axis == .horizontal {
      // `GridLayout.getAlignment` ignores the bit that distinguishes start and end from left and right.
      switch self.horizontal {
      case .left, .start: return .left
      case .right, .end: return .right
      case .center: return .center
      case .fill: return .fill
      case nil: return .undefined
      }
    }
    switch self.vertical {
    case .top: return .start
    case .bottom: return .end
    case .center: return .center
    case .fill: return .fill
    case nil: return .undefined
    }
  }
}

extension AndroidPass {
  /// Sets the sizes of a `GridLayout` and its children, in pixels: `android.widget.GridLayout.onMeasure`.
  func measureGrid(_ node: AndroidNode, _ style: AndroidGridStyle, _ specs: PerAxis<MeasureSpec>) {
    guard case .grid(let state) = node.state else { return }
    if state.isReduced { warn(.tooManyCells(limit: GridState.maximumCells), at: node) }
    let inner = PerAxis { specs[$0].adding(-node.padding($0)) }
    for (index, child) in node.children.enumerated() where !child.isGone {
      measureGridChild(child, index, state, inner, PerAxis(child.dimension))
    }
    for axis in Axis.allCases { state.axes[axis].invalidateSizes() }
    var size = PerAxis(0, 0)
    let first = style.axis
    size[first] = state.axes[first].measure(inner[first])
    for (index, child) in node.children.enumerated() where !child.isGone {
      let spec = state.specs[first][index]
      guard spec.absoluteAlignment(first) == .fill else { continue }
      let locations = state.axes[first].locations
      let room = locations[spec.last] - locations[spec.first] - state.margins[first][index].total
      var dimensions = PerAxis(child.dimension)
      dimensions[first] = .gridSize(room)
      measureGridChild(child, index, state, inner, dimensions)
    }
    let second = first.crossed
    state.axes[second].invalidateSizes()
    size[second] = state.axes[second].measure(inner[second])
    node.size = specs.resolve(PerAxis { max(size[$0] + node.padding($0), node.minimum($0)) })
  }

  private func measureGridChild(
    _ child: AndroidNode, _ index: Int, _ state: GridState, _ specs: PerAxis<MeasureSpec>,
    _ dimensions: PerAxis<AndroidDimension>
  ) {
    child.measure(PerAxis { specs[$0].forChild(dimensions[$0], used: state.margins[$0][index].total) }, in: self)
  }

  /// Sets the frames of the children of a `GridLayout`, in pixels of the layout: `GridLayout.onLayout`.
  ///
  /// The layout must have been measured; otherwise nothing is set.
  func layOutGrid(_ node: AndroidNode) {
    guard case .grid(let state) = node.state else { return }
    for axis in Axis.allCases { state.axes[axis].layOut(node.frame.size[axis] - node.padding(axis)) }
    for (index, child) in node.children.enumerated() where !child.isGone {
      var frame = AndroidFrame()
      for axis in Axis.allCases {
        let (offset, size) = state.axes[axis].place(child, index)
        let margins = state.margins[axis][index]
        frame.size[axis] = size
        frame.origin[axis] =
          axis == .horizontal && node.isRightToLeft
          ? node.frame.size[axis] - size - node.padding.end(axis) - margins.end - offset
          : node.padding.start(axis) + margins.start + offset
      }
      if frame.size != child.size { child.measure(PerAxis { .exactly(frame.size[$0]) }, in: self) }
      child.place(frame, in: self)
    }
  }
}

extension AndroidDimension {
  /// The layout dimension for a cell size in pixels, in which −1 and −2 are `match_parent` and `wrap_content`.
  fileprivate static func gridSize(_ size: Int) -> AndroidDimension {
    switch size {
    case -1: .matchParent
    case -2: .wrapContent
    default: .pixels(size)
    }
  }
}

extension GridState {
  /// Returns the margins of the children along one axis in pixels, in document order: `GridLayout.getMargin`.
  ///
  /// With `alignBounds` the margin at a grid line is the largest margin of the children at that line.
  private static func margins(
    of node: AndroidNode, _ style: AndroidGridStyle, _ specs: [GridSpec], _ axis: Axis
  ) -> [GridMargins] {
    let own = node.children.map { ownMargins($0, style, axis) }
    guard style.alignmentMode == .alignBounds else { return own }
    var leading: [Int: Int] = [:]
    var trailing: [Int: Int] = [:]
    for (index, child) in node.children.enumerated() where !child.isGone {
      leading[specs[index].first] = max(leading[specs[index].first] ?? 0, own[index].start)
      trailing[specs[index].last] = max(trailing[specs[index].last] ?? 0, own[index].end)
    }
    return specs.map { GridMargins(start: leading[$0.first] ?? 0, end: trailing[$0.last] ?? 0) }
  }

  /// Returns the margins of one child along an axis in pixels; an unstated margin has the default of the grid:
  /// `GridLayout.getMargin1`.
  private static func ownMargins(_ child: AndroidNode, _ style: AndroidGridStyle, _ axis: Axis) -> GridMargins {
    var standard = style.usesDefaultMargins ? style.defaultGap / 2 : 0
    if case .space = child.layout.content { standard = 0 }
    let margins = child.params.margins
    return GridMargins(start: margins.start(axis) ?? standard, end: margins.end(axis) ?? standard)
  }
}

/// The margins before and after a child of a `GridLayout` along one axis, in pixels.
struct GridMargins {
  var start: Int
  var end: Int

  var total: Int { start + end }
}
