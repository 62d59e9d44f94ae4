import Diagnostics
import Geometry
import ViewTree
import XMLTree

// The views of the titles and items of bars.

extension InterfaceBuilderReader {
  /// The layout margin of a bar and the distance between two of its items, in points.
  private static let (barMargin, itemGap) = (16.0, 16.0)
  /// The height in points of the row with title and items of a bar; a large title is below it.
  private static let itemRow = 44.0
  /// The margin of a back button and the distance between its chevron and its title, in points.
  private static let (backMargin, backGap) = (8.0, 6.0)

  /// Converts the title and the items of a navigation bar to views; the title gets the location of the element.
  mutating func navigationContents(
    _ contents: NavigationContents, at element: XMLElement
  ) throws(InvalidInput) -> [View] {
    var views: [View] = []
    var left = Self.barMargin
    for item in contents.leading {
      if case .chevron = item { left = Self.backMargin }
      let place = (left: AnchoredFrame.Edge(0, left), right: AnchoredFrame.Edge(0, left + item.width))
      if let view = try barItem(item, place, alignment: .natural, at: element) { views.append(view) }
      if case .chevron = item { left += item.width + Self.backGap } else { left += item.width + Self.itemGap }
    }
    var right = Self.barMargin
    for item in contents.trailing {
      let place = (left: AnchoredFrame.Edge(1, -right - item.width), right: AnchoredFrame.Edge(1, -right))
      if let view = try barItem(item, place, alignment: .end, at: element) { views.append(view) }
      right += item.width + Self.itemGap
    }
    if let titleView = contents.titleView {
      let width = BarItem.view(titleView).width
      let place = (left: AnchoredFrame.Edge(0.5, -width / 2), right: AnchoredFrame.Edge(0.5, width / 2))
      if let view = try barItem(.view(titleView), place, alignment: .center, at: element) { views.append(view) }
    } else if let title = contents.title {
      views.append(try self.title(title, contents.hasLargeTitle, between: max(left, right), at: element))
    }
    return views
  }

  /// Returns the title of a navigation bar: 17 points in the middle, or 34 points at the leading edge of a large title.
  ///
  /// - Parameter side: the width at each side that items take, in points.
  private mutating func title(
    _ title: String, _ isLarge: Bool, between side: Double, at element: XMLElement
  ) throws(InvalidInput) -> View {
    let side = isLarge ? Self.barMargin : side
    var frame = AnchoredFrame(left: .init(0, side), right: .init(1, -side))
    frame.top = isLarge ? .init(1, -52) : .init(1, -Self.itemRow)
    var view = try barText(title, frame, alignment: isLarge ? .natural : .center, at: element)
    view.text?.weight = .bold
    if isLarge { view.text?.fontSize = 34 }
    return view
  }

  /// Converts the items of a toolbar to views, with flexible spaces that fill the bar.
  mutating func toolContents(_ elements: [XMLElement]) throws(InvalidInput) -> [View] {
    let elements = elements.filter { $0.name == "barButtonItem" }
    let items = elements.map { BarItem($0, images: context.sizesOfFoundImages) }
    let flexible = Double(items.count(where: \.isFlexible))
    let visible = items.filter { !$0.isFlexible }
    let fixed = visible.reduce(2 * Self.barMargin) { $0 + $1.width } + Self.itemGap * Double(max(0, visible.count - 1))
    var views: [View] = []
    var (passed, left) = (0.0, Self.barMargin)
    for (index, (item, element)) in zip(items, elements).enumerated() {
      if item.isFlexible {
        passed += 1
        continue
      }
      // Each flexible space takes an equal share of the width that the items leave.
      let share = flexible > 0 ? passed / flexible : 0
      let start = left - share * fixed
      let place = (left: AnchoredFrame.Edge(share, start), right: AnchoredFrame.Edge(share, start + item.width))
      // The items at the ends of the bar begin and end at its margins.
      let alignment =
        index == 0 ? TextAlignment.natural : index == items.count - 1 && share == 1 ? .end : .center
      if let view = try barItem(item, place, alignment: alignment, at: element) { views.append(view) }
      left += item.width + Self.itemGap
    }
    return views
  }

