import Geometry
import Testing
import ViewTree

@testable import Inference

/// Controls of dumps that contain other views.
@Suite struct ControlAroundViewTests {
  /// A control with a title, at 3, 5.
  private func control(_ kind: ControlKind, _ width: Double, _ height: Double, _ views: [View]) -> View {
    var view = dumped(.control, box(3, 5, width, height), views)
    view.control = kind
    view.text = TextLines(count: .exactly(1), fontSize: 14)
    return view
  }

  private static let buttons: [(size: Size, views: [View], isOpen: Bool)] = [
    (Size(width: 200, height: 57), [dumped(.image, box(88, 16, 24, 24))], true),
    (Size(width: 200, height: 57), [], false),
    (Size(width: 200, height: 57), [dumped(.spacer, box(88, 16, 24, 24))], false),
    // The title of a filled button is within 8 points of its middle.
    (Size(width: 200, height: 57), [dumpedText(box(71, 18, 74, 20))], false),
    (Size(width: 200, height: 57), [dumpedText(box(71.25, 18, 74, 20))], true),
    (Size(width: 200, height: 57), [dumpedText(box(55, 18, 74, 20))], false),
    (Size(width: 200, height: 57), [dumpedText(box(54.75, 18, 74, 20))], true),
    // A button is up to 64 points high.
    (Size(width: 200, height: 64), [dumpedText(box(63, 18, 74, 20))], false),
    (Size(width: 200, height: 64.25), [dumpedText(box(63, 18, 74, 20))], true),
    // The title and a picture beside it leave space at both sides; a title alone may fill the button.
    (Size(width: 200, height: 57), [dumped(.image, box(15, 18, 20, 20)), dumpedText(box(51, 18, 134, 20))], false),
    (Size(width: 200, height: 57), [dumped(.image, box(15, 18, 20, 20)), dumpedText(box(51, 18, 134.25, 20))], true),
    (Size(width: 200, height: 57), [dumpedText(box(11, 18, 178, 20))], false),
    // A picture above the title, with an overlap of a point.
    (Size(width: 200, height: 57), [dumped(.image, box(88, 5, 24, 24)), dumpedText(box(63, 28, 74, 20))], true),
    (Size(width: 200, height: 57), [dumped(.image, box(88, 5, 24, 24)), dumpedText(box(63, 27.75, 74, 20))], false),
    (Size(width: 200, height: 57), [dumped(.image, box(88, 29, 24, 24)), dumpedText(box(63, 5, 74, 20))], false),
    (Size(width: 200, height: 57), [dumpedText(box(63, 5, 74, 20)), dumpedText(box(63, 31, 74, 20))], false),
  ]

  @Test(arguments: buttons.indices) func `a button around a row, a tile or pictures shows them`(_ number: Int) {
    let (size, views, isOpen) = Self.buttons[number]
    var button = control(.anyButton, size.width, size.height, views)
    button.openButton()
    #expect(button.kind == (isOpen ? .container : .control))
    #expect(button.control == (isOpen ? nil : .anyButton))
    #expect((button.text == nil) == isOpen)
    var filled = control(.button, size.width, size.height, views)
    filled.openButton()
    #expect(filled.kind == .control)
  }

  /// A button without a title of its own, lower than one with a fill, shows the words in it.
  @Test(arguments: [(35.75, true), (36, false)])
  func `a low button is the words in it`(_ height: Double, _ isOpen: Bool) {
    var button = control(.anyButton, 200, height, [dumpedText(box(63, 7, 74, 20))])
    button.text = nil
    button.openButton()
    #expect(button.kind == (isOpen ? .container : .control))
    #expect(button.control == (isOpen ? nil : .anyButton))
    var titled = control(.anyButton, 200, height, [dumpedText(box(63, 7, 74, 20))])
    titled.openButton()
    #expect(titled.kind == .control && titled.text != nil)
    var empty = control(.anyButton, 200, height, [])
    empty.text = nil
    empty.openButton()
    #expect(empty.kind == .control)
  }

  // MARK: - Fields beside icons

