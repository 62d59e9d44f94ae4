import Geometry
import ViewTree

/// The tiles of a grid in a dump of Android: touchable boxes of the same size, each with one text.
///
/// A dump states no fills and no compound drawables, so that only the texts of such tiles would be visible.
///
/// - A text view, which may fill a container, is an icon above its label, as the items of a launcher are: a `TextView` has
///   its icon in `android:drawableTop`.
/// - A container around a text is a filled tile.
struct TouchTiles {
  /// The minimum number of equal tiles, which are not the buttons of a dialog.
  private static let leastCount = 3
  /// The heights of a tile in points: more than a touch target with padding, and less than a card with contents.
  private static let heights = 64.0...180.0
  /// The maximum ratio of width to height of a text view with an icon, and of a filled tile; rows and tabs are wider.
  private static let (widestIcon, widestFill) = (1.6, 2.0)
  /// The maximum number of characters of the label of an icon.
  private static let longestLabel = 24
  /// The largest side of an icon in points: that of launchers, which is 48 in Material Design and up to 60 on tablets.
  private static let largestIcon = 56.0
  /// The distance of the label from the icon, and the height of its line, in points.
  private static let (gap, line) = (8.0, 18.0)
  /// The minimum distance in points of filled tiles.
  private static let leastDistance = 4.0
  /// The maximum number of views that are examined inside a tile.
  private static let largestContents = 16

  /// The size of a tile in points and the kind of its view; the tiles of a grid have the same form.
  private struct Form: Hashable {
    var size: Size
    var kind: ViewKind
  }

  /// Gives icons or fills to the tiles among the children of a view.
  func mark(in view: inout View) {
    var tiles: [Form: [Int]] = [:]
    for index in view.children.indices {
      guard let form = form(of: view.children[index]) else { continue }
      tiles[form, default: []].append(index)
    }
    for (form, indices) in tiles where indices.count >= Self.leastCount {
      let frames = indices.compactMap { view.children[$0].storedFrame }
      guard isGrid(frames, leastDistance: form.kind == .text ? 0 : Self.leastDistance) else { continue }
      for index in indices {
        if form.kind == .text { placeIcon(in: &view.children[index]) } else { fill(&view.children[index]) }
      }
    }
  }

  /// The form of a view that may be a tile; nil for other views.
  private func form(of view: View) -> Form? {
    guard view.isInteractive, !view.isHidden, let frame = view.storedFrame, !view.appearance.isBoxed,
      Self.heights.contains(frame.height)
    else { return nil }
    let label = view.label
    let widest = (label != nil ? Self.widestIcon : Self.widestFill) * frame.height
    guard (0.7 * frame.height...widest).contains(frame.width) else { return nil }
    if let label {
      guard let text = label.text, let words = text.content, (1...Self.longestLabel).contains(words.count),
        text.icons.isEmpty, !words.contains("\n")
      else { return nil }
    } else {
      var count = 0
      guard view.kind == .container, view.holdsOneText(visiting: &count, limit: Self.largestContents) else {
        return nil
      }
    }
    // The last column of a grid may be narrower by some pixels.
    let size = Size(width: (frame.width / 8).rounded() * 8, height: (frame.height / 8).rounded() * 8)
    return Form(size: size, kind: label != nil ? .text : .container)
  }

  /// Returns true if two frames are side by side, and if all frames side by side keep a distance in points.
  ///
  /// - Parameter frames: the frames of tiles of the same size, in document order.
  private func isGrid(_ frames: [Rect], leastDistance: Double) -> Bool {
    var hasRow = false
    for (one, other) in zip(frames, frames.dropFirst()) where one.minY == other.minY {
      hasRow = true
      if abs(other.minX - one.minX) - one.width < leastDistance { return false }
    }
    return hasRow
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

  /// The corner radius of a tile in points: Material Design 3, "Cards".
  private static let radius = 12.0

  private func fill(_ view: inout View) {
    view.appearance.isBoxed = true
    if let size = view.storedFrame?.size {
      view.centerText(in: Rect(origin: .zero, size: size), tolerance: Self.leastDistance)
    }
    guard view.appearance.cornerRadius == .zero else { return }
    view.appearance.cornerRadius = CornerRadius(.points(Self.radius))
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

  /// Centers the texts among the view's descendants whose frames have the center of a box.
  ///
  /// - Parameters:
  ///   - box: the box in the coordinates of the view.
  ///   - tolerance: the maximum distance of the centers, in points.
  fileprivate mutating func centerText(in box: Rect, tolerance: Double) {
    for index in children.indices {
      guard let frame = children[index].storedFrame else { continue }
      children[index].centerText(in: box.offset(by: frame.origin * -1), tolerance: tolerance)
      guard children[index].kind == .text, abs(frame.midX - box.midX) <= tolerance,
        abs(frame.midY - box.midY) <= tolerance
      else { continue }
      children[index].text?.alignment = .center
    }
  }

  /// Returns true for a container whose only visible content is one text.
  fileprivate func holdsOneText(visiting count: inout Int, limit: Int) -> Bool {
    let shown = children.filter { !$0.isHidden && $0.storedFrame?.isEmpty == false && $0.kind != .spacer }
    count += shown.count
    guard shown.count == 1, count <= limit else { return false }
    if shown[0].kind == .text { return true }
    return shown[0].kind == .container && shown[0].holdsOneText(visiting: &count, limit: limit)
  }
}
