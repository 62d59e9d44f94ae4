import Diagnostics
import Geometry
import Testing
import XMLTree

@testable import Dialects
@testable import ViewTree

/// The views of Hyperview's elements before any completion: the sizes and styles that React Native gives them.
@Suite struct HyperviewDraftTests {
  /// The view `v` in a body with some styles.
  private func view(_ styles: String, _ body: String, _ change: (inout ViewRequest) -> Void = { _ in }) throws -> View {
    let markup = "<doc><screen><styles>\(styles)</styles><body>\(body)</body></screen></doc>"
    var request = ViewRequest()
    change(&request)
    let document = try Dialect.hyperview.resolveViews(parseXML(Array(markup.utf8)), request).value
    return try #require(document.root.children.first.flatMap(Self.find))
  }

  private static func find(_ view: View) -> View? {
    view.identifier == "v" ? view : view.children.lazy.compactMap(find).first
  }

  private func flex(of view: View) throws -> FlexStyle {
    let flex: FlexStyle? = if case .flex(let flex) = view.layout { flex } else { nil }
    return try #require(flex)
  }

  private func edges<Value>(_ edges: Edges<Value>) -> [Value] { [edges.top, edges.right, edges.bottom, edges.left] }

  // MARK: - Sizes

  /// An activity indicator has 20 points, a switch 51 × 31; a picture without a size has the ratio 16:9.
  @Test(
    arguments: [
      ("spinner", "width='7' height='9'", .points(20), .points(20), nil), ("switch", "", .points(51), .points(31), nil),
      ("switch", "width='7'", .points(7), .points(31), nil), ("switch", "height='9'", .points(51), .points(9), nil),
      ("image", "", .points(40), .points(40), nil), ("image", "width='7'", .points(7), nil, 16.0 / 9),
      ("image", "height='9'", nil, .points(9), 16.0 / 9),
      ("image", "width='7' height='9'", .points(7), .points(9), nil),
      ("image", "flexGrow='1'", nil, nil, nil), ("image", "flexGrow='0'", .points(40), .points(40), nil),
      ("image", "position='absolute'", nil, nil, nil), ("image", "aspectRatio='3'", nil, nil, 3),
      ("image", "width='7' flexGrow='1'", .points(7), nil, nil),
      ("image", "width='7' position='absolute'", .points(7), nil, nil),
      ("image", "width='7' aspectRatio='3'", .points(7), nil, 3), ("view", "", nil, nil, nil),
    ] as [(String, String, Length?, Length?, Double?)])
  func `an element has a size of its own`(
    _ name: String, _ style: String, _ width: Length?, _ height: Length?, _ ratio: Double?
  ) throws {
    let flex = try flex(of: view("<style id='S' \(style)/>", "<\(name) id='v' style='S'/>"))
    #expect(flex.width == width)
    #expect(flex.height == height)
    #expect(flex.aspectRatio == ratio)
  }

  @Test(arguments: [("", FlexStyle.AlignItems.flexStart), ("alignSelf='center'", .center)])
  func `a switch is not stretched`(style: String, alignment: FlexStyle.AlignItems) throws {
    let flex = try flex(of: view("<style id='S' \(style)/>", "<switch id='v' style='S'/>"))
    #expect(flex.alignSelf == alignment)
  }

  @Test(
    arguments: [
      ("", "", 1, .length(.zero), nil), ("", "flexGrow='3'", 3, .length(.zero), nil),
      ("", "flexGrow='0.5'", 1, .length(.zero), nil), ("scroll='true'", "", 0, .auto, 16.0 / 9),
      ("scroll='true'", "aspectRatio='3'", 0, .auto, 3), ("style='G'", "", 0, .auto, 16.0 / 9),
    ] as [(String, String, Double, FlexStyle.Basis, Double?)])
  func `a web page fills its space`(
    _ parent: String, _ style: String, _ grow: Double, _ basis: FlexStyle.Basis, _ ratio: Double?
  ) throws {
    let styles = "<style id='S' \(style)/><style id='H' height='100'/><style id='G' padding='1'/>"
    let outer = parent.hasPrefix("style") ? parent : "style='H' \(parent)"
    let view = try view(styles, "<view \(outer)><web-view id='v' style='S'/></view>")
    let flex = try flex(of: view)
    #expect(flex.grow == grow)
    #expect(flex.basis == basis)
    #expect(flex.aspectRatio == ratio)
    #expect(view.kind == .media)
    #expect(view.list == .paragraphs)
  }

