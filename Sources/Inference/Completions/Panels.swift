import Geometry
import ViewTree

extension View {
  /// The minimum ratio of the height of a screen to its width, as that of a canvas with the proportions of a screen.
  private static let leastRatio = 1.2
  /// The minimum height in points of a sheet: bars at the bottom are up to 80 dp high, above an area of 48 for buttons.
  private static let leastSheet = 128.0
  /// The corner radius in points: `DialogTokens.ContainerShape` and `SheetBottomTokens.DockedContainerShape` are
  /// `CornerExtraLarge`.
  private static let panelRadius = 28.0

  /// Fills the dialog or the sheet in front of a touchable leaf of a screen's size.
  mutating func showPanel(onScreenOfWidth width: Double) {
    guard let size = storedFrame?.size, size.width >= width - 1, size.height >= Self.leastRatio * width,
      let scrim = children.firstIndex(where: { $0.isScrim(of: size) })
    else { return }
    for index in children.indices[(scrim + 1)...] where children[index].kind == .container {
      guard let frame = children[index].storedFrame, !children[index].isHidden, !children[index].clips,
        !children[index].children.contents(from: .zero).isEmpty
      else { continue }
      let radius = Length.points(Self.panelRadius)
      if frame.minX > 0, abs(frame.midX - size.width / 2) <= 1, frame.height < size.height {
        children[index].appearance.cornerRadius = CornerRadius(radius)
      } else if frame.width >= width - 1, frame.maxY >= size.height - 1, frame.minY > 0,
        frame.height >= Self.leastSheet
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
    kind == .view && isInteractive && !isHidden && children.isEmpty
      && storedFrame.map { $0.width >= size.width - 1 && $0.height >= size.height - 1 } == true
  }
}
