import Diagnostics
import Geometry
import ViewTree

/// The division of the labels of a dump that contain the texts of several views.
///
/// Flutter merges the semantics of a card, a list tile or a button into one node, whose label contains the texts in
/// reading order, one per line (`SemanticsConfiguration.absorb`). The dump states neither the frames of the texts nor
/// the pictures beside them. The texts are placed as in Material's list items: a title of 16 points and lines of 14.
struct MergedLabels {
  /// The labels by the location of their view in the file.
  let labels: [SourceLocation: String]
  /// The locations in the file of tabs, whose words are in ``labels``; true for those at the bottom of the screen.
  let tabs: [SourceLocation: Bool]
  /// The width of the screen in points.
  let screenWidth: Double
  let direction: LayoutDirection

  /// The names of the elements for the texts and the pictures of a label, which have its location.
  private static let (textElement, pictureElement) = ("label", "picture")

  func label(of view: View) -> String? {
    if view.element == Self.textElement || view.element == Self.pictureElement { return nil }
    return labels[view.location]
  }

  /// The font size and the line height of the first text and of the others, in points: "Lists" of Material Design 3.
  static let (title, body) = (Style(size: 16, line: 24), Style(size: 14, line: 20))
  /// The distance of the texts from the edges of their box, in points, and that in a narrow tile.
  private static let (padding, narrowPadding) = (16.0, 8.0)
  /// The maximum number of texts that are placed, and of lines of one text.
  private static let (mostTexts, mostLines) = (6, 3)
  /// The minimum height of a view whose texts are placed, in points: that of a touch target.
  private static let leastHeight = 44.0
  /// The minimum height of a tile with a picture, in points: an icon of 24 and a text of 24.
  private static let leastTile = 56.0
  /// The side of the picture in a tile in points, and its distance from the texts.
  private static let (tilePicture, gap) = (32.0, 8.0)

  /// The font size of a text and the height of its lines, in points.
  struct Style {
    var size: Double
    var line: Double

    static func * (style: Style, factor: Double) -> Style {
      Style(size: style.size * factor, line: style.line * factor)
    }
  }

  /// Replaces the label of a view by the texts in it; no effect on a view without such a label.
  ///
  /// - Parameter isInCard: true for a view in a card, which gets no box of its own.
  func divide(_ view: inout View, isInCard: Bool) {
    guard !labels.isEmpty, let label = label(of: view), let frame = view.storedFrame, !view.isHidden,
      frame.height >= Self.leastHeight
    else { return }
    let parts = Self.parts(of: label)
    if tabs[view.location] != nil || parts.count <= 1 && view.children.isEmpty {
      showTab(&view, parts.first)
      return
    }
    guard !parts.isEmpty else { return }
    let own = Rect(origin: .zero, size: frame.size)
    let hasViews = !view.children.isEmpty
    let arranges = hasViews && arranges(view, own.width)
    let isHeader = view.children.contains { $0.isAction(in: own) }
    if hasViews {
      guard !view.shows(anyOf: parts), let free = freeSpace(for: parts, in: view) else { return }
      view.children += texts(parts, in: free, of: view, isPadded: !isHeader)
    } else if view.kind == .image {
      guard frame.height >= Self.leastTile else { return }
      view.children = picture(beside: parts, in: own, of: view)
    } else if isTile(own, parts) {
      view.children = tile(parts, in: own, of: view)
    } else if let picture = leadingPicture(in: own, parts) {
      view.children = [image(picture, of: view)] + texts(parts, in: own.beside(picture, direction), of: view)
    } else {
      view.children = texts(parts, in: own, of: view)
    }
    guard !view.children.isEmpty else { return }
    let isButton = view.control != nil || view.isInteractive
    (view.kind, view.control, view.text) = (.container, nil, nil)
    // `Card.semanticContainer` is true by default: a card with views in it is a node with the label of its texts.
    let isPadded = frame.height >= height(of: parts) + 2 * Self.padding
    if hasViews ? !arranges && !isHeader : isPadded, !isButton, !isInCard, frame.width < screenWidth - Self.padding {
      view.appearance.isBoxed = true
    }
  }

  /// Returns true if a view in another one is as wide and has words, so that the other one only arranges cards.
  ///
  /// `IndexedSemantics` of Flutter gives each child of a list a node.
  private func arranges(_ view: View, _ width: Double) -> Bool {
    view.children.contains { child in
      guard !child.isHidden, let frame = child.storedFrame, frame.minX <= 1, frame.maxX >= width - 1 else {
        return false
      }
      return label(of: child) != nil || child.kind == .text || child.children.contains { $0.kind == .text }
    }
  }

  /// The texts in a label without empty and repeated ones.
  ///
  /// A first text that contains all others is the spoken form of them, which the screen does not show.
  static func parts(of label: String) -> [String] {
    var parts: [String] = []
    for line in label.split(separator: "\n") {
      let words = String(line.drop { $0 == " " })
      if !words.isEmpty, !parts.contains(words) { parts.append(words) }
      if parts.count > mostTexts { break }
    }
    if let first = parts.first, let longest = parts.dropFirst().map(\.count).max(), first.count >= 2 * longest,
      parts.dropFirst().allSatisfy(first.contains)
    {
      parts.removeFirst()
    }
    return Array(parts.prefix(mostTexts))
  }

