import Testing
import ViewTree

@testable import Layout

/// Widths and heights of texts in fonts whose advances are public.
@Suite struct FontTableTests {
  private func font(_ name: String, _ pointSize: Double) -> Font {
    Font(FontDescription(.named(name), pointSize: pointSize))
  }

  @Test(
    arguments: [
      // Adobe's metrics: H 722, e 556, l 222, o 556.
      ("Helvetica", "Hello", 2278.0), ("ArialMT", "Hello", 2278), ("Helvetica-Bold", "Hello", 2445),
      ("TimesNewRomanPSMT", "Hello", 2222), ("HelveticaNeue", "Hello", 2277), ("HelveticaNeue-Bold", "Hello", 2442),
    ])
  func `the width of a text is the sum of the advances, without tracking and kerning`(
    name: String, text: String, width: Double
  ) {
    #expect(font(name, 1_000).width(of: text) == width)
    #expect(font(name, 10).width(of: text) == width / 100)
  }

  @Test func `accented letters have the advances of their letters, ideographs those of a square`() {
    let font = font("Helvetica", 1_000)
    #expect(font.width(of: "é") == font.width(of: "e"))
    #expect(font.width(of: "漢") == 1_000)
  }

  @Test func `the medium cut lies between the regular and the bold one, with the same digits`() {
    let fonts = ["Regular", "Medium", "Bold"].map { font("HelveticaNeue-\($0)", 1_000) }
    let widths = fonts.map { $0.width(of: "Notifications") }
    #expect(widths[1] == (widths[0] + widths[2]) / 2)
    #expect(fonts.map { $0.width(of: "500") } == [1_668, 1_668, 1_668])
  }

  @Test(arguments: [("HelveticaNeue", 1.193), ("Helvetica", 1.15), ("ArialMT", 1.15), ("Georgia", 1.136)])
  func `the height of a line is that of the font's own tables`(name: String, factor: Double) {
    #expect(font(name, 100).lineHeight == factor * 100)
  }
}
