import Geometry
import ViewTree

// Contents that scroll behind a bar at the bottom of a screen. Dumps state no colors, so the bar is found by its form.

extension Roles {
  /// The minimum and maximum height of a bottom bar, in points; a view of another height is not one.
  ///
  /// A compact navigation bar has 48 points, one of Material 3 has 80. The area of gestures or of three system buttons
  /// adds up to 48.
  static let barHeights = 40.0...128.0
  /// The minimum number of bones in a bottom bar; a view with fewer is not one.
  ///
  /// A bottom navigation bar of Material Design has three to five destinations.
  private static let leastItems = 3
  /// The maximum number of bones in a bottom bar; a view with more is not one.
  ///
  /// A bar may have five destinations with icon, label and badge, and a button.
  private static let mostItems = 20
  /// The maximum distance of a bottom bar from the lower edge of the canvas, in points.
  ///
  /// It is the height of the area with Android's three system buttons, 48 points, plus a tolerance.
  private static let systemButtons = 56.0
  /// The maximum height of a destination in points: 80 in Material 3, and a tenth for estimated densities.
  private static let highestDestination = 88.0

  /// Cuts the visible parts of bones behind a bottom bar at its top edge; bones that begin below that edge are hidden.
  mutating func resolveBottomBar() {
    guard isScreen, let bar = bottomBar() else { return }
    cutBones(behind: bar)
    let area = withViewsAbove(bar)
    if area != bar { cutBones(behind: area) }
  }

  private mutating func cutBones(behind bar: Int) {
    let top = visible[bar].minY
    for index in 0..<bar where decisions[index].role.givesBones && layout.views[index].end <= bar {
      guard visible[index].maxY > top, !isFloatingButton(index) else { continue }
      cut(index, at: top, isAbove: true, orGive: .outside)
    }
  }

  /// The view that contains a bottom bar below views from edge to edge, such as a banner or a player, or the bar itself.
  ///
  /// These views are as opaque as the bar: contents that scroll behind them would be seen between their words.
  private func withViewsAbove(_ bar: Int) -> Int {
    guard let parent = layout.views[bar].parent, isFromEdgeToEdge(parent), visible[parent].minY >= canvas.midY else {
      return bar
    }
    let isBelow = (parent + 1..<bar).contains { index in
      layout.views[index].parent == parent && isFromEdgeToEdge(index) && !visible[index].isEmpty
        && abs(visible[index].maxY - visible[bar].minY) <= Sizes.rounding
    }
    return isBelow || visible[parent].minY == visible[bar].minY ? withViewsAbove(parent) : bar
  }

  /// Makes a surface of a bottom bar with destinations, together with the area below it that it fills.
  mutating func fillBottomBar() {
    guard isScreen, var bar = bottomBar(), hasDestinations(bar), !isInCell(bar) else { return }
    while let outer = layout.views[bar].parent, decisions[outer].role == .container, isFromEdgeToEdge(outer),
      visible[outer].minY == visible[bar].minY
    {
      bar = outer
    }
    if decisions[bar].role == .container { give(.surface, to: bar) }
  }

  /// True for a view with at least three touch targets of one height side by side, with views in them: a row of buttons
  /// has leaves.
  private func hasDestinations(_ bar: Int) -> Bool {
    let target = (bar + 1..<layout.views[bar].end).first { layout.views[$0].view.isInteractive }
    return target.map { !isLeaf($0) && isTab($0) && visible[$0].height <= Self.highestDestination } ?? false
  }

  /// True for a leaf of a class that draws itself, alone in a destination at the bottom of a screen of Android.
  ///
  /// Its contents, most often an icon with a badge, are in its middle.
  func isIconOfDestination(_ index: Int) -> Bool {
    guard layout.source(of: index) == .androidDump, [.view, .unknown].contains(layout.views[index].view.kind),
      isScreen, let target = layout.views[index].parent, target + 1 == index,
      layout.views[target].end == index + 1, layout.views[target].view.isInteractive, isTab(target)
    else { return false }
    let frame = layout.views[target].frame
    return frame.height <= Self.highestDestination && frame.maxY >= canvas.maxY - Self.systemButtons
  }

  /// True for a round picture that responds to touches: a floating action button may be docked on a bar.
  private func isFloatingButton(_ index: Int) -> Bool {
    let view = layout.views[index].view
    return view.kind == .image && view.isInteractive && view.appearance.cornerRadius == .circle
  }

  /// The index of the last view that has the form of a bar at the bottom of a screen; nil if there is none.
  ///
  /// Such a view is as wide as the canvas and contains 3 to 20 bones, which are spread over its width.
  private func bottomBar() -> Int? {
    layout.views.indices.last { index in
      let frame = visible[index]
      guard isFromEdgeToEdge(index), frame.minY >= canvas.midY, !decisions[index].role.givesBones else {
        return false
      }
      let items = (index + 1..<layout.views[index].end).filter { decisions[$0].role.givesBones }
      guard items.count >= Self.leastItems, items.count <= Self.mostItems else { return false }
      // Some dumps cut the frames of containers, but not those of labels.
      let hull = items.reduce(frame) { $0.union(visible[$1]) }
      guard hull.minY == frame.minY, hull.maxY >= canvas.maxY - Self.systemButtons,
        Self.barHeights.contains(hull.height)
      else { return false }
      let centers = items.map { visible[$0].midX }
      return (centers.max() ?? 0) - (centers.min() ?? 0) >= canvas.width / 2
    }
  }
}