  // MARK: - Texts

  /// Returns the texts one below the other, at the leading edge of a box; those without space are left out.
  private func texts(_ parts: [String], in box: Rect, of view: View, isPadded: Bool = true) -> [View] {
    let isNarrow = box.width < 10 * Self.padding
    let padding = isFilled(box, by: parts) ? 0 : isNarrow ? Self.narrowPadding : Self.padding
    let inset = isPadded ? padding : 0
    let inner = box.inset(by: Insets(top: 0, right: inset, bottom: 0, left: inset))
    let lines = lines(of: parts, in: Size(width: inner.width, height: box.height))
    let height = lines.reduce(0) { $0 + $1.height }
    // The texts of a list tile are centered in it; those of a high card begin at its top.
    let room = box.height - height
    let top = box.minY + (room <= 4 * padding ? room / 2 : padding)
    return place(lines, in: inner, from: top, of: view, .natural)
  }

  /// A text with its lines.
  struct Line {
    var words: String
    var style: Style
    var count: Int
    /// The height of the lines in points.
    var height: Double
  }

  /// The height of texts of one line each, in points.
  private func height(of parts: [String]) -> Double {
    Self.title.line + Self.body.line * Double(parts.count - 1)
  }

  /// Returns true for a box that is as high as the texts in it: the frame of the texts, without padding.
  private func isFilled(_ box: Rect, by parts: [String]) -> Bool {
    box.height < height(of: parts) + Self.narrowPadding
  }

  /// The minimum factor by which texts are made smaller, so that those of 14 points have 10.5 at least.
  private static let leastScale = 0.75

  /// The minimum width in points of the space beside the views of a card in which texts are placed.
  private static let leastWidth = 80.0

  /// Returns the part of a view above, after, below or before its visible children that has space for texts.
  ///
  /// The largest one is returned, in coordinates of the view, and the first of equal ones; nil if none has enough space.
  /// Texts before a lower button are above it: the texts of a label come before the views in it, and those that a row
  /// has in its middle leave equal spaces above and below them.
  private func freeSpace(for parts: [String], in view: View) -> Rect? {
    guard let size = view.storedFrame?.size else { return nil }
    let own = Rect(origin: .zero, size: size)
    guard let hull = view.children.compactMap(\.shownFrame).unioned?.intersection(own), !hull.isEmpty else {
      return own
    }
    let before = Rect(minX: 0, minY: 0, maxX: hull.minX, maxY: size.height)
    let after = Rect(minX: hull.maxX, minY: 0, maxX: size.width, maxY: size.height)
    let spaces = [
      Rect(minX: 0, minY: 0, maxX: size.width, maxY: hull.minY), direction == .leftToRight ? after : before,
      Rect(minX: 0, minY: hull.maxY, maxX: size.width, maxY: size.height), direction == .leftToRight ? before : after,
    ]
    if hull.minY >= height(of: parts) + Self.padding, hull.minY > size.height - hull.maxY + Sizes.offCenter {
      return spaces[0]
    }
    let height = height(of: parts) * Self.leastScale
    let free = spaces.filter { $0.height >= height && $0.width >= Self.leastWidth }
    return free.reduce(nil) { $0.map { $0.size.area } ?? 0 >= $1.size.area ? $0 : $1 }
  }

  /// Returns the number of lines that each text needs, as long as all fit the height; the size is in points.
  ///
  /// The texts are made smaller if their first lines do not fit.
  private func lines(of parts: [String], in size: Size) -> [Line] {
    var lines: [Line] = []
    var rest = size.height
    let needed = height(of: parts)
    let scale = min(1, max(Self.leastScale, size.height / needed))
    for (number, words) in parts.enumerated() {
      let style = (number == 0 ? Self.title : Self.body) * scale
      let needed = (textWidthInEms(words) * style.size / max(size.width, 1)).rounded(.up)
      let fitting = (rest / style.line + 1e-6).rounded(.down)
      let count = Int(min(max(needed, 1), Double(Self.mostLines), fitting))
      guard count > 0 else { break }
      let height = Double(count) * style.line
      lines.append(Line(words: words, style: style, count: count, height: height))
      rest -= height
    }
    return lines
  }

  /// Returns views for texts one below the other, with the left and right edges of a box in coordinates of `view`.
  func place(
    _ lines: [Line], in box: Rect, from top: Double, of view: View, _ alignment: TextAlignment
  ) -> [View] {
    var top = top
    return lines.map { line in
      let frame = Rect(x: box.minX, y: top, width: box.width, height: line.height)
      top += line.height
      var text = View(element: Self.textElement, kind: .text, layout: .frame(frame), location: view.location)
      text.text = TextLines(
        count: .exactly(line.count), fontSize: line.style.size, lineHeight: line.style.line)
      text.text?.content = line.words
      let isReversed = alignment == .natural && line.words.paragraphDirection == .rightToLeft
      text.text?.alignment = isReversed ? .right : alignment
      return text
    }
  }