  // MARK: - Containers

  @Test func `a body adds the safe area to its padding at the top and the bottom`() throws {
    let safeArea = Insets(top: 59, right: 11, bottom: 34, left: 13)
    let styles = "<style id='B' paddingTop='3' paddingRight='5' paddingBottom='7' paddingLeft='9'/>"
    for (attributes, paddings) in [
      ("safe-area='true'", [62.0, 5, 41, 9]), ("safe-area='1'", [62, 5, 41, 9]), ("", [3, 5, 7, 9]),
      ("safe-area='true' scroll='true'", [3, 5, 7, 9]),
    ] {
      let markup = "<doc><screen><styles>\(styles)</styles><body style='B' \(attributes)/></screen></doc>"
      var request = ViewRequest()
      request.safeArea = safeArea
      let root = try Dialect.hyperview.resolveViews(parseXML(Array(markup.utf8)), request).value.root
      #expect(try edges(flex(of: root.children[0]).padding) == paddings.map { .points($0) })
    }
  }

  @Test(arguments: [("", FlexStyle.Direction.column), ("scroll-orientation='horizontal'", .row)])
  func `a view that scrolls has the styles of its content`(
    _ attributes: String, _ direction: FlexStyle.Direction
  ) throws {
    let styles = """
      <style id='S' padding='1' flexDirection='row-reverse' flexWrap='wrap' gap='2' justifyContent='flex-end'/>\
      <style id='C' paddingTop='3' paddingRight='5' paddingBottom='7' paddingLeft='9' justifyContent='center' \
      alignItems='flex-end' rowGap='11' columnGap='13' flexWrap='wrap'/>
      """
    let view = try view(styles, "<view id='v' style='S' content-container-style='C' scroll='true' \(attributes)/>")
    let flex = try flex(of: view)
    #expect(flex.direction == direction)
    #expect(flex.justifyContent == .center)
    #expect(flex.alignItems == .flexEnd)
    #expect(flex.wrap == .nowrap)
    #expect(flex.rowGap == .points(11))
    #expect(flex.columnGap == .points(13))
    #expect(edges(flex.padding) == [.points(4), .points(6), .points(8), .points(10)])
    #expect([flex.grow, flex.shrink] == [1, 1])
  }

  @Test(arguments: [
    ("<list id='v' style='S'/>", "", [1.0, 1.0], true), ("<section-list id='v' style='S'/>", "", [1, 1], true),
    ("<list id='v' style='S'/>", "flexGrow='0.25' flexShrink='0.5'", [0.25, 0.5], true),
    ("<list><view id='v' style='S' scroll='true'/></list>", "", [0, 0], true),
    ("<list id='v' style='S'/>", "overflow='visible'", [1, 1], false), ("<view id='v' style='S'/>", "", [0, 0], false),
    ("<view id='v' style='S' scroll='false'/>", "", [0, 0], false),
    ("<view id='v' style='S'/>", "overflow='hidden'", [0, 0], true),
  ])
  func `a view that scrolls fills the space, but not in another one`(
    _ body: String, _ style: String, _ factors: [Double], _ clips: Bool
  ) throws {
    let view = try view("<style id='S' \(style)/>", body)
    let flex = try flex(of: view)
    #expect([flex.grow, flex.shrink] == factors)
    #expect(view.clips == clips)
  }