  /// Changes of a container of 331 × 47 points with an icon and a field on a screen that is 400 points wide.
  private static let searchBars: [(change: @Sendable (inout View) -> Void, isBoxed: Bool)] = [
    ({ _ in }, true), ({ $0.kind = .view }, false), ({ $0.clips = true }, false),
    // 36 to 72 points high, and less than 97 % as wide as the screen.
    ({ $0.layout = .frame(box(17, 31, 331, 36)) }, true), ({ $0.layout = .frame(box(17, 31, 331, 35.75)) }, false),
    ({ $0.layout = .frame(box(17, 31, 331, 72)) }, true), ({ $0.layout = .frame(box(17, 31, 331, 72.25)) }, false),
    ({ $0.layout = .frame(box(3, 31, 387.75, 47)) }, true), ({ $0.layout = .frame(box(3, 31, 388, 47)) }, false),
    // An icon that is not wider than the container is high.
    ({ $0.children[0].kind = .view }, false), ({ $0.children[0].isHidden = true }, false),
    ({ ($0.children[0].kind, $0.children[0].control) = (.control, .iconButton) }, true),
    ({ ($0.children[0].kind, $0.children[0].control) = (.control, .toggle) }, false),
    ({ $0.children[0].layout = .frame(box(13, 11, 0, 25)) }, false),
    ({ $0.children[0].layout = .frame(box(11, 3, 47, 41)) }, true),
    ({ $0.children[0].layout = .frame(box(11, 3, 47.25, 41)) }, false),
    // An icon in containers that contain nothing else.
    ({ $0.children[0] = around([dumped(.image, box(2, 3, 20, 19))]) }, true),
    ({ $0.children[0] = around([around([dumped(.image, box(2, 3, 20, 19))])]) }, true),
    ({ $0.children[0] = around([dumped(.image, box(2, 3, 9, 9)), dumped(.image, box(13, 3, 9, 9))]) }, false),
    ({ $0.children[0] = around([dumped(.view, box(2, 3, 20, 19))]) }, false),
    // Before the field or after it, with an overlap of a point.
    ({ $0.children[0].layout = .frame(box(38, 11, 24, 25)) }, true),
    ({ $0.children[0].layout = .frame(box(38.25, 11, 24, 25)) }, false),
    ({ $0.children[0].layout = .frame(box(260, 11, 24, 25)) }, true),
    ({ $0.children[0].layout = .frame(box(259.75, 11, 24, 25)) }, false),
    // One field with words.
    ({ $0.children[1].text?.content = "" }, false), ({ $0.children[1].text = nil }, false),
    ({ $0.children[1].control = .underlinedTextField }, false), ({ $0.children[1].isHidden = true }, false),
    ({ $0.children[1].layout = .frame(box(61, 3, 200, 0)) }, false),
    ({ $0.children.append(field(box(277, 3, 41, 41))) }, false),
    ({ $0.children.append(dumpedText(box(277, 3, 41, 41))) }, false),
    ({ $0.children.append(dumped(.image, box(277, 3, 41, 41))) }, true),
  ]

  private static func around(_ views: [View]) -> View { dumped(.container, box(13, 11, 24, 25), views) }

  private static func field(_ frame: Rect) -> View {
    changed(dumpedText(frame, "Where to?")) { ($0.kind, $0.control) = (.control, .textField) }
  }

  @Test(arguments: searchBars.indices) func `a field beside an icon is in the box of both`(_ number: Int) {
    let (change, isBoxed) = Self.searchBars[number]
    let views = [dumped(.image, box(13, 11, 24, 25)), Self.field(box(61, 3, 200, 41))]
    var bar = changed(dumped(.container, box(17, 31, 331, 47), views), change)
    bar.boxField(onScreenOfWidth: 400)
    #expect(bar.appearance.isBoxed == isBoxed)
    #expect(bar.appearance.cornerRadius == (isBoxed ? CornerRadius(.points(12)) : .zero))
    #expect((bar.children[1].control == .plainTextField) == isBoxed)
  }

  // MARK: - Marks

  /// A control of 211 × 47 points around a text, and the place and the width of its mark; nil for no mark.
  @Test(
    arguments: [
      // Before the text from a width of 20 points on, up to 68 points.
      (ControlKind.checkBox, box(20, 9, 113, 20), 0.0, 20.0), (.radioButton, box(37, 9, 113, 20), 0, 37),
      (.checkBox, box(68, 9, 113, 20), 0, 68), (.checkBox, box(91, 9, 113, 20), 23, 68),
      // After the text, if there is not enough space before it.
      (.checkBox, box(19.75, 9, 113, 20), 143, 68), (.checkBox, box(3, 9, 188, 20), 191, 20),
      (.toggle, box(91, 9, 83, 20), 174, 37), (.toggle, box(64, 9, 83, 20), 147, 64),
      // Text from edge to edge.
      (.checkBox, box(0, 9, 209, 20), nil, nil), (.checkBox, box(3, 9, 188.25, 20), nil, nil),
      (.toggle, box(31, 9, 160.25, 20), nil, nil),
    ] as [(ControlKind, Rect, Double?, Double?)])
  func `the mark of a check box is before its text, that of a switch after it`(
    _ kind: ControlKind, _ text: Rect, _ x: Double?, _ width: Double?
  ) {
    var view = control(kind, 211, 47, [dumpedText(text)])
    view.separateMark()
    guard let x, let width else {
      #expect(view.kind == .control && view.control == kind && view.children.count == 1)
      return
    }
    #expect(view.kind == .container && view.control == nil && view.text == nil)
    let kinds: [ViewKind] = x < text.minX ? [.control, .text] : [.text, .control]
    #expect(view.children.map(\.kind) == kinds)
    let mark = view.children.first { $0.kind == .control }
    #expect(mark?.control == kind)
    #expect(mark?.storedFrame == box(x, 0, width, 47))
  }

