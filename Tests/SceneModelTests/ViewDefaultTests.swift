import Diagnostics
import Geometry
import LayerTree
import Testing

@testable import ViewTree

/// The properties of views that documents do not state, and functions of those that they state.
@Suite struct ViewDefaultTests {
  // MARK: - Android

  /// The defaults of the classes of Android: `LinearLayout`, `TextView`, `GridLayout` and others.
  @Test func `attributes of Android have the defaults of the platform`() {
    let linear = AndroidLinearStyle()
    #expect(linear.axis == .horizontal && linear.isBaselineAligned && !linear.measuresWithLargestChild)
    #expect(linear.weightSum == nil && linear.baselineAlignedChildIndex == nil && !linear.scrolls)
    let divider = AndroidDivider(width: 3, height: 5)
    #expect(!divider.showsBeginning && !divider.showsMiddle && !divider.showsEnd)
    #expect(AndroidTableStyle().linear.axis == .vertical && AndroidTableStyle().stretched == .some([]))
    #expect(AndroidTableStyle().shrunk == .some([]) && AndroidTableStyle().collapsed.isEmpty)
    let grid = AndroidGridStyle()
    #expect(grid.axis == .horizontal && !grid.usesDefaultMargins && grid.alignmentMode == .alignMargins)
    #expect(grid.isRowOrderPreserved && grid.isColumnOrderPreserved && grid.defaultGap == 8)
    #expect(!AndroidScrollStyle(axis: .vertical).fillsViewport && !AndroidFrameStyle().measuresAllChildren)
    let flow = AndroidFlowStyle()
    #expect(flow.itemSpacing == 0 && flow.lineSpacing == 0 && !flow.isSingleLine)
    let text = AndroidText(text: "Word", size: 17)
    #expect(text.face == .regular && text.letterSpacing == 0 && text.includesFontPadding && !text.isSingleLine)
    #expect(text.lineSpacingExtra == 0 && text.lineSpacingMultiplier == 1 && text.drawablePadding == 0)
    #expect(text.gravity == AndroidGravity(horizontal: .start, vertical: .top))
    let image = AndroidImage(width: 3, height: 5)
    #expect(!image.adjustsViewBounds && !image.alignsBaselineToBottom)
  }

  @Test func `layout parameters of Android have the defaults of the platform`() {
    #expect(AndroidLayoutParams(width: .wrapContent, height: .matchParent).weight == 0)
    #expect(TableRowParams().span == 1 && TableRowParams().column == nil)
    let spec = GridLayoutParams.Spec()
    #expect(spec.start == nil && spec.span == 1 && spec.weight == 0)
    let axis = ConstraintLayoutParams.AxisParams()
    #expect(axis.bias == 0.5 && axis.percent == 1 && axis.chainStyle == .spread && axis.matchMode == .spread)
    #expect(axis.weight == nil && !axis.isConstrained && !axis.isSkippedByWrap)
    #expect(ConstraintLayoutParams().baselineMargin == 0)
    let barrier = ConstraintBarrier(direction: .end, referenced: ["a"])
    #expect(barrier.margin == 0 && barrier.allowsGoneWidgets)
    let flow = ConstraintFlow(referenced: ["a"])
    #expect(flow.horizontalGap == 0 && flow.verticalGap == 0 && flow.startPadding == 0 && flow.endPadding == 0)
    #expect(flow.orientation == .horizontal && flow.wrapMode == .none && !flow.setsVisibility)
    #expect(flow.horizontalAlign == .center && flow.verticalAlign == .center && flow.maxElements == nil)
    #expect(!RelativeLayoutParams().alignsWithParentIfMissing && !FlexboxLayoutParams().wrapsBefore)
    #expect(!AppBarParams().scrolls && !AppBarParams().exitsUntilCollapsed)
    #expect(CoordinatorLayoutParams().anchorOffset == 0)
    let layout = AndroidLayout(params: AndroidLayoutParams(width: .wrapContent, height: .wrapContent), content: .view)
    #expect([layout.minWidth, layout.minHeight, layout.backgroundWidth, layout.backgroundHeight] == [0, 0, 0, 0])
    #expect(layout.padding == Edges(0) && layout.visibility == .visible && layout.visibilityAtFirst == .visible)
    #expect(layout.direction == .leftToRight && layout.origin == .generated)
  }

