import Skeleton
import TestSupport
import Testing

/// The user's setting for the size of texts: sources that follow it, and sources whose texts have fixed sizes.
@Suite struct FontScaleTests {
  private func layout(_ markup: [UInt8], _ scale: Double?) throws -> String {
    var options = RenderOptions()
    options.fontScale = scale
    return String(decoding: try Document(markup).layout(as: .text, options).bytes, as: UTF8.self)
  }

  private func layout(_ fixture: String, _ scale: Double?) throws -> String {
    try layout(Fixture(fixture).bytes(), scale)
  }

  @Test func `native texts and their line heights are scaled, and boxes follow`() throws {
    let markup = """
      <screen width="300" height="200"><column><text fontSize="10"/><text lines="2" fontSize="10" lineHeight="15"/></column></screen>
      """
    #expect(try layout(Array(markup.utf8), nil).contains("column  0 0  300×44"))
    #expect(try layout(Array(markup.utf8), 2).contains("column  0 0  300×88"))
  }

  @Test func `sp of Android is scaled, and dp is not`() throws {
    let plain = try layout("android/res/layout/person_row.xml", 1)
    let scaled = try layout("android/res/layout/person_row.xml", 1.3)
    #expect(plain.contains("TextView  72 26.2857  84.1905×19.4286"))
    #expect(scaled.contains("TextView  72 23.619  108.5714×24.7619"))
    #expect(scaled.contains("ImageView #face  16 16  40×40"))
  }

  @Test func `text styles of UIKit have the nearest content size, and constraints are solved`() throws {
    // Body is 17 points at the content size L, 23 at XXXL and 53 at the largest.
    let fixture = "auto-layout/canvas-of-xcode-26.storyboard"
    #expect(try layout(fixture, 1.3).contains("label #lines  20 67  131.6667×56.6667"))
    #expect(try layout(fixture, 100).contains("label #lines  20 67"))
    #expect(try layout(fixture, 1) == layout(fixture, nil))
  }

  @Test func `texts of Hyperview are scaled once, nested ones too`() throws {
    let markup = """
      <screen xmlns="https://hyperview.org/hyperview"><styles><style id="s" fontSize="20" lineHeight="30"/></styles>
      <body><text>a<text>b</text></text><text style="s">c</text></body></screen>
      """
    let scaled = try layout(Array(markup.utf8), 2)
    #expect(scaled.contains("text[0]  0 0  375×39.2"))
    #expect(scaled.contains("text[1]  0 39.2  375×60"))
  }

  @Test(arguments: [
    "<hierarchy><node class='android.widget.TextView' text='a' bounds='[0,0][90,30]'/></hierarchy>",
    "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='5' height='5'/></svg>",
  ])
  func `a note states that texts of dumps and drawings keep their sizes`(_ markup: String) throws {
    var options = RenderOptions()
    options.fontScale = 1.3
    #expect(
      try Document(markup, options: options).layout(as: .text, options).findings.report.contains(
        "the font scale has no effect"))
    options.fontScale = 1
    #expect(try !Document(markup, options: options).layout(as: .text, options).findings.report.contains("font scale"))
  }
}
