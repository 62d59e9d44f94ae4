import Geometry
import Testing
import ViewTree

@testable import Layout

@Suite struct AndroidFlexboxTests {
  private func flexbox(
    _ children: [View], _ width: AndroidDimension = .matchParent, _ height: AndroidDimension = .wrapContent,
    _ change: (inout FlexStyle) -> Void = { _ in }
  ) -> View {
    var style = FlexStyle()
    style.direction = .row
    (style.alignItems, style.alignContent) = (.flexStart, .flexStart)
    change(&style)
    return android(.flexbox(style), width, height, children)
  }

  private func item(
    _ width: AndroidDimension, _ height: AndroidDimension, _ content: AndroidContent = .view,
    _ change: (inout FlexboxLayoutParams) -> Void = { _ in }
  ) -> View {
    var params = FlexboxLayoutParams()
    change(&params)
    return android(content, width, height) { $0.params.parent = .flexbox(params) }
  }

  @Test func `children wrap and the next line is below the highest one`() {
    let children = [item(.pixels(200), .pixels(30)), item(.pixels(80), .pixels(50)), item(.pixels(90), .pixels(20))]
    let run = AndroidRun(flexbox(children) { $0.wrap = .wrap })
    #expect(run.childFrames == [[0, 0, 200, 30], [200, 0, 80, 50], [0, 50, 90, 20]])
    #expect(run.root.size == PerAxis(300, 70))
  }

  @Test func `without wrapping children shrink to the layout`() {
    let run = AndroidRun(flexbox([item(.pixels(200), .pixels(30)), item(.pixels(400), .pixels(30))]))
    #expect(run.childFrames == [[0, 0, 100, 30], [100, 0, 200, 30]])
  }

  @Test func `a child that grows is measured again at its width`() {
    var text = AndroidText(text: String(repeating: "word ", count: 30), size: 10)
    text.gravity = .startTop
    let run = AndroidRun(
      flexbox([item(.pixels(50), .wrapContent, .text(text)) { $0.style.grow = 1 }, item(.pixels(100), .pixels(10))]))
    #expect(run.childFrames.map { $0[2] } == [200, 100])
    let alone = AndroidRun(android(.text(text), .pixels(200), .wrapContent))
    #expect(run.childFrames[0][3] == alone.root.size.vertical)
  }

  @Test func `a share of the width is of an exact width only`() {
    let half = item(.pixels(10), .pixels(10)) { $0.style.basis = .length(.percent(50)) }
    #expect(AndroidRun(flexbox([half])).childFrames == [[0, 0, 150, 10]])
    #expect(AndroidRun(flexbox([half], .wrapContent)).childFrames == [[0, 0, 10, 10]])
  }

  @Test func `a child begins a line before which the file states one`() {
    let children = [item(.pixels(20), .pixels(10)), item(.pixels(20), .pixels(10)) { $0.wrapsBefore = true }]
    let run = AndroidRun(flexbox(children, .wrapContent) { $0.wrap = .wrap })
    #expect(run.childFrames == [[0, 0, 20, 10], [0, 10, 20, 10]])
    #expect(run.root.size == PerAxis(20, 20))
    #expect(AndroidRun(flexbox(children)).childFrames == [[0, 0, 20, 10], [20, 0, 20, 10]])
  }

  @Test func `a column is as wide as its widest child, and stretches the others`() {
    let children = [item(.pixels(20), .pixels(10)), item(.pixels(70), .pixels(10))]
    let run = AndroidRun(
      flexbox(children, .wrapContent, .matchParent) {
        ($0.direction, $0.alignItems, $0.justifyContent) = (.column, .stretch, .spaceBetween)
      })
    #expect(run.childFrames == [[0, 0, 70, 10], [0, 390, 70, 10]])
  }

  @Test func `a layout from right to left begins at the right`() {
    var layout = flexbox([item(.pixels(20), .pixels(10)), item(.pixels(70), .pixels(10))])
    layout.androidLayout?.direction = .rightToLeft
    #expect(AndroidRun(layout).childFrames == [[280, 0, 20, 10], [210, 0, 70, 10]])
  }

