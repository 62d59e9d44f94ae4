import Diagnostics
import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// Texts of iOS in frames that are higher than their lines.
@Suite struct PaddedTextTests {
  private func table(_ rows: String) throws -> View {
    try readForeign(
      """
      <XCUIElementTypeWindow x="0" y="0" width="390" height="844">
        <XCUIElementTypeTable x="0" y="0" width="390" height="844">\(rows)</XCUIElementTypeTable>
      </XCUIElementTypeWindow>
      """
    ).value.root
  }

  private let cell =
    """
    <XCUIElementTypeCell x="0" y="100" width="390" height="44">
      <XCUIElementTypeStaticText label="Spelling" x="20" y="112" width="80" height="21"/>
    </XCUIElementTypeCell>
    """

  @Test func `the header of a section is a footnote above its cell`() throws {
    let header = "<XCUIElementTypeOther name='it' label='KEYBOARDS' x='0' y='61' width='390' height='39'/>"
    let text = try #require(table(header + cell).view("it")?.text)
    #expect(text.fontSize == 13)
    #expect(text.count == .exactly(1))
    #expect(text.padding == Insets(top: 16, right: 20, bottom: 7, left: 20))
  }

  @Test func `the footer of a section is a footnote below its cell`() throws {
    let footer = "<XCUIElementTypeOther name='it' label='Words are checked.' x='0' y='144' width='390' height='39'/>"
    let text = try #require(table(cell + footer).view("it")?.text)
    #expect(text.fontSize == 13)
    #expect(text.isAtTop)
    #expect(text.padding.top == 8)
  }

  @Test func `another label in a high frame has the size of body text`() throws {
    let other = "<XCUIElementTypeOther name='it' label='Words' x='0' y='300' width='390' height='36'/>"
    #expect(try table(cell + other).view("it")?.text?.sharedFontSize == 17)
    let label = "<XCUIElementTypeStaticText name='it' label='Words' x='0' y='300' width='390' height='36'/>"
    #expect(try table(cell + label).view("it")?.text?.sharedFontSize == nil)
  }

  @Test func `the text in a link is shown instead of the link`() throws {
    let link =
      """
      <XCUIElementTypeLink name='it' label='About' x='20' y='300' width='350' height='33'>
        <XCUIElementTypeTextView label='About' x='20' y='308' width='60' height='17'/>
      </XCUIElementTypeLink>
      """
    let view = try #require(table(link).view("it"))
    #expect(view.kind == .container)
    #expect(view.children.map(\.kind) == [.text])
  }

  @Test func `a link in a text does not replace the text`() throws {
    let text =
      """
      <XCUIElementTypeTextView name='it' label='Read our terms' value='Read our terms' x='20' y='300' width='350' height='33'>
        <XCUIElementTypeLink label='terms' x='80' y='300' width='60' height='17'/>
      </XCUIElementTypeTextView>
      """
    #expect(try table(text).view("it")?.kind == .text)
  }
}
