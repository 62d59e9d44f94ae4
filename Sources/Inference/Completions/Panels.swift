import Geometry
import ViewTree

extension View {
  /// The corner radius in points: `DialogTokens.ContainerShape` and `SheetBottomTokens.DockedContainerShape` are
  /// `CornerExtraLarge`.
  private static let panelRadius = 28.0

  /// Fills the dialog or the sheet in front of a touchable leaf of a screen's size.
  ///
  /// A leaf directly in front of a picture or a video takes gestures, and the views on it are captions. A dialog is at
  /// the center (`Gravity.CENTER`), and a sheet is at least as high as the highest bar.
  mutating func showPanel(onScreenOfWidth width: Double) {
    guard let size = storedFrame?.size, size.width >= width - 1, size.height >= Sizes.leastRatioOfCanvas * width,
      let scrim = children.indices.first(where: { index in
        children[index].isScrim(of: size) && !(index > 0 && children[index - 1].isPicture(of: size))
      })
    else { return }
    for index in children.indices[(scrim + 1)...] where children[index].kind == .container {
      guard let frame = children[index].storedFrame, !children[index].isHidden, !children[index].clips,
        !children[index].children.contents(from: .zero).isEmpty
      else { continue }
      let radius = Length.points(Self.panelRadius)
      let isCentered = abs(frame.midX - size.width / 2) <= 1 && abs(frame.midY - size.height / 2) <= 1
      if frame.minX > 0, isCentered, frame.height < size.height {
        children[index].appearance.cornerRadius = CornerRadius(radius)
      } else if frame.width >= width - 1, frame.maxY >= size.height - 1, frame.minY > 0,
        frame.height >= Roles.barHeights.upperBound
      {
        children[index].appearance.cornerRadius = CornerRadius(
          topLeft: radius, topRight: radius, bottomRight: .points(0), bottomLeft: .points(0))
      } else {
        continue
      }
      children[index].appearance.isBoxed = true
      return
    }
  }

  /// True for a visible leaf without words that responds to touches and has the size of its parent.
  private func isScrim(of size: Size) -> Bool {
    kind == .view && isInteractive && !isHidden && children.isEmpty && fills(size)
  }

  /// True for a visible picture or video with the size of its parent, and for a view of that size whose last child is
  /// one, such as the frame of a player.
  private func isPicture(of size: Size) -> Bool {
    guard !isHidden, fills(size) else { return false }
    return kind == .image || kind == .media || children.last?.isPicture(of: size) == true
  }

  private func fills(_ size: Size) -> Bool {
    storedFrame.map { $0.width >= size.width - 1 && $0.height >= size.height - 1 } == true
  }
}
