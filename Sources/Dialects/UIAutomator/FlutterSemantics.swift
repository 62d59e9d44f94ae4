import Geometry
import ViewTree
import XMLTree

// Tabs, progress indicators, barriers and floating action buttons of Flutter: its nodes are the semantics of a screen,
// which state labels, values and frames, but neither classes nor icons.

extension AndroidDump {
  /// Marks tabs, words with the form of a tab, texts of views with other nodes in them, and floating action buttons, and
  /// gives progress indicators and barriers their roles.
  func describeFlutter(_ element: XMLElement, _ described: inout DumpedElement) {
    guard case .found(let frame) = described.frame else { return }
    if let words = Self.wordsOfTab(element) {
      (described.mergedLabel, described.isTab) = (words, true)
      described.isBottomTab = frame.maxY >= Self.topOfBottomBar * screen.height
      return
    }
    guard described.text.isEmpty, described.mergedLabel == nil else { return }
    if Self.barriers.contains(described.description), !element.hasChildren {
      (described.description, described.isVisible) = ("", false)
    } else if Self.isPercentage(described.description), !element.hasChildren, frame.width >= 8 * frame.height {
      (described.description, described.role) = ("", .control(.progress))
    } else if !described.description.isEmpty, described.className == "android.view.View" {
      let isWord = described.isInteractive && described.description.count <= Self.longestTab
      if element.hasChildren || isWord { described.mergedLabel = described.description }
    } else if described.isInteractive, !element.hasChildren, abs(frame.width - frame.height) <= 1,
      Self.floatingSides.contains(frame.width / max(1, screen.width))
    {
      (described.role, described.isRound) = (.image, true)
    }
  }

  /// Returns true for a button of Flutter that is as high as its frame.
  ///
  /// `ButtonStyleButton` enlarges a button to a target of 48 dp (`_InputPadding`) and does not reduce one. A button from
  /// edge to edge is a row, and one that is about as wide as high the target of an icon or a word.
  func fillsFrame(_ element: XMLElement, _ described: DumpedElement) -> Bool {
    guard isFlutter, described.role == .control(.anyButton), described.mergedLabel == nil,
      case .found(let frame) = described.frame, frame.width > Self.leastRatio * frame.height,
      frame.width < Self.widestButton * screen.width
    else { return false }
    let assumed = units.unitsPerPoint(on: screen)
    let density = frame.height / Self.target
    let isTarget = Self.densities.contains(density) && Self.likelyDensities.contains(density / assumed)
    return Self.heightsOfButtons.contains(frame.height / assumed) && !isTarget && !Self.touchesRow(element, frame)
  }

  /// Returns true for an element with a sibling as wide that begins at its end: filled buttons keep a distance, and rows
  /// touch each other.
  private static func touchesRow(_ element: XMLElement, _ frame: Rect) -> Bool {
    element.parent?.children.prefix(nearest).compactMap(bounds).contains {
      $0.minX == frame.minX && $0.width == frame.width && ($0.minY == frame.maxY || $0.maxY == frame.minY)
    } ?? false
  }

  /// The side of the touch target of a button, in dp: `MaterialTapTargetSize.padded`.
  private static let target = 48.0
  /// The densities of phones that are 350 to 470 dp wide, as fractions of that of one with 400 dp.
  private static let likelyDensities = 0.85...1.15
  /// The heights in points of a button with a fill: Material's boxes are at least 36 high, and higher ones are tiles.
  private static let heightsOfButtons = 36.0...96.0
  /// The minimum ratio of the width of such a button to its height, and its maximum width as a fraction of the screen's.
  private static let (leastRatio, widestButton) = (1.6, 0.98)

  /// The labels of the barrier behind a dialog or a sheet: `MaterialLocalizations.scrimLabel` and
  /// `modalBarrierDismissLabel`, in English.
  private static let barriers: Set = ["Scrim", "Dismiss"]

  /// Returns true for the value of a progress indicator, such as "40%": `ProgressIndicator.semanticsValue`.
  private static func isPercentage(_ text: String) -> Bool {
    text.last == "%" && (2...4).contains(text.count) && text.dropLast().allSatisfy(\.isWholeNumber)
  }

  /// The part of the screen's height below which tabs are those of a bar at the bottom, which have icons.
  private static let topOfBottomBar = 0.85

  /// The maximum number of characters of a tab's word.
  private static let longestTab = 12

  /// The side of a floating action button of Flutter, 56 dp, as a fraction of the width of a phone, 360 to 430 dp.
  ///
  /// An `IconButton` of Flutter has 48 dp: at most 0.133.
  private static let floatingSides = 0.135...0.157

  /// The words of a tab of Flutter, without its place among the tabs; nil for an element that is none.
  ///
  /// `TabBar`, `NavigationBar` and `BottomNavigationBar` end the label of each tab with a line such as "Tab 1 of 4":
  /// `MaterialLocalizations.tabLabel`. In all languages it contains the number of the tab and that of all tabs. All tabs
  /// are siblings.
  static func wordsOfTab(_ element: XMLElement) -> String? {
    guard let label = element["content-desc"], let place = place(in: label), let parent = element.parent else {
      return nil
    }
    let siblings = Array(parent.children.prefix(mostSiblings + 1))
    guard siblings.count <= mostSiblings else { return nil }
    let others = siblings.compactMap { $0["content-desc"].flatMap(Self.place) }
    let numbers = Set(others.filter { $0.count == place.count }.map(\.number))
    guard numbers.count == place.count else { return nil }
    return label.split(separator: "\n").dropLast().joined(separator: "\n")
  }

  /// The maximum number of children of a bar of tabs, and of tabs.
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