  @Test(
    arguments: [
      ("view", "", "", .spacer), ("view", "backgroundColor='red'", "", .view),
      ("view", "backgroundColor='hsla(9, 0%, 0%, 0)'", "", .spacer),
      ("view", "borderWidth='1'", "", .container), ("view", "borderWidth='1' backgroundColor='red'", "", .view),
      ("view", "borderWidth='1' width='9' height='9'", "", .view), ("view", "borderLeftWidth='1'", "", .view),
      ("view", "borderLeftWidth='0'", "", .spacer), ("list", "", "", .spacer), ("item", "", "", .spacer),
      ("foo", "backgroundColor='red'", "", .unknown), ("view", "width='9' height='9'", "<text>a</text>", .container),
      ("view", "width='9' height='9'", "<text hide='true'>a</text>", .spacer),
      ("view", "width='9' height='9'", "<text style='O'>a</text>", .spacer),
      ("view", "width='9' height='9' borderWidth='1'", "<view/>", .view),
      ("view", "width='9'", "<view/>", .container), ("view", "width='9' height='50%'", "<view/>", .container),
      ("view", "width='9' height='9'", "<view/><image/>", .container),
    ] as [(String, String, String, ViewKind)])
  func `a container without visible content is a box or space`(
    _ name: String, _ style: String, _ content: String, _ kind: ViewKind
  ) throws {
    let styles = "<style id='S' \(style)/><style id='O' opacity='0'/>"
    let view = try view(styles, "<\(name) id='v' style='S'>\(content)</\(name)>")
    #expect(view.kind == kind)
    #expect(view.children.isEmpty == (kind != .container || content.isEmpty))
    #expect(view.isCell == (name == "item"))
    #expect(view.appearance.isHollow)
  }

  // MARK: - Lines

  @Test(
    arguments: [
      ("borderTopWidth='1.5' borderBottomWidth='1.75'", [1.5, nil], [nil, 1.75]),
      ("borderTopWidth='1.9'", [1.9], [nil]), ("borderTopWidth='2'", [], []), ("borderBottomWidth='1.9'", [nil], [1.9]),
      ("borderBottomWidth='2'", [], []), ("borderTopWidth='1' borderLeftWidth='1'", [], []),
      ("borderBottomWidth='1' borderRightWidth='1'", [], []), ("borderWidth='1'", [], []), ("", [], []),
    ] as [(String, [Double?], [Double?])])
  func `a border at the top or the bottom is a line`(
    _ style: String, _ tops: [Double?], _ bottoms: [Double?]
  ) throws {
    for (name, background) in [("view", ""), ("view", "backgroundColor='red'"), ("text", "")] {
      let content = name == "view" ? "<text>a</text>" : "a"
      let styles = "<style id='S' \(style) \(background)/>"
      let lines = try view(styles, "<\(name) id='v' style='S'>\(content)</\(name)>").children.filter {
        $0.kind == .divider
      }
      let flexes = try lines.map(flex)
      #expect(flexes.map { $0.inset.top == .zero ? $0.height : nil } == tops.map { $0.map(Length.points) })
      #expect(flexes.map { $0.inset.bottom == .zero ? $0.height : nil } == bottoms.map { $0.map(Length.points) })
      #expect(flexes.allSatisfy { $0.position == .absolute && $0.inset.left == .zero && $0.inset.right == .zero })
    }
  }

  // MARK: - Texts

  @Test(arguments: [
    ("", 1...7), ("numberOfLines='2'", 1...2), ("numberOfLines='1'", 1...1), ("numberOfLines='0'", 1...7),
    ("numberOfLines='-2'", 1...7), ("numberOfLines='x'", 1...7), ("numberOfLines='9'", 1...7),
  ])
  func `a text has at most as many lines as characters, or as it states`(
    _ attributes: String, _ lines: ClosedRange<Int>
  ) throws {
    let style = "<style id='S' fontSize='10' lineHeight='17' textAlign='right'/>"
    let view = try view(style, "<text id='v' style='S' \(attributes)>one two</text>")
    let flow = TextFlow(width: 10 * textWidthInEms("one two"), lineHeight: 17, lines: lines)
    var text = TextLines(count: .flowing(flow), fontSize: 10, lineHeight: 17)
    text.alignment = .right
    #expect(view.text == text)
    #expect(view.kind == .text)
  }

  @Test(arguments: ["<text id='v' style='S'/>", "<text id='v' style='S'> </text>"])
  func `a text without characters is space`(body: String) throws {
    #expect(try view("<style id='S' fontSize='10'/>", body).kind == .spacer)
  }