  @Test(
    arguments: [
      (.units(3), 3, 3), (.units(1), 1, 1), (.units(0), 1, 0), (.units(-2), 1, -2), (.pixels(3), nil, nil),
      (nil, nil, nil),
    ] as [(AndroidText.Limit?, Int?, Int?)])
  func `a limit in lines is a number of lines`(_ limit: AndroidText.Limit?, _ maximum: Int?, _ minimum: Int?) {
    var text = AndroidText(text: "Word", size: 17)
    (text.maxHeight, text.minHeight) = (limit, nil)
    #expect(text.maximumLines == maximum && text.minimumLines == nil)
    (text.maxHeight, text.minHeight) = (nil, limit)
    #expect(text.maximumLines == nil && text.minimumLines == minimum)
  }

  @Test(arguments: [
    (AndroidDimension.pixels(1), true), (.pixels(0), false), (.pixels(-1), false), (.matchParent, false),
    (.wrapContent, false),
  ])
  func `a number of pixels is a fixed size`(_ dimension: AndroidDimension, _ isFixed: Bool) {
    #expect(dimension.isFixed == isFixed)
  }

  private func view(
    _ origin: AndroidLayout.Origin, _ children: [View] = [], id: String? = nil, _ content: AndroidContent = .view,
    _ visibility: AndroidLayout.Visibility = .visible
  ) -> View {
    var layout = AndroidLayout(
      params: AndroidLayoutParams(width: .wrapContent, height: .wrapContent), content: content)
    (layout.origin, layout.visibility) = (origin, visibility)
    var view = View(element: "View", kind: .view, layout: .android(layout), location: SourceLocation(offset: 0))
    (view.children, view.identifier) = (children, id)
    return view
  }

  private func widths(_ view: View) -> [Int?] {
    [view.androidLayout?.leafSize?.width] + view.children.flatMap(widths)
  }

  /// A wrapper counts neither as a child nor in the path; views without an element are left out.
  @Test func `recorded sizes are those of leaves of the file`() {
    let wrapper = view(.wrapper, [view(.child(2)), view(.wrapper), view(.child(3), [view(.child(0))])])
    let generated = view(.generated, [view(.child(0))])
    var root = view(.child(0), [view(.child(0), [view(.child(1))]), wrapper, generated, view(.child(7))])
    let paths = ["", "0", "0/1", "2", "3", "3/0", "7", "0/0"]
    let sizes = Dictionary(
      uniqueKeysWithValues: paths.enumerated().map {
        ($1, AndroidLeafSize(width: 11 + $0, height: 31, baseline: nil))
      })
    root.applyLeafSizes(sizes)
    #expect(widths(root) == [nil, nil, 13, nil, 14, nil, nil, 16, nil, nil, 17])
    var leaf = view(.child(5))
    leaf.applyLeafSizes(sizes)
    #expect(widths(leaf) == [11])
  }

  private static func helper(_ helper: ConstraintHelper) -> AndroidContent { .constraintHelper(helper) }

  private static let groups: [(content: AndroidContent, states: [AndroidLayout.Visibility])] = [
    (helper(.group(["a", "c"])), [.gone, .invisible, .visible]), (helper(.layer(["a", "c"])), [.gone, .invisible]),
    (
      helper(
        .flow(
          {
            var flow = ConstraintFlow(referenced: ["a", "c"])
            flow.setsVisibility = true
            return flow
          }())), [.gone, .invisible, .visible]
    ),
    (helper(.flow(ConstraintFlow(referenced: ["a", "c"]))), []),
    (helper(.barrier(ConstraintBarrier(direction: .top, referenced: ["a", "c"]))), []), (.view, []),
  ]

  /// The first view is invisible, and the second one has no identifier.
  @Test(arguments: groups.indices, [AndroidLayout.Visibility.gone, .invisible, .visible])
  func `a group sets the visibility of its views`(_ number: Int, _ state: AndroidLayout.Visibility) {
    let (content, states) = Self.groups[number]
    var first = view(.child(0), id: "a", .view, .invisible)
    first.isHidden = true
    var views = [first, view(.child(1)), view(.child(2), id: "b"), view(.child(3), content, state)]
    views.applyConstraintGroups()
    let isSet = states.contains(state)
    #expect(views[0].androidLayout?.visibility == (isSet ? state : .invisible))
    #expect(views[0].isHidden == (isSet ? state != .visible : true))
    #expect(views[1...2].allSatisfy { $0.androidLayout?.visibility == .visible && !$0.isHidden })
  }

