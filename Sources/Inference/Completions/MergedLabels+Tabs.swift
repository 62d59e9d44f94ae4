import Geometry
import ViewTree

extension MergedLabels {
  /// The side of a tab's icon and the font size of its label in points: "Navigation bar" of Material Design 3.
  private static let (tabIcon, tabLabel) = (24.0, Style(size: 12, line: 16))
  /// The minimum height of a tab with an icon, in points: `BottomNavigationBar` is 56 high, a tab with words 46 to 48.
  private static let leastIconTab = 54.0

  /// Replaces the label of a view by its only text: below an icon in a tab, and in its place in other views.
  func showTab(_ view: inout View, _ words: String?) {
    guard let size = view.storedFrame?.size else { return }
    let isTab = tabs[view.location] != nil
    let hasIcon = tabs[view.location] == true || words == nil || size.height >= Self.leastIconTab
    if isTabSized(view, size) || isTab && hasIcon {
      divideTab(&view, words)
    } else if view.kind == .text || isTab, let words {
      let text = view.text
      (view.kind, view.control) = (.text, nil)
      view.text = text ?? TextLines(count: .fittingContent, fontSize: TextLines.defaultFontSize)
      view.text?.content = words
      if isTab { view.text?.alignment = .center }
    }
  }

  /// Returns true for a button of the size of a tab with an icon, whose label contains its spoken form, too.
  func isTabSized(_ view: View, _ size: Size) -> Bool {
    (view.isInteractive || view.control != nil) && view.children.isEmpty && 2 * size.width <= screenWidth
      && size.width <= 2 * size.height && (Self.leastIconTab...100).contains(size.height)
  }

  /// Replaces the contents of a tab by an icon and its words below.
  func divideTab(_ tab: inout View, _ words: String?) {
    guard let frame = tab.storedFrame else { return }
    let (side, line, space) = (Self.tabIcon, words == nil ? 0 : Self.tabLabel.line, words == nil ? 0 : 4.0)
    let top = (frame.height - side - space - line) / 2
    (tab.kind, tab.control, tab.text, tab.children) = (.container, nil, nil, [])
    tab.children.append(image(Rect(x: (frame.width - side) / 2, y: top, width: side, height: side), of: tab))
    guard let words else { return }
    let text = Line(words: words, style: Self.tabLabel, count: 1, height: line)
    let box = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    tab.children += place([text], in: box, from: top + side + space, of: tab, .center)
  }
}