  /// Converts the items of a tab bar to views: an icon above a label of 10 points for each tab.
  ///
  /// The icon has the size of its image, or 25 points. Symbols of the system are drawn larger than in texts.
  /// A tab with a title and no image has no icon. Code sets the image of a tab with neither, and that of a reference is
  /// in another storyboard.
  mutating func tabContents(_ tabs: [XMLElement]) throws(InvalidInput) -> [View] {
    var views: [View] = []
    for (index, tab) in tabs.enumerated() {
      let (start, end) = (Double(index) / Double(tabs.count), Double(index + 1) / Double(tabs.count))
      let words = tab["title"] ?? tab["systemItem"] ?? ""
      let middle = (start + end) / 2
      let isElsewhere = tab.parent?.name == "viewControllerPlaceholder"
      if words.isEmpty || isElsewhere || tab["image"] != nil || tab["systemItem"] != nil {
        try report.addView()
        let image = tab["catalog"] == "system" ? nil : BarItem.imageSize(of: tab, context.sizesOfFoundImages)
        let size = image ?? Size(width: 25, height: 25)
        let center = words.isEmpty ? 24.5 : 18.5
        let icon = AnchoredFrame(
          left: .init(middle, -size.width / 2), right: .init(middle, size.width / 2),
          top: .init(0, center - size.height / 2), bottom: .init(0, center + size.height / 2))
        views.append(View(element: "tabBarItem", .image, at: .anchored(icon), location: tab.location))
      }
      guard !words.isEmpty else { continue }
      let line = AnchoredFrame(
        left: .init(start, 2), right: .init(end, -2), top: .init(0, 34), bottom: .init(0, 46))
      var label = try barText(words, line, alignment: .center, at: tab)
      label.text?.fontSize = 10
      views.append(label)
    }
    return views
  }

  // MARK: - Single items

  /// Returns the view of an item of a bar, at the location of the element; nil for a space.
  private mutating func barItem(
    _ item: BarItem, _ place: (left: AnchoredFrame.Edge, right: AnchoredFrame.Edge), alignment: TextAlignment,
    at element: XMLElement
  ) throws(InvalidInput) -> View? {
    var frame = AnchoredFrame(left: place.left, right: place.right)
    if let height = item.height {
      (frame.top, frame.bottom) = (.init(0, (Self.itemRow - height) / 2), .init(0, (Self.itemRow + height) / 2))
    } else {
      frame.bottom = .init(0, Self.itemRow)
    }
    switch item {
    case .space, .flexibleSpace: return nil
    case .text(let words, let isBold):
      var view = try barText(words, frame, alignment: alignment, at: element)
      if isBold { view.text?.weight = .bold }
      return view
    case .icon, .chevron:
      try report.addView()
      return View(element: "barButtonItem", .image, at: .anchored(frame), location: element.location)
    case .view(let custom):
      guard ElementRole(custom.name) != nil else { return nil }
      var view = try view(custom)
      view.layout.changeAutoLayout { ($0.stored, $0.item) = (.anchored(frame), nil) }
      return view
    }
  }

  private mutating func barText(
    _ words: String, _ frame: AnchoredFrame, alignment: TextAlignment, at element: XMLElement
  ) throws(InvalidInput) -> View {
    try report.addView()
    var view = View(element: "barButtonItem", .text, at: .anchored(frame), location: element.location)
    view.text = TextLines(count: .exactly(1), fontSize: TextLines.defaultFontSize)
    view.text?.content = words
    view.text?.alignment = alignment
    return view
  }
}

extension View {
  /// Creates a view that no constraints place.
  init(element: String, _ kind: ViewKind, at place: StoredPlacement, location: SourceLocation) {
    self.init(element: element, kind: kind, layout: .autoLayout(AutoLayoutSpec(stored: place)), location: location)
  }
}