  @Test(arguments: [("borderWidth='1'", true), ("backgroundColor='red'", true), ("borderLeftWidth='1'", false)])
  func `a text with a box is a label in it`(style: String, isBoxed: Bool) throws {
    let view = try view("<style id='S' \(style) paddingTop='3'/>", "<text id='v' style='S'>one</text>")
    #expect(view.kind == (isBoxed ? .container : .text))
    #expect(view.children.map(\.kind) == (isBoxed ? [.text] : []))
    if isBoxed {
      let (outer, inner) = (try flex(of: view), try flex(of: view.children[0]))
      #expect(inner.content.maxContentWidth == 14 * textWidthInEms("one"))
      #expect(outer.content.maxContentWidth == 0)
      #expect(view.text == nil)
    }
  }

  @Test func `a text is measured with the scale of the user, in its own size or that around it`() {
    var style = HyperviewStyle()
    let plain = HyperviewText(style, scale: 1.5)
    #expect(plain.fontSize == 21)
    #expect(abs(plain.lineHeight - 29.4) < 1e-9)
    #expect(HyperviewText(style, inherited: 20, scale: 1.5).fontSize == 20)
    #expect(HyperviewText(style, inherited: 20, scale: 1.5).lineHeight == 28)
    (style.fontSize, style.lineHeight) = (10, 30)
    #expect(HyperviewText(style, inherited: 20, scale: 1.5).fontSize == 15)
    #expect(HyperviewText(style, inherited: 20, scale: 1.5).lineHeight == 45)
    (style.fontSize, style.lineHeight) = (0, 0)
    #expect(HyperviewText(style, scale: 1).fontSize == 14)
    #expect(abs(HyperviewText(style, scale: 1).lineHeight - 19.6) < 1e-9)
  }

  @Test func `white space of a text is one space, or kept if it is preformatted`() {
    var text = HyperviewText(HyperviewStyle(), scale: 1)
    text.append("", isPreformatted: false)
    #expect(text.characters == 0 && text.lines == 1 && text.width == 0)
    text.append(" a \n b ", isPreformatted: false)
    #expect(text.string == "a b" && text.characters == 3 && text.lines == 1)
    #expect(text.width == 14 * textWidthInEms("a b"))
    text.append("c", isPreformatted: false)
    #expect(text.string == "a b c" && text.characters == 5)
    var formatted = HyperviewText(HyperviewStyle(), scale: 1)
    formatted.append("a\n\n b", isPreformatted: true)
    #expect(formatted.string == "a\n\n b" && formatted.characters == 5 && formatted.lines == 3)
    #expect(formatted.flow(maximumLines: nil).lines == 3...5)
    #expect(formatted.flow(maximumLines: 2).lines == 2...2)
    #expect(formatted.flow(maximumLines: 4).lines == 3...4)
  }

  @Test func `a nested text is behind a space and may enlarge the line`() {
    var style = HyperviewStyle()
    (style.fontSize, style.lineHeight) = (20, 33)
    var inner = HyperviewText(style, scale: 1)
    var outer = HyperviewText(HyperviewStyle(), scale: 1)
    outer.append(inner)
    #expect(outer.fontSize == 14)
    outer.append("a", isPreformatted: false)
    inner.append("b\nc", isPreformatted: true)
    outer.append(inner)
    #expect(outer.string == "a b\nc" && outer.characters == 5 && outer.lines == 2)
    #expect(outer.fontSize == 20 && outer.lineHeight == 33)
    #expect(abs(outer.width - (14 * (textWidthInEms("a") + textWidthInEms(" ")) + 20 * textWidthInEms("b\nc"))) < 1e-9)
    var first = HyperviewText(style, scale: 1)
    first.append(inner)
    #expect(first.string == "b\nc" && first.characters == 3)
  }

  // MARK: - Fields

