import Geometry
import ViewTree

/// The tiles of a grid in a dump of Android: touchable boxes of the same size, each with one text.
///
/// A text view, which may fill a container, is an icon above its label, as the items of a launcher are: a `TextView` has its
/// icon in `android:drawableTop`, which a dump does not state.
struct TouchTiles {
  /// The minimum number of equal tiles, which are not the buttons of a dialog.
  private static let leastCount = 3
  /// The heights of a tile in points: more than a touch target with padding, and less than a card with contents.
  private static let heights = 64.0...180.0
  /// The minimum and the maximum ratio of width to height of a text view with an icon: the cells of a launcher with four
  /// columns and five rows have 0.65 on a long screen; rows and tabs are wider.
  private static let (narrowest, widest) = (0.6, 1.6)
  /// The maximum number of characters of the label of an icon.
  private static let longestLabel = 24
  /// The largest side of an icon in points: that of launchers, which is 48 in Material Design and up to 60 on tablets.
  private static let largestIcon = 56.0
  /// The distance of the label from the icon, and the height of its line, in points.
  private static let (gap, line) = (8.0, 18.0)

  /// Gives icons to the tiles among the children of a view.
  func mark(in view: inout View) {
    var tiles: [Size: [Int]] = [:]
    for index in view.children.indices {
      guard let size = size(of: view.children[index]) else { continue }
      tiles[size, default: []].append(index)
    }
    for indices in tiles.values where indices.count >= Self.leastCount {
      guard isGrid(indices.compactMap { view.children[$0].storedFrame }) else { continue }
      for index in indices { placeIcon(in: &view.children[index]) }
    }
  }

  /// The size in points of a view that may be a tile, which the tiles of a grid share; nil for other views.
  private func size(of view: View) -> Size? {
    guard view.isInteractive, !view.isHidden, let frame = view.storedFrame, !view.appearance.isBoxed,
      Self.heights.contains(frame.height),
      (Self.narrowest * frame.height...Self.widest * frame.height).contains(frame.width),
      let text = view.label?.text, let words = text.content, (1...Self.longestLabel).contains(words.count),
      text.icons.isEmpty, !words.contains("\n")
    else { return nil }
    // The last column of a grid may be narrower by some pixels.
    return Size(width: (frame.width / 8).rounded() * 8, height: (frame.height / 8).rounded() * 8)
  }

  /// Returns true if two frames of tiles of one size are side by side, and if no frames side by side overlap.
  private func isGrid(_ frames: [Rect]) -> Bool {
    let pairs = zip(frames, frames.dropFirst()).filter { $0.minY == $1.minY }
    return !pairs.isEmpty && pairs.allSatisfy { abs($1.minX - $0.minX) >= $0.width }
  }

  /// Places an icon above the label of a text view; both are centered together.
  private func placeIcon(in view: inout View) {
    if view.kind != .text { return placeIcon(in: &view.children[0]) }
    guard let frame = view.storedFrame else { return }
    let side = min(frame.height / 2, frame.width / 2, Self.largestIcon)
    let top = (frame.height - side - (Self.gap + Self.line)) / 2
    guard top >= 0 else { return }
    view.text?.icons = [TextIcon(at: .top, size: Size(width: side, height: side), inset: top)]
    view.text?.padding = Insets(top: top + side + Self.gap, right: 0, bottom: top, left: 0)
    view.text?.alignment = .center
  }
}

extension View {
  /// The view, if it is a text, or the only view in it if that is a text in the same frame.
  fileprivate var label: View? {
    if kind == .text { return self }
    guard kind == .container, children.count == 1, children[0].kind == .text,
      children[0].storedFrame?.size == storedFrame?.size
    else { return nil }
    return children[0]
  }
}
