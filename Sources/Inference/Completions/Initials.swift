import Geometry
import ViewTree

/// The avatar around the initials at the side of a row in a dump, which states the letters, but no fill.
///
/// Material Design, "Lists": an avatar is a circle of 40 dp, at the start of the row and in its vertical center.
struct Initials {
  /// The side of an avatar in points whose box the dump does not contain, and the sides of one that it contains.
  private static let (side, sides) = (40.0, 28.0...72.0)
  /// The heights in points of a row with an avatar.
  private static let rows = 48.0...120.0
  /// The maximum number of views of a row that are examined.
  private static let largestRow = 16
  /// The minimum number of characters of the texts beside an avatar: keys of a keyboard have one.
  private static let leastText = 3

  /// Makes avatars of the initials among the children of a row; no effect on other views.
  func mark(in row: inout View) {
    guard (2...Self.largestRow).contains(row.children.count), let size = row.storedFrame?.size else { return }
    for index in row.children.indices {
      guard let box = avatar(of: row.children[index], in: size),
        row.children.indices.contains(where: { $0 != index && isText(row.children[$0], beside: box) })
      else { continue }
      let view = row.children[index]
      row.children[index] = View(element: view.element, kind: .image, layout: .frame(box), location: view.location)
      row.children[index].identifier = view.identifier
      row.children[index].appearance.cornerRadius = CornerRadius(.points(box.width / 2))
    }
  }

  /// The square of an avatar in points of the row: the frame of a view around initials, or that of Material around them.
  private func avatar(of view: View, in row: Size) -> Rect? {
    guard !view.isHidden, let frame = view.storedFrame else { return nil }
    if view.kind == .container, view.children.count == 1, view.children[0].isInitials,
      Self.sides.contains(frame.width), abs(frame.width - frame.height) <= 1
    {
      return frame
    }
    let (x, y, half) = (frame.midX, frame.midY, Self.side / 2)
    guard view.isInitials, Self.rows.contains(row.height), abs(y - row.height / 2) <= half / 2,
      x >= half, x <= row.width - half, frame.width <= Self.side
    else { return nil }
    return Rect(x: x - half, y: y - half, width: Self.side, height: Self.side)
  }

  /// True for a view that has a text of several characters and is at the left or right of an avatar.
  private func isText(_ view: View, beside avatar: Rect) -> Bool {
    guard !view.isHidden, let frame = view.storedFrame, frame.minX >= avatar.maxX || frame.maxX <= avatar.minX,
      frame.minY < avatar.maxY, frame.maxY > avatar.minY
    else { return false }
    let texts = view.kind == .text ? [view] : Array(view.children.prefix(Self.largestRow))
    return texts.contains { $0.text?.content?.count ?? 0 >= Self.leastText }
  }
}

extension View {
  /// True for a text of one or two capital letters.
  fileprivate var isInitials: Bool {
    guard kind == .text, !isHidden, let letters = text?.content else { return false }
    return (1...2).contains(letters.count) && letters.allSatisfy { $0.isLetter && $0.isUppercase }
  }
}