  /// The words of a segment are in its middle, with a tolerance of 2 points.
  @Test(arguments: [
    (ControlKind.checkBox, box(51, 9, 111, 20), true), (.radioButton, box(49, 9, 111, 20), true),
    (.checkBox, box(51.25, 9, 111, 20), false), (.checkBox, box(48.75, 9, 111, 20), false),
    (.toggle, box(50, 9, 111, 20), false), (.checkBox, box(1, 9, 209, 20), true),
  ])
  func `a segment has no mark`(_ kind: ControlKind, _ text: Rect, _ isSegment: Bool) {
    var view = control(kind, 211, 47, [dumpedText(text)])
    view.separateMark()
    #expect(view.kind == .container && view.control == nil && view.text == nil)
    #expect(view.children.map(\.kind).contains(.control) == !isSegment)
  }

  /// A switch is 36 points wide.
  @Test(arguments: [
    (box(152, 11, 23, 25), true), (box(152.25, 11, 23, 25), false), (box(13, 11, 23, 25), true),
  ])
  func `a tile of a switch without space for it has no mark`(_ picture: Rect, _ hasMark: Bool) {
    var view = control(.toggle, 211, 47, [dumped(.image, picture), dumpedText(box(41, 9, 109, 20))])
    view.separateMark()
    #expect(view.kind == .container && view.control == nil && view.text == nil)
    #expect(view.children.map(\.kind) == [.image, .text] + (hasMark ? [.control] : []))
  }

  @Test func `a control without a mark or without words stays`() {
    var button = control(.anyButton, 211, 47, [dumpedText(box(37, 9, 113, 20))])
    button.separateMark()
    #expect(button.kind == .control && button.children.count == 1)
    var mark = control(.checkBox, 211, 47, [dumped(.image, box(37, 9, 113, 20))])
    mark.separateMark()
    #expect(mark.kind == .control && mark.children.count == 1)
  }

  /// Beside a radio button of 91 × 37 points at 11, 13.
  @Test(arguments: [
    (box(102, 13, 83, 37), true), (box(101, 13, 83, 37), true), (box(102.25, 13, 83, 37), false),
    (box(102, 12.75, 83, 37), false), (box(102, 13, 83, 36.75), false), (box(11, 13, 91, 37), false),
    (box(11.25, 13, 91, 37), true), (box(3, 13, 91, 37), false),
  ])
  func `radio buttons that touch each other are segments`(_ frame: Rect, _ areSegments: Bool) {
    func radio(_ frame: Rect) -> View {
      var view = dumpedText(frame)
      (view.kind, view.control) = (.control, .radioButton)
      return view
    }
    var row = dumped(.container, box(3, 5, 397, 67), [radio(box(11, 13, 91, 37)), radio(frame)])
    row.joinSegments()
    for view in row.children {
      #expect(view.kind == (areSegments ? .text : .control))
      #expect(view.control == (areSegments ? nil : .radioButton))
      #expect(view.text?.alignment == (areSegments ? .center : .natural))
    }
    // A button without words is no segment, and neither is one that is apart from the others.
    row.children = [radio(box(11, 13, 91, 37)), radio(box(102, 13, 83, 37)), radio(box(203, 13, 83, 37))]
    row.joinSegments()
    #expect(row.children.map(\.kind) == [.text, .text, .control])
    row.children = [radio(box(11, 13, 91, 37)), radio(box(102, 13, 83, 37))]
    row.children[1].text = nil
    row.joinSegments()
    #expect(row.children.map(\.kind) == [.control, .control])
  }