  /// Containers of the flex engine's fixtures that a `FlexboxLayout` can state: their children have sizes in points, and
  /// no child with a size stretches, because only Android changes such a size.
  @Test func `containers have the frames that Chrome gives them`() throws {
    var compared = 0
    for fixture in FlexFixture.all {
      let layout = try fixture.layout()
      guard layout.views.count == fixture.boxes.count else { continue }
      let parents = Set(layout.views.compactMap(\.parent))
      for (index, placed) in layout.views.enumerated() {
        let children = layout.views.indices.filter { layout.views[$0].parent == index }
        guard let style = placed.view.flexStyle, style.isOfFlexbox, !children.isEmpty,
          parents.isDisjoint(with: children),
          case let items = children.compactMap({ layout.views[$0].view.flexboxItem(in: style) }),
          items.count == children.count
        else { continue }
        let box = fixture.boxes[index]
        let container = android(.flexbox(style.inPixels), pixels(box[2]), pixels(box[3]), items) {
          $0.direction = style.writingDirection
          $0.padding = style.padding.map { $0.inPixels }
        }
        let root = container.makeAndroidNode(AndroidWork())
        let pass = AndroidPass(AndroidWork())
        pass.run(root, host: PerAxis(1 << 20, 1 << 20))
        compared += 1
        for (child, node) in zip(children, root.children) {
          let own = Axis.allCases.map { node.frame.origin[$0] } + Axis.allCases.map { node.frame.size[$0] }
          let isNear = zip(own, fixture.boxes[child]).allSatisfy { abs(Double($0) / scale - $1) <= 0.05 }
          #expect(isNear, "\(fixture.name) \(index): \(own.map { Double($0) / scale }), \(fixture.boxes[child])")
        }
      }
    }
    #expect(compared >= 100)
  }
}

/// The pixels per point of the comparison with Chrome: rounding to pixels is then below its tolerance.
private let scale = 64.0

private func pixels(_ length: Double) -> AndroidDimension { .pixels(Int((length * scale).rounded())) }

extension View {
  fileprivate var flexStyle: FlexStyle? { if case .flex(let style) = layout { style } else { nil } }

  /// The view as a child of a `FlexboxLayout` with a style; nil if it has properties that such a child cannot have.
  fileprivate func flexboxItem(in container: FlexStyle) -> View? {
    guard let style = flexStyle, !isHidden, style.position == .relative, style.aspectRatio == nil,
      [style.width, style.height, style.minWidth, style.maxWidth, style.minHeight, style.maxHeight].allSatisfy({
        $0.map { $0.points != nil } ?? true
      }), style.inset == Edges(nil), style.basis == .auto, style.content == .zero, style.padding == Edges(.zero),
      style.margin.allSatisfy({ $0?.points != nil })
    else { return nil }
    let crossSize = container.direction.axis.isHorizontal ? style.height : style.width
    let alignment = style.alignSelf ?? container.alignItems
    guard alignment != .baseline, crossSize == nil || ![.normal, .stretch].contains(alignment) else { return nil }
    var params = FlexboxLayoutParams()
    (params.style.grow, params.style.shrink, params.style.order) = (style.grow, style.shrink, style.order)
    params.style.alignSelf = style.alignSelf
    params.style.minWidth = style.minWidth.map { .points(Double($0.inPixels)) }
    params.style.maxWidth = style.maxWidth.map { .points(Double($0.inPixels)) }
    params.style.minHeight = style.minHeight.map { .points(Double($0.inPixels)) }
    params.style.maxHeight = style.maxHeight.map { .points(Double($0.inPixels)) }
    func size(_ length: Length?) -> AndroidDimension { length.map { .pixels($0.inPixels) } ?? .wrapContent }
    return android(.widget(AndroidWidget(width: 0, height: 0)), size(style.width), size(style.height)) {
      $0.params.parent = .flexbox(params)
      $0.params.margins = style.margin.map { $0?.inPixels }
    }
  }
}

extension FlexStyle {
  /// True for a container whose lengths are points.
  fileprivate var isOfFlexbox: Bool {
    self.display == .flex && self.justifyContent != .equalShares
      && [self.rowGap, self.columnGap].allSatisfy { $0.points != nil } && self.padding.allSatisfy { $0.points != nil }
  }

  fileprivate var inPixels: FlexStyle {
    var style = self
    style.rowGap = .points(Double(style.rowGap.inPixels))
    style.columnGap = .points(Double(style.columnGap.inPixels))
    return style
  }
}

extension Length {
  fileprivate var points: Double? { if case .points(let points) = self { points } else { nil } }
  fileprivate var inPixels: Int { Int(((points ?? 0) * scale).rounded()) }
}

extension Edges {
  /// Returns true if all edges satisfy a condition.
  fileprivate func allSatisfy(_ condition: (Value) -> Bool) -> Bool {
    [top, right, bottom, left].allSatisfy(condition)
  }
}