  private func view(_ origin: AndroidLayout.Origin, _ content: AndroidContent, _ state: AndroidLayout.Visibility)
    -> View
  {
    view(origin, [], content, state)
  }

  @Test func `only a view of Android is collapsed`() {
    var views = [view(.child(0)), dumped(.view, box(3, 5, 7, 11))]
    for index in views.indices { views[index].collapse() }
    #expect(views[0].androidLayout?.visibility == .gone && views[0].isHidden)
    #expect(views[1].androidLayout == nil && !views[1].isHidden)
    views[1].androidLayout = views[0].androidLayout
    #expect(views[1].storedFrame == box(3, 5, 7, 11))
  }

  // MARK: - UIKit

  @Test(arguments: [
    (Size(width: 101, height: 57), box(33.25, 10, 56.75, 44)), (Size(width: 20, height: 11), box(13, 10, 0, 0)),
  ])
  func `edges of an anchored frame depend on its parent`(_ parent: Size, _ frame: Rect) {
    let anchored = AnchoredFrame(
      left: .init(0.25, 8), right: .init(1, -11), top: .init(0, 10), bottom: .init(1, -3))
    #expect(anchored.frame(in: parent) == frame)
  }

  @Test func `an anchored frame is as high as its parent`() {
    let anchored = AnchoredFrame(left: .init(0, 3), right: .init(0.5, 7))
    #expect(anchored.frame(in: Size(width: 31, height: 57)) == box(3, 0, 19.5, 57))
  }

  @Test(
    arguments: [
      (0, .sanFranciscoUI), (12_999, .sanFranciscoUI), (13_000, .sanFranciscoPro), (16_999, .sanFranciscoPro),
      (17_000, .sanFranciscoPro2020), (24_000, .sanFranciscoPro2020),
    ] as [(Int, FontDescription.Edition)])
  func `a version of Xcode has its edition of the font`(_ version: Int, _ edition: FontDescription.Edition) {
    let environment = DesignEnvironment(toolsVersion: version, deviceName: nil, isLandscape: false)
    #expect(environment.fontEdition == edition)
  }

  @Test(arguments: [("Word", 1, false), ("Word", 0, true), ("Word", 2, true), ("", 0, false), ("", 1, false)])
  func `a text of several lines wraps`(_ text: String, _ lines: Int, _ wraps: Bool) {
    let font = FontDescription(.system(.regular), pointSize: 17)
    let content = TextContent(text, font: font, maximumLines: lines, scale: 3)
    #expect(content.wraps == wraps)
    #expect(content.widthScale == 3 && content.heightScale == 3)
  }

