import Geometry
import ViewTree

// Items of the bars in dumps of iOS. A dump states the touch targets of bar buttons; the text or the icon in them is
// much smaller.

extension View {
  /// Gives the items of a navigation, tab or tool bar the shapes in which UIKit draws them.
  ///
  /// - A button of a tab bar becomes an icon above a label.
  /// - Another button with a label becomes a text; the first one of a navigation bar gets a chevron before it.
  /// - A toolbar in which a button shows an icon has no texts: "Toolbars" of the Human Interface Guidelines asks not to mix
  ///   them.
  /// - A bar without elements shows its own title: centered, or at the leading edge of a bar with a large title.
  mutating func showBarItems(of bar: ScreenBar.Kind) {
    guard let frame = storedFrame else { return }
    if kind == .text { showTitle(inBarOfHeight: frame.height) }
    if bar == .navigation { enlargeTitles() }
    let areIcons = bar == .tools && children.contains(where: \.containsDescribedIcon)
    for index in children.indices { children[index].becomeBarItem(of: bar, left: 0, isIcon: areIcons) }
  }

  /// The minimum height in points of the label of a large title; its font size is 34, its line height 41.
  private static let largeTitleLabel = 38.0

  /// Gives the labels of a navigation bar that are as high as a large title its font.
  private mutating func enlargeTitles() {
    for index in children.indices {
      children[index].enlargeTitles()
      guard children[index].kind == .text, let frame = children[index].storedFrame, frame.height >= Self.largeTitleLabel
      else { continue }
      children[index].text?.count = .exactly(1)
      children[index].text?.weight = .bold
      children[index].text?.fontSize = Self.largeTitleFontSize
    }
  }

  /// The size in points of a large title: "Typography" of the Human Interface Guidelines.
  private static let largeTitleFontSize = 34.0

  /// The height in points from which a navigation bar shows a large title: `UINavigationBar` is 44 points high, and 96
  /// with a large title.
  private static let largeTitleBar = 80.0
  /// The size in points of the text of a bar button and of a bar's title: "Typography" of the Human Interface
  /// Guidelines, Body.
  private static let itemFontSize = 17.0

  private mutating func showTitle(inBarOfHeight height: Double) {
    text?.count = .exactly(1)
    text?.weight = .bold
    if height >= Self.largeTitleBar {
      text?.fontSize = Self.largeTitleFontSize
      text?.padding = Insets(top: height - 52, right: 16, bottom: 0, left: 16)
    } else {
      text?.fontSize = Self.itemFontSize
      text?.alignment = .center
    }
  }

  /// Changes the buttons among a view and its descendants to the items of a bar.
  ///
  /// - Parameter left: the distance in points from the left edge of the bar to that of the view's parent.
  private mutating func becomeBarItem(of bar: ScreenBar.Kind, left: Double, isIcon: Bool) {
    guard let frame = storedFrame else { return }
    guard kind == .control, control == .anyButton else {
      for index in children.indices {
        children[index].becomeBarItem(of: bar, left: left + frame.minX, isIcon: isIcon)
      }
      return
    }
    switch bar {
    case .tabs: becomeTab(frame.size)
    case .navigation: becomeItem(frame.size, isBack: left + frame.minX <= Self.backButtonEdge, isIcon: false)
    case .tools: becomeItem(frame.size, isBack: false, isIcon: isIcon)
    }
  }

  // MARK: - Navigation bars and toolbars

  /// The maximum distance in points of a back button from the left edge of its bar; other items keep the margin of 16.
  private static let backButtonEdge = 10.0
  /// The size in points of the chevron of a back button, and its distances to the edge of the button and to the title.
  private static let (chevron, chevronInset, chevronGap) = (Size(width: 12, height: 21), 8.0, 6.0)

  /// The maximum width in points of a bar button that shows an icon: a touch target of 44 points, and a tolerance.
  private static let widestIcon = 48.0

