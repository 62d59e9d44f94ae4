import Geometry
import ViewTree

/// The texts of a dump of iOS whose frames are higher than their lines.
///
/// The frame of a label is as high as its lines. The frame of any other element with a label, such as the header of a
/// section or a touch target, is that of a box around the text.
struct PaddedTexts {
  /// The sizes in points of the text of a row and of a header or footer: Body and Footnote in "Typography" of the Human
  /// Interface Guidelines.
  private static let (bodySize, footnoteSize) = (17.0, 13.0)
  /// The line height of a header or footer in points.
  private static let footnoteLine = 16.0
  /// The distances in points from a header to the cell below it, and from a footer to the cell above it, as in
  /// `UITableView.Style.grouped`.
  private static let (belowHeader, aboveFooter) = (7.0, 8.0)
  /// The heights in points of a frame that is too high for one line of body text and too low for two with padding.
  private static let highLines = 28.0..<44.0
  /// The minimum height in points of a frame around a header or footer.
  private static let leastHeader = 24.0
  /// The maximum distance in points of a header from its cell: frames overlap by a hairline.
  private static let tolerance = 2.0
  /// The leading edges, in points, of the contents of cells with which headers are aligned.
  private static let margins = 8.0...40.0

  /// Gives the labels among the children of a view the font size of the role that they have.
  func settle(in view: inout View) {
    for index in view.children.indices where !view.children[index].isHidden {
      if view.children[index].isPaddedText, let height = view.children[index].storedFrame?.height,
        Self.highLines.contains(height)
      {
        view.children[index].text?.sharedFontSize = Self.bodySize
      }
      settleSection(at: index, in: &view)
    }
  }

  /// Places the text of the header before a cell at the bottom of its frame, and that of a footer after one at the top.
  private func settleSection(at index: Int, in list: inout View) {
    guard !list.children[index].isCell, let frame = list.children[index].storedFrame, frame.height >= Self.leastHeader
    else { return }
    let next = index + 1 < list.children.count ? list.children[index + 1] : nil
    let previous = index > 0 ? list.children[index - 1] : nil
    if let next, next.isCell, let cell = next.storedFrame, abs(cell.minY - frame.maxY) <= Self.tolerance {
      let top = max(0, frame.height - Self.footnoteLine - Self.belowHeader)
      settleOnlyText(
        of: &list.children[index], .exactly(1), top: top, bottom: Self.belowHeader, margin: margin(of: next, cell))
    } else if let previous, previous.isCell, let cell = previous.storedFrame,
      abs(cell.maxY - frame.minY) <= Self.tolerance
    {
      settleOnlyText(
        of: &list.children[index], .fitting(maximum: nil), top: Self.aboveFooter, bottom: 0,
        margin: margin(of: previous, cell))
    }
  }

  private func settleOnlyText(
    of view: inout View, _ count: TextLines.Count, top: Double, bottom: Double, margin: Double
  ) {
    guard let frame = view.storedFrame else { return }
    if !view.children.isEmpty {
      let shown = view.children.indices.filter { !view.children[$0].isHidden }
      guard shown.count == 1, view.children[shown[0]].storedFrame?.height == frame.height else { return }
      return settleOnlyText(of: &view.children[shown[0]], count, top: top, bottom: bottom, margin: margin)
    }
    guard view.isPaddedText else { return }
    let side = max(0, margin - frame.minX)
    view.text?.count = count
    view.text?.fontSize = Self.footnoteSize
    view.text?.isAtTop = bottom == 0
    view.text?.padding = Insets(top: min(top, frame.height / 2), right: side, bottom: bottom, left: side)
  }

  /// Returns the leading edge of the contents of a cell in points, or the layout margin of 16.
  private func margin(of cell: View, _ frame: Rect) -> Double {
    let edges = cell.children.compactMap { child -> Double? in
      guard !child.isHidden, let content = child.storedFrame, content.height > Self.tolerance else { return nil }
      return content.minX + frame.minX
    }
    return edges.min().flatMap { Self.margins.contains($0) ? $0 : nil } ?? 16
  }
}

extension View {
  /// True for a text that is the label of an element other than a label of UIKit.
  fileprivate var isPaddedText: Bool {
    kind == .text && children.isEmpty && text?.count == .fittingContent && className != "XCUIElementTypeStaticText"
      && className != "XCUIElementTypeTextView"
  }
}