  // MARK: - Pictures

  /// Returns true for a tile of a grid: a box of at most half of the screen's width with space for a picture.
  private func isTile(_ box: Rect, _ parts: [String]) -> Bool {
    2 * box.width <= screenWidth
      && box.height >= Self.tilePicture + Self.gap + height(of: parts) + 2 * Self.narrowPadding
  }

  /// Returns the frame of the picture at the leading edge of a list item that is higher than its texts need.
  ///
  /// List items with one, two and three lines are 56, 72 and 88 high: "Lists" of Material Design 3. The picture has 56
  /// points at most. The result is nil for a view without the size of a list item.
  private func leadingPicture(in box: Rect, _ parts: [String]) -> Rect? {
    let (width, height) = (box.width, box.height)
    guard height <= 120, width >= 3 * height, height >= 48 + 16 * Double(parts.count) else { return nil }
    let side = min(56, height - 2 * Self.padding)
    let inset = Self.padding
    let x = direction == .leftToRight ? box.minX + inset : box.maxX - inset - side
    return Rect(x: x, y: box.midY - side / 2, width: side, height: side)
  }

  /// Returns a picture and the texts below it, centered in a tile.
  private func tile(_ parts: [String], in box: Rect, of view: View) -> [View] {
    let inset = Self.narrowPadding
    let inner = box.inset(by: Insets(top: inset, right: inset, bottom: inset, left: inset))
    let side = min(Self.tilePicture, inner.width)
    let above = side + Self.gap
    let lines = lines(of: parts, in: Size(width: inner.width, height: inner.height - above))
    let top = inner.midY - (above + lines.reduce(0) { $0 + $1.height }) / 2
    let picture = Rect(x: inner.midX - side / 2, y: top, width: side, height: side)
    return [image(picture, of: view)] + place(lines, in: inner, from: top + above, of: view, .center)
  }

  /// The maximum height of the picture of a card as a fraction of its height, so that cards in a row look alike.
  private static let largestCover = 0.6

  /// Returns the picture and the texts of a card that contains a picture: beside each other in a wide one, else the
  /// texts below the picture.
  ///
  /// Flutter reports a node with a picture as `ImageView`, even if its label contains the texts of the whole card.
  private func picture(beside parts: [String], in box: Rect, of view: View) -> [View] {
    let inset = Self.narrowPadding
    if box.width >= 1.8 * box.height {
      let side = box.height - 2 * inset
      let x = direction == .leftToRight ? box.minX + inset : box.maxX - inset - side
      let picture = Rect(x: x, y: box.minY + inset, width: side, height: side)
      return [image(picture, of: view)] + texts(parts, in: box.beside(picture, direction), of: view)
    }
    let lines = lines(of: parts, in: Size(width: box.width - 2 * inset, height: box.height / 2))
    let height = lines.reduce(0) { $0 + $1.height } + 2 * inset
    let coverHeight = min(box.height - height, Self.largestCover * box.height)
    let cover = Rect(x: box.minX, y: box.minY, width: box.width, height: coverHeight)
    guard cover.height >= Self.tilePicture else { return [] }
    let below = box.inset(by: Insets(top: cover.height, right: inset, bottom: 0, left: inset))
    return [image(cover, of: view)] + place(lines, in: below, from: below.minY + inset, of: view, .natural)
  }

  func image(_ frame: Rect, of view: View) -> View {
    View(element: Self.pictureElement, kind: .image, layout: .frame(frame), location: view.location)
  }
}

extension Rect {
  /// The part of the rectangle after a picture at its leading edge.
  fileprivate func beside(_ picture: Rect, _ direction: LayoutDirection) -> Rect {
    direction == .leftToRight
      ? Rect(minX: picture.maxX, minY: minY, maxX: maxX, maxY: maxY)
      : Rect(minX: minX, minY: minY, maxX: picture.minX, maxY: maxY)
  }
}

extension View {
  /// True for a button as high as the view around it, whose bounds are given.
  ///
  /// A view without a padding around its button is the header of a section or of a screen, and no card.
  fileprivate func isAction(in bounds: Rect) -> Bool {
    guard isInteractive || kind == .control, !isHidden, let frame = storedFrame, 2 * frame.width <= bounds.width else {
      return false
    }
    return frame.minY <= 1 && frame.maxY >= bounds.maxY - 1
  }

  /// The number of descendants whose texts are compared with a label.
  private static let comparedTexts = 64

  /// Returns true if a text in the view shows one of the texts of the view's label.
  fileprivate func shows(anyOf parts: [String]) -> Bool {
    var rest = Self.comparedTexts
    return shows(anyOf: parts, &rest)
  }

  private func shows(anyOf parts: [String], _ rest: inout Int) -> Bool {
    for child in children {
      rest -= 1
      guard rest >= 0 else { return true }
      if let words = child.text?.content, parts.contains(where: words.contains) { return true }
      if child.shows(anyOf: parts, &rest) { return true }
    }
    return false
  }
}