  /// The defaults of `NSLayoutConstraint`, `UIView` and `UIStackView`.
  @Test func `attributes of UIKit have the defaults of the platform`() {
    let constraint = LayoutConstraint(.init(.view(3), .leading), owner: 5, location: SourceLocation(offset: 0))
    #expect(constraint.multiplier == 1 && constraint.constant == 0 && constraint.priority == 1_000)
    #expect(constraint.relation == .equal && constraint.second == nil)
    let item = LayoutItem(element: "view", parent: nil, holding: .root, location: SourceLocation(offset: 0))
    #expect(item.hugging[.horizontal] == 250 && item.hugging[.vertical] == 250)
    #expect(item.compressionResistance[.horizontal] == 750 && item.compressionResistance[.vertical] == 750)
    #expect(item.layoutMargins == Insets(top: 8, right: 8, bottom: 8, left: 8) && item.margins == .standard)
    #expect(item.addsSafeAreaToMargins && !item.preservesSuperviewMargins && !item.followsReadableWidth)
    #expect(!item.scrolls && !item.isHidden && item.alignmentInsets == .zero)
    let stack = StackArrangement()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && !stack.isMarginsRelative)
    let priorities = AxisPriorities(horizontal: 3, vertical: 5)
    #expect(priorities[.horizontal] == 3 && priorities[.vertical] == 5)
  }

  @Test func `a mask names the parts that grow`() {
    let masks: [AutoresizingMask] = [
      .flexibleMinX, .widthSizable, .flexibleMaxX, .flexibleMinY, .heightSizable, .flexibleMaxY,
    ]
    for (number, mask) in masks.enumerated() {
      let (x, y) = (mask.flexibleParts(on: .horizontal), mask.flexibleParts(on: .vertical))
      let parts = [x.before, x.size, x.after, y.before, y.size, y.after]
      #expect(parts.indices.filter { parts[$0] } == [number])
      // The bits of `UIView.AutoresizingMask`.
      #expect(mask.rawValue == 1 << number)
    }
  }

  @Test(arguments: LayoutAttribute.allCases) func `width and height are sizes`(_ attribute: LayoutAttribute) {
    #expect(attribute.isSize == ["width", "height"].contains(attribute.rawValue))
  }

  // MARK: - Shimmer

  @Test(
    arguments: [
      (.classic, 1, false, .linear), (.seamless, 1.2, false, .linear), (.vivid, 1.2, false, .linear),
      (.pulse, 0.8, true, .easeInEaseOut), (.solid, 1, false, .linear),
    ] as [(ShimmerStyle.Preset, Double, Bool, UnitBezier)])
  func `a preset has a timing`(
    _ preset: ShimmerStyle.Preset, _ duration: Double, _ autoreverses: Bool, _ function: UnitBezier
  ) {
    var timing = MediaTiming()
    (timing.duration, timing.autoreverses, timing.repeatCount) = (duration, autoreverses, .infinity)
    timing.fillMode = .forwards
    let figures = ShimmerFigures.of(preset)
    #expect(figures.timing(ShimmerStyle()) == timing)
    #expect(figures.function(ShimmerStyle()) == function)
    var style = ShimmerStyle()
    (style.duration, style.autoreverses, style.beginTime, style.speed) = (3, !autoreverses, 5, 0.7)
    (style.timeOffset, style.repeatDuration, style.repeatCount) = (0.3, 11, .times(2.5))
    style.timingFunction = .easeInEaseOut
    (timing.duration, timing.autoreverses, timing.beginTime, timing.speed) = (3, !autoreverses, 5, 0.7)
    (timing.timeOffset, timing.repeatDuration, timing.repeatCount) = (0.3, 11, 2.5)
    #expect(figures.timing(style) == timing)
    #expect(figures.function(style) == .easeInEaseOut)
  }

  private static let sweeps: [(change: @Sendable (inout ShimmerStyle) -> Void, duration: Double?)] = [
    ({ _ in }, 1), ({ $0.preset = .seamless }, 1.2), ({ $0.preset = .pulse }, 0.8), ({ $0.preset = .solid }, nil),
    // Stated locations stay, unless others are stated for the end.
    ({ $0.locations = [0, 0.1, 0.2, 0.3, 0.4] }, nil), ({ $0.to = [0, 0.1, 0.2, 0.3, 0.4] }, 1),
    (
      {
        $0.locations = [0, 0.1, 0.2, 0.3, 0.4]
        $0.to = [0, 0.1, 0.2, 0.3, 0.5]
      }, 1
    ),
    ({ $0.to = [-0.85, -0.85, 0, 0.15, 1.15] }, nil),
    (
      {
        $0.preset = .pulse
        $0.locations = [0, 1]
      }, nil
    ),
    (
      {
        $0.preset = .pulse
        $0.to = [0, 1]
      }, nil
    ),
    (
      {
        $0.preset = .pulse
        $0.to = [0, 0.9]
      }, 0.8
    ),
    // The gradient of one color does not move.
    ({ $0.colors = [Color(gray: 221)] }, nil), ({ $0.colors = [Color(gray: 221), Color(gray: 238)] }, 1),
  ]

  @Test(arguments: sweeps.indices) func `a gradient that moves has a timing`(_ number: Int) {
    var style = ShimmerStyle()
    Self.sweeps[number].change(&style)
    #expect(style.sweepTiming?.duration == Self.sweeps[number].duration)
  }
}