  /// A field, its style, and its maximum height in a column and in a row.
  @Test(
    arguments: [
      ("text-field", "flex='1'", 38, nil), ("text-field", "flex='1' maxHeight='99'", 99, 99),
      ("text-field", "", nil, nil), ("text-area", "flex='1'", nil, nil),
      ("text-field multiline='true'", "flex='1'", nil, nil), ("text-field multiline='false'", "flex='1'", 38, nil),
    ] as [(String, String, Double?, Double?)])
  func `a field of one line does not grow in a column`(
    _ element: String, _ style: String, _ inColumn: Double?, _ inRow: Double?
  ) throws {
    let styles = """
      <style id='S' fontSize='10' lineHeight='30' paddingTop='3' paddingBottom='5' \(style)/>\
      <style id='R' flexDirection='row'/>
      """
    let field = "<\(element) id='v' style='S' placeholder='Ann'/>"
    #expect(try flex(of: view(styles, field)).maxHeight == inColumn.map { .points($0) })
    #expect(try flex(of: view(styles, "<view style='R'>\(field)</view>")).maxHeight == inRow.map { .points($0) })
  }

  @Test(arguments: [
    ("<text-field id='v' style='S' value='Anna' placeholder='Name'/>", "Anna"),
    ("<text-field id='v' style='S' value='' placeholder='Name'/>", "Name"), ("<text-field id='v' style='S'/>", ""),
    ("<date-field id='v' field-style='S' field-text-style='F' value='today'/>", "today"),
    (
      "<picker-field id='v' field-style='S' field-text-style='F' value='b'><picker-item value='a' label='Alpha'/>"
        + "<picker-item value='b' label='Beta'/></picker-field>", "Beta"
    ),
    (
      "<picker-field id='v' field-style='S' field-text-style='F' value='c'><picker-item value='a' label='Alpha'/>"
        + "</picker-field>", "c"
    ),
  ])
  func `a field without a box is its text`(_ body: String, _ text: String) throws {
    let styles = """
      <style id='S' fontSize='20' paddingTop='3' paddingRight='5' paddingBottom='7' paddingLeft='9' textAlign='center'/>\
      <style id='F' fontSize='20'/>
      """
    let view = try view(styles, body)
    #expect(view.control == .plainTextField)
    // A field without text has the width of an unknown text.
    #expect(view.text?.width == (text.isEmpty ? 200 : 20 * textWidthInEms(text)))
    #expect(view.text?.fontSize == 20)
    #expect(view.text?.count == .exactly(1))
    #expect(view.text?.alignment == .center)
    #expect(view.text?.padding == Insets(top: 3, right: 5, bottom: 7, left: 9))
  }

  @Test(arguments: [
    ("borderBottomWidth='1'", true), ("borderBottomWidth='1' borderTopWidth='1'", false),
    ("borderBottomWidth='2'", false), ("borderBottomWidth='1' backgroundColor='red'", false),
    ("borderWidth='1'", false),
  ])
  func `a field with a line below it is its text and the line`(style: String, isUnderlined: Bool) throws {
    let view = try view("<style id='S' \(style)/>", "<text-field id='v' style='S' value='Anna'/>")
    #expect(view.kind == (isUnderlined ? .container : .control))
    #expect(view.children.map(\.kind) == (isUnderlined ? [.text, .divider] : []))
    #expect(view.control == (isUnderlined ? nil : .textField))
    if isUnderlined {
      let content = try flex(of: view.children[0]).content
      #expect(content.isKnownText)
      #expect(content.maxContentWidth == 14 * textWidthInEms("Anna"))
    }
  }

  // MARK: - Options

  /// The pictures of an option, and the opacities of its views.
  @Test(arguments: [
    ("<image/><image/><image/>", [1.0, 0, 0]), ("<image style='Z'/><image/><image/>", [1, 1, 0]),
    ("<image hide='true'/><image/><image/>", [1, 1, 0]), ("<image/><text>a</text>", [1, 1]), ("<image/>", [1]),
  ])
  func `an option shows the first of its pictures`(_ content: String, _ opacities: [Double]) throws {
    let styles = "<style id='Z' width='0' height='0'/>"
    for (start, end, isOption) in [
      ("<option id='v'>", "</option>", true), ("<option><view id='v'>", "</view></option>", true),
      ("<option><view><view id='v'>", "</view></view></option>", true),
      ("<option><view><view><view id='v'>", "</view></view></view></option>", false),
      ("<view id='v'>", "</view>", false),
    ] {
      let views = try view(styles, start + content + end).children
      #expect(views.map(\.appearance.opacity) == (isOption ? opacities : opacities.map { _ in 1 }))
    }
  }
}
