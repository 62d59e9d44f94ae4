import Geometry
import ViewTree

extension MergedLabels {
  /// The side of a tab's icon and the font size of its label in points: "Navigation bar" of Material Design 3.
  private static let (tabIcon, tabLabel) = (24.0, Style(size: 12, line: 16))
  /// The minimum height of a tab with an icon, in points: `BottomNavigationBar` is 56 high, a tab with words 46 to 48.
  private static let leastIconTab = 54.0
  /// The maximum number of tabs of one bar.
  private static let mostTabs = 12

  /// Makes an icon and a label, or only a label, of each tab among the children of a view.
  ///
  /// The label of a tab ends with its number and the number of tabs, such as "Tab 1 of 3" in the language of the app
  /// (`MaterialLocalizations.tabLabel`).
  func divideTabs(in bar: inout View) {
    if labels.isEmpty { return }
    let tabs = bar.children.indices.filter { index in
      bar.children[index].children.isEmpty && !bar.children[index].isHidden
        && label(of: bar.children[index]) != nil
    }
    guard (2...Self.mostTabs).contains(tabs.count), let first = bar.children[tabs[0]].storedFrame else { return }
    let areTabs = tabs.enumerated().allSatisfy { number, index in
      guard let frame = bar.children[index].storedFrame, let label = label(of: bar.children[index]),
        abs(frame.minY - first.minY) <= 1, abs(frame.height - first.height) <= 1
      else { return false }
      let numbers = Self.numbers(in: label.split(separator: "\n").last ?? "")
      return numbers.count == 2 && numbers.contains(number + 1) && numbers.contains(tabs.count)
    }
    guard areTabs else { return }
    for index in tabs {
      divideTab(&bar.children[index], label(of: bar.children[index]).map(Self.parts)?.dropLast().first)
    }
  }

  /// Returns true for a button of the size of a tab with an icon, whose label contains its spoken form, too.
  func isTabSized(_ view: View, _ size: Size) -> Bool {
    (view.isInteractive || view.control != nil) && view.children.isEmpty && 2 * size.width <= screenWidth
      && size.width <= 2 * size.height && (Self.leastIconTab...100).contains(size.height)
  }

  /// Replaces the contents of a tab by an icon and its words below; a low tab shows only its words.
  func divideTab(_ tab: inout View, _ words: String?) {
    guard let frame = tab.storedFrame else { return }
    let hasIcon = frame.height >= Self.leastIconTab || words == nil
    let style = hasIcon ? Self.tabLabel : Self.body
    let (side, line) = (hasIcon ? Self.tabIcon : 0, words == nil ? 0 : style.line)
    let space = hasIcon && words != nil ? 4.0 : 0
    let top = (frame.height - side - space - line) / 2
    (tab.kind, tab.control, tab.text, tab.children) = (.container, nil, nil, [])
    if hasIcon {
      let icon = Rect(x: (frame.width - side) / 2, y: top, width: side, height: side)
      tab.children.append(image(icon, of: tab))
    }
    guard let words else { return }
    let text = Line(words: words, style: style, count: 1, height: line)
    let box = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    tab.children += place([text], in: box, from: top + side + space, of: tab, .center)
  }

  /// The numbers in a text, of at most four digits each.
  private static func numbers(in text: Substring) -> [Int] {
    text.split { !$0.isNumber }.compactMap { $0.count <= 4 ? Int($0) : nil }
  }
}
