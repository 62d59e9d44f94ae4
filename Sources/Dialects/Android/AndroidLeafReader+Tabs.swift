import Geometry
import ViewTree

// The tabs of a tab layout: their number, widths and paddings.
//
// Attributes of `TabLayout` of Material Components 1.13.

extension AndroidLeafReader {
  /// The views of the tabs, from start to end, for a tab layout whose tabs code adds.
  ///
  /// There are `count`, else three, or as many as fill the screen in a tab layout that scrolls.
  func tabs(_ element: AndroidElement, count: Int?, _ inner: AndroidSurroundings) -> [View] {
    guard scrollsTabs(element) else {
      return (0..<(count ?? 3)).map { _ in tab(element, of: element, text: nil, hasIcon: false, inner) }
    }
    let words = SampleText.lorem(words: 8).split(separator: " ")
    let minimum = max(element.pixelSize("tabMinWidth") ?? 0, resolver.pixels(Self.minimumTabWidth))
    let widths = (1..<20).map { (Double($0 * minimum) / Double(resolver.density)).nextUp }
    return (0..<(count ?? max(3, 1 + resolver.countReached(of: widths)))).map { index in
      tab(element, of: element, text: String(words[index % words.count]), hasIcon: false, inner)
    }
  }

  /// Returns true for a tab layout whose tabs are as wide as their labels and continue beyond the end of the screen.
  func scrollsTabs(_ tabs: AndroidElement) -> Bool {
    tabs.states("tabMode", ["scrollable", "0"])
  }

  /// Moves the first tab of a tab layout that scrolls to the position that `tabContentStart` states.
  ///
  /// `TabLayout.applyModeAndGravity`: the padding of the first tab is a part of the distance.
  func indentTabs(_ children: inout [View], _ tabs: AndroidElement, _ inner: AndroidSurroundings) {
    guard scrollsTabs(tabs), !children.isEmpty, let start = tabs.pixelSize("tabContentStart") else { return }
    setMargins(&children[0], start: max(0, start - tabPadding(tabs, "Start")), inner)
  }

  /// Returns the padding of a tab at one of its edges, in pixels.
  private func tabPadding(_ tabs: AndroidElement, _ edge: String) -> Int {
    let standard = ["Top", "Bottom"].contains(edge) ? 0 : resolver.pixels(12)
    return tabs.pixelSize("tabPadding\(edge)") ?? tabs.pixelSize("tabPadding") ?? standard
  }

  /// Returns the view of one tab: an icon above a label, or beside it for `tabInlineLabel`.
  ///
  /// Warnings refer to `element`, the tab layout or the tab item. The mode and the gravity of `tabs` decide the width.
  /// A tab without a label and an icon has a sample word.
  func tab(
    _ element: AndroidElement, of tabs: AndroidElement, text: String?, hasIcon: Bool, _ inner: AndroidSurroundings
  ) -> View {
    var parts: [View] = []
    if hasIcon { parts.append(icon(element, side: 24, inner)) }
    if text != nil || !hasIcon { parts.append(label(element, text, size: 14, inner)) }
    let isInline = tabs.bool("tabInlineLabel") == true
    let isScrollable = tabs.states("tabMode", ["scrollable", "0", "auto", "2"])
    // Tabs of a fixed tab layout share its width, unless the gravity is another one than `fill`.
    let gravity = tabs.word("tabGravity")
    let wraps = isScrollable || ["center", "1", "start", "2"].contains(gravity ?? "")
    var view = stack(
      element, isInline ? .horizontal : .vertical, gravity: .center, inner, width: wraps ? .wrapContent : .pixels(0),
      height: .matchParent, of: parts)
    let minimum = tabs.pixelSize("tabMinWidth")
    view.androidLayout?.params.weight = wraps ? 0 : 1
    view.androidLayout?.padding[start: inner.direction] = tabPadding(tabs, "Start")
    view.androidLayout?.padding[end: inner.direction] = tabPadding(tabs, "End")
    view.androidLayout?.padding.top = tabPadding(tabs, "Top")
    view.androidLayout?.padding.bottom = tabPadding(tabs, "Bottom")
    // TabLayout.getTabMinWidth
    view.androidLayout?.minWidth = minimum ?? (isScrollable ? resolver.pixels(Self.minimumTabWidth) : 0)
    // TabLayout.getDefaultHeight
    view.androidLayout?.minHeight = resolver.pixels(hasIcon && text != nil && !isInline ? 72 : 48)
    return view
  }

  /// The gravity of the tabs in a tab layout: those of a fixed one with `tabGravity="center"` are in its center.
  func tabGravity(_ tabs: AndroidElement) -> AndroidGravity? {
    guard tabs.states("tabGravity", ["center", "1"]), !scrollsTabs(tabs) else { return nil }
    return .center
  }

  /// The minimum width in dp of a tab in a tab layout that scrolls: `design_tab_scrollable_min_width`.
  private static let minimumTabWidth = 72
}
