import XMLTree

// The tabs of Flutter, whose labels end with a line that only a screen reader says.

extension AndroidDump {
  /// The words of a tab of Flutter, without its place among the tabs; nil for an element that is none.
  ///
  /// `TabBar`, `NavigationBar` and `BottomNavigationBar` end the label of each tab with a line such as "Tab 1 of 4":
  /// `MaterialLocalizations.tabLabel`. In all languages it contains the number of the tab and that of all tabs. All tabs
  /// are siblings.
  static func wordsOfTab(_ element: XMLElement) -> String? {
    guard let label = element["content-desc"], let place = place(in: label), let parent = element.parent else {
      return nil
    }
    let others = parent.children.prefix(mostSiblings).compactMap { $0["content-desc"].flatMap(Self.place) }
    let numbers = Set(others.filter { $0.count == place.count }.map(\.number))
    guard numbers.count == place.count else { return nil }
    return label.split(separator: "\n").dropLast().joined(separator: "\n")
  }

  /// The maximum number of siblings that are compared, and of tabs.
  private static let (mostSiblings, mostTabs) = (32, 12)

  /// The number of a tab and the number of all tabs, if the last line of a label contains these two numbers only.
  private static func place(in label: String) -> (number: Int, count: Int)? {
    guard let line = label.split(separator: "\n").last else { return nil }
    let numbers = line.split { $0.wholeNumberValue == nil }.map { digits in
      digits.prefix(3).reduce(0) { 10 * $0 + ($1.wholeNumberValue ?? 0) }
    }
    guard numbers.count == 2, (1...mostTabs).contains(numbers[1]), (1...numbers[1]).contains(numbers[0]) else {
      return nil
    }
    return (numbers[0], numbers[1])
  }
}
