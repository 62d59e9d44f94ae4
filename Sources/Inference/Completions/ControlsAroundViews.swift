import Geometry
import ViewTree

// Controls of dumps that contain other views, and the titles of alerts. A container may state the class of the control
// as which it behaves, so that a screen reader announces it as such.

extension View {
  /// Shows the views in a button instead of the button if they are a row, a tile, pictures only or words without a fill.
  mutating func openButton() {
    guard kind == .control, control == .anyButton, let frame = storedFrame else { return }
    let contents = children.contents(from: .zero)
    let arePictures = contents.allSatisfy { $0.kind != .text }
    // A button that is too low for a fill and has no title of its own is the words in it.
    let isLow = text == nil && frame.height < Sizes.lowestButton
    guard !contents.isEmpty, isLow || arePictures || contents.areTile || areRow(contents, frame.size) else { return }
    (kind, control, text) = (.container, nil, nil)
  }

  /// True if the views in a button are a row or a card, and not the title of a filled button.
  ///
  /// The texts and pictures of a filled button are centered in it and leave space at both sides. A control is at most 64
  /// points high: `UIButton.Configuration` of the large size is 50 points high.
  private func areRow(_ contents: [(frame: Rect, kind: ViewKind)], _ button: Size) -> Bool {
    guard let hull = contents.map(\.frame).unioned else { return false }
    if button.height > Sizes.largestTarget { return true }
    if abs(hull.midX - button.width / 2) > Sizes.offCenter { return true }
    return contents.count > 1 && hull.width > 0.85 * button.width
  }

  /// Draws the box of a field around the field and the icon beside it, if both are in a container of the size of a field
  /// with space at a side of the screen.
  mutating func boxField(onScreenOfWidth width: Double) {
    guard kind == .container, !clips, let size = storedFrame?.size, Self.heightsOfFields.contains(size.height),
      size.width < Sizes.widestBox * width
    else { return }
    let shown = children.indices.filter { children[$0].shownFrame != nil }
    let fields = shown.filter { children[$0].control == .textField && children[$0].text?.content?.isEmpty == false }
    guard fields.count == 1, let field = children[fields[0]].storedFrame else { return }
    let areIcons = shown.allSatisfy { index in
      if index == fields[0] { return true }
      guard children[index].isAroundIcon, let icon = children[index].storedFrame else { return false }
      return icon.width <= size.height && (icon.maxX <= field.minX + 1 || icon.minX >= field.maxX - 1)
    }
    guard shown.count > 1, areIcons else { return }
    children[fields[0]].control = .plainTextField
    appearance.isBoxed = true
    appearance.cornerRadius = CornerRadius(.points(Sizes.cardRadius))
  }

  /// The heights in points of a field, from that of a touch target with less padding to a search bar with more.
  private static let heightsOfFields = 36.0...72.0

  /// Shows the texts in a check box, a radio button or a switch without a text of its own, and its mark beside them.
  ///
  /// The mark is before the texts if there is space for it, and that of a switch after them. A tile with a picture and
  /// without space for a switch has no mark: it shows its state by its color.
  mutating func separateMark() {
    guard kind == .control, let mark = control, [.checkBox, .radioButton, .toggle].contains(mark),
      let frame = storedFrame
    else { return }
    let contents = children.contents(from: .zero)
    guard let texts = contents.filter({ $0.kind == .text }).map(\.frame).unioned else { return }
    let end = contents.map(\.frame.maxX).max() ?? 0
    let isTile = contents.contains { $0.kind == .image } && frame.width - end < Self.widthOfSwitch
    let (before, after) = (texts.minX, frame.width - texts.maxX)
    // The segments of a segmented button are check boxes or radio buttons, too, with their words in the middle.
    let isSegment = before > 0 && abs(before - after) <= 2
    if mark == .toggle ? isTile : isSegment {
      (kind, control, text) = (.container, nil, nil)
      return
    }
    let isBefore = mark != .toggle && before >= Self.narrowestMark
    let space = min(isBefore ? before : after, Self.widestMark)
    guard space >= Self.narrowestMark else { return }
    let x = isBefore ? before - space : frame.width - space
    let place = Rect(x: x, y: 0, width: space, height: frame.height)
    var view = View(element: "mark", kind: .control, layout: .frame(place), location: location)
    view.control = mark
    (kind, control, text) = (.container, nil, nil)
    children.insert(view, at: isBefore ? 0 : children.count)
  }

  /// Shows the words of radio buttons that touch each other side by side in their middle, without marks.
  mutating func joinSegments() {
    let segments = children.indices.filter { children[$0].control == .radioButton && children[$0].text != nil }
    let joined = zip(segments, segments.dropFirst()).filter { one, other in
      let (one, other) = (children[one].storedFrame ?? .zero, children[other].storedFrame ?? .zero)
      return one.minY == other.minY && one.height == other.height && one.minX < other.minX && one.maxX >= other.minX
    }
    for index in Set(joined.flatMap { [$0, $1] }) {
      (children[index].kind, children[index].control) = (.text, nil)
      children[index].text?.alignment = .center
    }
  }

  /// The width in points of a check box, and of a switch with padding: Material Design 3, "Checkbox" and "Switch".
  private static let (narrowestMark, widestMark) = (20.0, 68.0)
  /// The width of a switch in points: Material Design 2 has 36 with a touch target of 48, Material Design 3 has 52.
  private static let widthOfSwitch = 36.0

  /// Shows the title of an alert above the views in it, and the box of an alert that is narrower than the screen.
  mutating func showAlert(titled title: String, onScreenOfWidth screenWidth: Double) {
    guard let frame = storedFrame, let top = children.contents(from: .zero).map(\.frame.minY).min() else { return }
    if frame.width < screenWidth {
      appearance.isBoxed = true
      appearance.cornerRadius = CornerRadius(.points(Self.alertRadius))
    }
    let width = frame.width - 2 * Self.alertMargin
    guard top >= Self.titleHeight, width > 0, !children.show(title, depth: 8) else { return }
    let line = Rect(x: Self.alertMargin, y: top - Self.titleHeight, width: width, height: Self.titleHeight)
    var view = View(element: "title", kind: .text, layout: .frame(line), location: location)
    view.text = TextLines(count: .exactly(1), fontSize: Self.titleFontSize)
    view.text?.content = title
    view.text?.weight = .bold
    view.text?.alignment = .center
    children.insert(view, at: 0)
  }

  /// The corner radius, the margin, the font size and the height of the title of `UIAlertController`, in points: the
  /// title has the text style headline.
  private static let (alertRadius, alertMargin, titleFontSize, titleHeight) = (14.0, 16.0, 17.0, 22.0)
}

extension View {
  /// True for a picture or an icon button, and for the containers of only one.
  fileprivate var isAroundIcon: Bool {
    if kind == .container, children.count == 1 { return children[0].isAroundIcon }
    return kind == .image || control == .iconButton
  }

  /// Centers the text of a view, and draws a button as words without a box.
  mutating func centerWords() {
    if text != nil { text?.alignment = .center }
    if control == .anyButton { control = .textButton }
  }
}

extension [(frame: Rect, kind: ViewKind)] {
  /// True if a picture is above a text: the title of a button is beside its picture.
  var areTile: Bool {
    contains { picture in
      picture.kind != .text && contains { $0.kind == .text && $0.frame.minY >= picture.frame.maxY - 1 }
    }
  }
}