  /// An alert on a screen that is 390 points wide; its title is 22 points high.
  @Test(arguments: [
    (271.0, 23.0, true, true), (271, 22, true, true), (271, 21.75, true, false), (389.75, 37, true, true),
    (390, 37, false, true), (33, 37, true, true), (32, 37, true, false),
  ])
  func `an alert shows its title`(_ width: Double, _ top: Double, _ isBoxed: Bool, _ hasTitle: Bool) {
    var alert = dumped(.container, box(59, 301, width, 143), [dumpedText(box(7, top, 11, 20), "Sure?")])
    alert.showAlert(titled: "Delete", onScreenOfWidth: 390)
    #expect(alert.appearance.isBoxed == isBoxed)
    #expect(alert.appearance.cornerRadius == (isBoxed ? CornerRadius(.points(14)) : .zero))
    #expect(alert.children.compactMap { $0.text?.content } == (hasTitle ? ["Delete", "Sure?"] : ["Sure?"]))
    guard hasTitle, let title = alert.children.first else { return }
    #expect(title.storedFrame == box(16, top - 22, width - 32, 22))
    #expect(title.text?.weight == .bold && title.text?.alignment == .center && title.text?.fontSize == 17)
    #expect(title.text?.count == .exactly(1))
  }

  @Test(arguments: [(7, false), (8, true)])
  func `an alert with a view for its title shows it once`(_ levels: Int, _ isAdded: Bool) {
    var view = dumpedText(box(7, 41, 211, 20), "Delete")
    for _ in 0..<levels { view = dumped(.container, box(0, 0, 271, 143), [view]) }
    var alert = dumped(.container, box(59, 301, 271, 143), [view])
    alert.showAlert(titled: "Delete", onScreenOfWidth: 390)
    #expect(alert.children.count == (isAdded ? 2 : 1))
  }

  /// `UIAlertController` centers its title and its message, and shows its actions as words.
  @Test func `words are centered, and buttons are words`() {
    var field = control(.textField, 211, 31, [])
    field.text = nil
    var views = [dumpedText(box(7, 3, 211, 20)), control(.anyButton, 131, 43, []), field]
    for index in views.indices { views[index].centerWords() }
    #expect(views.map(\.text?.alignment) == [.center, .center, nil])
    #expect(views.map(\.control) == [nil, .textButton, .textField])
  }

  @Test(arguments: [("Alert", true), ("Other", false)])
  func `only the words of an alert are centered`(_ type: String, _ isCentered: Bool) throws {
    let root = try placed(
      """
      <AppiumAUT><XCUIElementTypeApplication name="Demo" x="0" y="0" width="390" height="844">
        <XCUIElementTypeWindow x="0" y="0" width="390" height="844">
          <XCUIElementType\(type) label="Delete?" x="59" y="321" width="271" height="181">
            <XCUIElementTypeStaticText label="It cannot be restored." x="77" y="367" width="237" height="21"/>
            <XCUIElementTypeButton label="Cancel" x="59" y="457" width="135" height="44"/>
            <XCUIElementTypeButton label="Delete" x="194" y="457" width="136" height="44"/>
          </XCUIElementType\(type)>
        </XCUIElementTypeWindow>
      </XCUIElementTypeApplication></AppiumAUT>
      """
    ).document.root
    var (waiting, texts, buttons): ([View], [TextAlignment], [ControlKind]) = ([root], [], [])
    while let view = waiting.popLast() {
      if view.kind == .text, let text = view.text { texts.append(text.alignment) }
      if let control = view.control { buttons.append(control) }
      waiting += view.children
    }
    #expect(texts.contains(.center) == isCentered && texts.contains(.natural) != isCentered)
    #expect(buttons == Array(repeating: isCentered ? .textButton : .anyButton, count: 2))
  }

  /// The corner radius of cards is 12 points; a card that is 97 % as wide as the screen has none.
  @Test(arguments: [
    (box(1, 3, 211, 25), 12.0), (box(1, 3, 211, 24), 12.0), (box(1, 3, 211, 23), 11.5), (box(0, 3, 387, 25), 12.0),
    (box(0, 3, 388, 25), 0.0),
  ])
  func `a card that is narrower than the screen is rounded`(_ frame: Rect, _ radius: Double) throws {
    let corners = [frame.minX, frame.minY, frame.maxX, frame.maxY].map { Int($0) }
    let bounds = "[\(corners[0]),\(corners[1])][\(corners[2]),\(corners[3])]"
    let card = "<node class='androidx.cardview.widget.CardView' bounds='\(bounds)'/>"
    let screen = "<node class='android.widget.FrameLayout' bounds='[0,0][400,800]'>\(card)</node>"
    let root = try placed("<hierarchy rotation='0'>\(screen)</hierarchy>").document.root
    let boxed = root.children.flatMap { [$0] + $0.children }.first { $0.appearance.isBoxed }
    #expect(boxed?.appearance.cornerRadius == CornerRadius(.points(radius)))
  }
}
