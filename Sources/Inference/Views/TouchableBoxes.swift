import Geometry
import ViewTree

// Buttons in dumps of Android, which state neither fills nor alignments: a box that can be touched is a button if its
// text takes little of it. Rows of a list have the same form; they are cells, or as wide as the screen.

extension Roles {
  /// The minimum and maximum height of a button in points: 36 in Material Design 2, 56 in Material 3, plus padding.
  private static let buttonHeights = 34.0...64.0
  /// The minimum space in points beside the text of a button: twice the padding of 16 dp, and a tolerance for the font.
  private static let leastSpace = 40.0

  /// True if the view at `index` in the layout is a touchable text view of a dump that has the form of a button: much
  /// wider than its only line of text.
  func isTouchableBoxOfText(_ index: Int) -> Bool {
    guard layout.views[index].view.kind == .text, isTouchableBox(index) else { return false }
    let lines = lineBoxes(of: index)
    return lines.count == 1
      && lines.lastLineWidth + Self.leastSpace <= layout.views[index].frame.width
  }

  /// True if the view at `index` in the layout is a touchable container of a dump that has the form of a button: its only
  /// content is a text of one line in its center, and views beside it keep a distance.
  func isTouchableBoxAroundWord(_ index: Int) -> Bool {
    let view = layout.views[index].view
    let box = layout.views[index].frame
    guard isScreen, view.isInteractive, !isInCell(index), Self.boxHeights.contains(box.height),
      box.minX >= 8, box.maxX <= canvas.maxX - 8, !hasAdjacentSibling(index), holdsOneText(index),
      let text = (index + 1..<min(layout.views[index].end, index + Self.viewsAroundWord)).first(where: { inner in
        layout.views[inner].view.kind == .text && !isBlankText(inner)
      }), let words = layout.views[text].view.text?.content, words.count > 1
    else { return false }
    let frame = layout.views[text].frame
    return frame.width + Self.leastPadding.width <= box.width && frame.height + Self.leastPadding.height <= box.height
      && abs(frame.midX - box.midX) <= 2 && abs(frame.midY - box.midY) <= 4 && lineBoxes(of: text).count == 1
  }

  /// The minimum and maximum height of a box around a word in points: that of a chip less a tolerance, and of a button.
  private static let boxHeights = 28.0...64.0
  /// The minimum space beside and above the word in a box, both sides together, in points: that in a chip is 32 and 12.
  private static let leastPadding = Size(width: 24, height: 8)
  /// The maximum number of views from a touchable box to the word in it.
  private static let viewsAroundWord = 4
  /// The maximum distance of views that are parts of one bar, in points.
  private static let adjacent = 2.0

  /// True if a touchable sibling touches the left or right side of a view, as in a bar of tabs.
  private func hasAdjacentSibling(_ index: Int) -> Bool {
    guard let parent = layout.views[index].parent else { return false }
    let frame = layout.views[index].frame
    var child = parent + 1
    var rest = Self.comparedSiblings
    while child < layout.views[parent].end, rest > 0 {
      let other = layout.views[child].frame
      let distance = max(other.minX - frame.maxX, frame.minX - other.maxX)
      if child != index, layout.views[child].view.isInteractive, other.minY == frame.minY, distance >= -1,
        distance <= Self.adjacent
      {
        return true
      }
      child = layout.views[child].end
      rest -= 1
    }
    return false
  }

  /// The maximum number of siblings that are compared with a view.
  private static let comparedSiblings = 32

  /// The minimum number of touchable views side by side that are treated as tabs.
  ///
  /// Fewer are treated as buttons: a dialog has up to two buttons side by side.
  private static let leastTabs = 3

  /// True if the view at `index` in the layout is one of at least three touchable siblings with the same top edge and
  /// height.
  private func isTab(_ index: Int) -> Bool {
    guard let parent = layout.views[index].parent else { return false }
    let frame = layout.views[index].frame
    var count = 0
    var child = parent + 1
    while child < layout.views[parent].end, count < Self.leastTabs {
      let other = layout.views[child]
      if other.view.isInteractive, other.frame.minY == frame.minY, other.frame.height == frame.height { count += 1 }
      child = other.end
    }
    return count >= Self.leastTabs
  }

  /// True if the view at `index` in the layout is a touchable view of an Android dump with the height of a button, 8
  /// points or more from the screen's sides.
  ///
  /// False for tabs, for cells and for views in cells.
  private func isTouchableBox(_ index: Int) -> Bool {
    guard isScreen else { return false }
    let view = layout.views[index].view
    guard view.isInteractive, !view.isCell else { return false }
    let frame = layout.views[index].frame
    guard Self.buttonHeights.contains(frame.height),
      frame.width >= 2 * frame.height, frame.minX >= 8, frame.maxX <= canvas.maxX - 8
    else { return false }
    return !isTab(index) && !isInCell(index)
  }

  /// True for a view in a cell of a list.
  func isInCell(_ index: Int) -> Bool {
    var parent = layout.views[index].parent
    while let ancestor = parent {
      if layout.views[ancestor].view.isCell { return true }
      parent = layout.views[ancestor].parent
    }
    return false
  }
}
