import Geometry
import ViewTree

/// The forms of touchable views in a dump of Android that follow from their siblings: chips and floating buttons.
struct TouchableSiblings {
  let screenWidth: Double

  /// The heights of chips in points: 32 in Material Design 3, up to a touch target.
  private static let chipHeights = 28.0...48.0
  /// The distances in points of chips side by side.
  private static let chipGaps = 4.0...16.0
  /// The minimum number of chips in a row: a dialog has two buttons side by side.
  private static let leastChips = 3
  /// The sides in points of a floating action button, 56 in Material Design.
  private static let floatingSides = 52.0...60.0
  /// The distances in points of a floating action button from the side of the screen, 16 in Material Design.
  private static let floatingMargins = 12.0...28.0
  /// The number of siblings behind a view that are examined.
  private static let nearest = 16

  /// Makes chips of at least three touchable texts of one height side by side at small distances, and of those on the
  /// lines below them.
  func markChips(in parent: inout View) {
    let frames = parent.children.map(chip)
    var chips: [Rect] = []
    var start = 0
    for last in frames.indices where last + 1 == frames.count || !areChips(frames[last], frames[last + 1]) {
      if last - start + 1 >= Self.leastChips {
        for chip in start...last { (parent.children[chip].kind, parent.children[chip].control) = (.control, .chip) }
        chips += frames[start...last].compactMap(\.self)
      }
      start = last + 1
    }
    markLines(below: chips, in: &parent)
  }

  /// Makes chips of the touchable texts on lines below chips, which may have fewer of them.
  ///
  /// `ChipGroup`, `Wrap` of Flutter and `FlowRow` of Compose break lines. A dump cuts the last line at the end of its
  /// list.
  private func markLines(below chips: [Rect], in parent: inout View) {
    guard let height = chips.first?.height, let size = parent.storedFrame?.size else { return }
    var chips = chips
    for index in parent.children.indices {
      let view = parent.children[index]
      guard view.kind == .text, view.isInteractive, !view.isHidden, var frame = view.storedFrame,
        frame.width < Sizes.row * size.width
      else { continue }
      if frame.maxY >= size.height - 1 { frame.size.height = max(frame.height, height) }
      let isChip = chips.suffix(Self.nearest).contains { chip in
        let isBelow = frame.minX == chip.minX && Self.chipGaps.contains(frame.minY - chip.maxY)
        return isBelow && abs(frame.height - chip.height) < 1 || areChips(chip, frame)
      }
      guard isChip else { continue }
      (parent.children[index].kind, parent.children[index].control) = (.control, .chip)
      parent.children[index].layout = .frame(frame)
      chips.append(frame)
    }
  }

  /// Returns true for the frames of two touchable texts of one height side by side at a small distance.
  private func areChips(_ frame: Rect?, _ next: Rect?) -> Bool {
    guard let frame, let next, frame.minY == next.minY, abs(next.height - frame.height) < 1 else { return false }
    return Self.chipGaps.contains(next.minX - frame.maxX)
  }

  /// The frame of a touchable text with the height of a chip; nil for other views.
  private func chip(_ view: View) -> Rect? {
    guard view.kind == .text, view.isInteractive, !view.isHidden, let frame = view.storedFrame,
      Self.chipHeights.contains(frame.height)
    else { return nil }
    return frame
  }

  /// Makes a floating action button of a touchable square at the side of a screen: the last view of a screen, or in front
  /// of another view.
  ///
  /// `Scaffold` of Compose has no view: the contents of the screen and the button are siblings.
  func markFloatingButton(in parent: inout View) {
    guard let size = parent.storedFrame?.size, size.width >= screenWidth - 1, parent.children.count > 1,
      let index = parent.children.indices.last(where: { !parent.children[$0].isHidden })
    else { return }
    let view = parent.children[index]
    guard view.isInteractive, view.kind != .text, !view.appearance.isBoxed, view.appearance.cornerRadius == .zero,
      let frame = view.storedFrame, Self.floatingSides.contains(frame.width), abs(frame.width - frame.height) <= 1,
      Self.floatingMargins.contains(size.width - frame.maxX),
      size.height > size.width && frame.midY > size.height / 2
        || parent.children[..<index].suffix(Self.nearest).contains(where: { $0.storedFrame?.contains(frame) == true })
    else { return }
    parent.children[index].appearance.cornerRadius = CornerRadius(.points(Sizes.floatingRadius))
    if view.children.isEmpty {
      (parent.children[index].kind, parent.children[index].control) = (.image, nil)
    } else {
      parent.children[index].appearance.isBoxed = true
    }
  }
}