  /// True if the view is or contains a button whose words are wider than its target: those of an icon.
  private var containsDescribedIcon: Bool {
    guard kind == .control, control == .anyButton, let size = storedFrame?.size else {
      return children.contains(where: \.containsDescribedIcon)
    }
    return 0.8 * textWidthInEms(text?.content ?? "") * Self.itemFontSize > size.width
  }

  private mutating func becomeItem(_ size: Size, isBack: Bool, isIcon: Bool) {
    let words = text?.content ?? ""
    let isSquare = size.width <= 1.3 * size.height && size.width <= Self.widestIcon
    if words.isEmpty || containsDescribedIcon || !ScreenBar.Kind.titles.contains(words) && (isSquare || isIcon) {
      control = .iconButton
      return
    }
    kind = .text
    control = nil
    children = []
    text?.count = .exactly(1)
    text?.fontSize = Self.itemFontSize
    text?.alignment = .center
    let start = Self.chevronInset + Self.chevron.width + Self.chevronGap
    guard isBack, size.width >= 1.3 * size.height, size.width > 2 * start else { return }
    text?.icons = [TextIcon(at: .left, size: Self.chevron, inset: Self.chevronInset)]
    text?.padding = Insets(top: 0, right: 0, bottom: 0, left: start)
    text?.alignment = .natural
  }

  // MARK: - Tab bars

  /// The height of `UITabBar` without the area of the home indicator, in points.
  private static let tabBarHeight = 49.0
  /// The side of a tab's icon and the font size of its label in points: "Tab bars" of the Human Interface Guidelines.
  private static let (tabIcon, tabFontSize) = (25.0, 10.0)

  private mutating func becomeTab(_ size: Size) {
    let words = text?.content ?? ""
    let height = min(size.height, Self.tabBarHeight)
    (kind, control, text) = (.container, nil, nil)
    guard children.isEmpty else { return }
    let side = min(Self.tabIcon, size.width, height)
    let top = words.isEmpty ? (height - side) / 2 : min(6, height - side)
    let icon = Rect(x: (size.width - side) / 2, y: top, width: side, height: side)
    children = [View(element: "icon", kind: .image, layout: .frame(icon), location: location)]
    guard !words.isEmpty, icon.maxY + 3 < height else { return }
    let line = Rect(x: 0, y: icon.maxY + 3, width: size.width, height: min(12, height - icon.maxY - 3))
    var label = View(element: "label", kind: .text, layout: .frame(line), location: location)
    label.text = TextLines(count: .exactly(1), fontSize: Self.tabFontSize)
    label.text?.content = words
    label.text?.alignment = .center
    children.append(label)
  }
}

extension ScreenBar.Kind {
  /// The titles of the items that UIKit shows as words: `UIBarButtonItem.SystemItem`, and steps without a symbol in SF
  /// Symbols.
  ///
  /// All other system items are icons, whose labels are words too, such as "Add" and "Share".
  static let titles: Set<String> = ["Cancel", "Done", "Edit", "Next", "OK", "Redo", "Save", "Skip", "Undo"]
}

// MARK: - Pictures of cells

extension [View] {
  /// The name in dumps of the chevron at the end of a row: `UITableViewCell.AccessoryType.disclosureIndicator`.
  private static var disclosureIndicator: String { "chevron" }

  /// Shows the pictures and chevrons of a visible cell that a dump reports as invisible.
  ///
  /// WebDriverAgent reports an element as visible if a touch at its center hits it. An image view does not respond to
  /// touches (`UIImageView.isUserInteractionEnabled` is false), so the touch hits the cell.
  ///
  /// - Parameter cell: the frame of the cell in points of the view that contains the array's views.
  mutating func showPictures(in cell: Rect) {
    for index in indices {
      guard let frame = self[index].storedFrame, !frame.isEmpty, cell.contains(frame) else { continue }
      let isPicture = self[index].kind == .image && Swift.min(frame.width, frame.height) >= 16
      if isPicture || self[index].identifier == Self.disclosureIndicator { self[index].isHidden = false }
      if !self[index].isHidden {
        self[index].children.showPictures(in: cell.offset(by: frame.origin * -1))
      }
    }
  }
}
