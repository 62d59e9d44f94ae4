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
  /// lines above and below them.
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
    let order = Array(parent.children.indices)
    // The first chip of a line above is found from below, and the other ones from the first one.
    for order in [order, order.reversed(), order] { markLines(beside: &chips, in: &parent, order) }
  }

  /// Makes chips of the touchable texts on lines above and below chips, which may have fewer of them, and adds their frames.
  ///
  /// `ChipGroup`, `Wrap` of Flutter and `FlowRow` of Compose break lines. A dump cuts the first and the last line at the
  /// ends of its list.
  private func markLines(beside chips: inout [Rect], in parent: inout View, _ order: [Int]) {
    guard let height = chips.first?.height, let size = parent.storedFrame?.size else { return }
    for index in order {
      let view = parent.children[index]
      guard view.kind == .text, view.isInteractive, !view.isHidden, var frame = view.storedFrame,
        frame.width < Sizes.row * size.width
      else { continue }
      let cut = max(0, height - frame.height)
      if frame.minY <= 1 { frame.origin.y -= cut }
      if frame.minY <= 1 || frame.maxY >= size.height - 1 { frame.size.height += cut }
      let isChip = chips.suffix(Self.nearest).contains { chip in
        let distance = max(frame.minY - chip.maxY, chip.minY - frame.maxY)
        let isNext = frame.minX == chip.minX && Self.chipGaps.contains(distance)
        return isNext && abs(frame.height - chip.height) < 1 || areChips(chip, frame) || areChips(frame, chip)
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

  /// Gives boxes to buttons with words that are side by side, of the same size and not too close.
  ///
  /// Leaves as high as a touch target may have insets, and keep them.
  func boxButtons(in parent: inout View) {
    for index in parent.children.indices.dropLast() {
      let (one, other) = (parent.children[index], parent.children[index + 1])
      guard let frame = buttonFrame(one), let next = buttonFrame(other), frame.minY == next.minY,
        abs(frame.width - next.width) <= 1, abs(frame.height - next.height) <= 1,
        Self.buttonGaps.contains(max(next.minX - frame.maxX, frame.minX - next.maxX)),
        frame.height < Sizes.lowestInsetButton || one.control == .button || !one.children.isEmpty
          || !other.children.isEmpty
      else { continue }
      for button in [index, index + 1] {
        (parent.children[button].control, parent.children[button].children) = (.button, [])
      }
    }
  }

  /// The frame of a button of unknown fill that is wider than high, without pictures; nil for other views.
  ///
  /// A button that has got its box keeps it beside the next one.
  private func buttonFrame(_ view: View) -> Rect? {
    guard view.kind == .control, view.control == .anyButton || view.control == .button, !view.isHidden,
      !view.children.contents(from: .zero).contains(where: { $0.kind == .image }), let frame = view.storedFrame,
      Self.buttonHeights.contains(frame.height), frame.width >= Self.leastRatioOfButton * frame.height
    else { return nil }
    return frame
  }

  /// The height of a button and the space between two, in points, and the minimum ratio of its width to its height:
  /// Material Design 3, "Buttons".
  private static let (buttonHeights, buttonGaps, leastRatioOfButton) = (28.0...64.0, 4.0...24.0, 1.5)

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
