import Diagnostics
import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// The writing direction of texts, and that of screens which state none.
@Suite struct ParagraphDirectionTests {
  private static let (hebrew, arabic) = ("\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{645}\u{631}\u{62D}\u{628}\u{627}")

  /// Unicode Standard Annex 9, rules P2 and P3.
  @Test(
    arguments: [
      ("", nil), ("12:30", nil), ("\u{1F600}", nil), ("\u{661}\u{662}", nil), ("Hello", .leftToRight),
      (hebrew, .rightToLeft), (arabic, .rightToLeft), ("12: \(hebrew)", .rightToLeft),
      ("Hello \(hebrew)", .leftToRight), ("\(hebrew) Hello", .rightToLeft),
      // Letters near the ends of the ranges, and beside them.
      ("\u{587}", .leftToRight), ("\u{5D0}", .rightToLeft), ("\u{8A0}", .rightToLeft), ("\u{904}", .leftToRight),
      ("\u{FB17}", .leftToRight), ("\u{FB1D}", .rightToLeft), ("\u{FDFB}", .rightToLeft),
      ("\u{FE70}", .rightToLeft), ("\u{FEFC}", .rightToLeft), ("\u{FF21}", .leftToRight), ("\u{6F22}", .leftToRight),
    ] as [(String, LayoutDirection?)])
  func `the first letter of a paragraph decides its direction`(_ text: String, _ direction: LayoutDirection?) {
    #expect(text.paragraphDirection == direction)
  }

  // MARK: - Dumps

  /// The markup of a screen of 400 × 800 pixels, which are points, with words below each other.
  private func screen(_ words: [String]) -> String {
    let texts = words.enumerated().map { index, words in
      let bounds = "[20,\(40 + 60 * index)][220,\(80 + 60 * index)]"
      return "<node class='android.widget.TextView' text='\(words)' resource-id='a:id/\(index)' bounds='\(bounds)'/>"
    }
    let root = "<node class='android.widget.FrameLayout' bounds='[0,0][400,800]'>\(texts.joined())</node>"
    return "<hierarchy rotation='0'>\(root)</hierarchy>"
  }

  @Test(
    arguments: [
      (["Hello"], .leftToRight), ([hebrew], .rightToLeft), ([arabic], .rightToLeft),
      // As many of one as of the other; texts without letters do not count.
      ([hebrew, "Hello"], .leftToRight), ([hebrew, "Hello", arabic], .rightToLeft),
      ([hebrew, "Hello", "Bye"], .leftToRight), (["12:30", hebrew], .rightToLeft), (["12:30"], .leftToRight),
    ] as [([String], LayoutDirection)])
  func `a dump with more texts from right to left has that direction`(
    _ words: [String], _ direction: LayoutDirection
  ) throws {
    #expect(try readForeign(screen(words)).value.direction == direction)
  }

  /// The frames of a screen are those of the direction in which it was dumped.
  @Test(
    arguments: [
      (hebrew, nil, 20), (hebrew, .rightToLeft, 20), (hebrew, .leftToRight, 180),
      ("Hello", nil, 20), ("Hello", .leftToRight, 20), ("Hello", .rightToLeft, 180),
    ] as [(String, LayoutDirection?, Double)])
  func `a dump is mirrored for the other direction only`(
    _ words: String, _ requested: LayoutDirection?, _ x: Double
  ) throws {
    let document = try readForeign(screen([words])) { $0.direction = requested }.value
    let dumped: LayoutDirection = words == "Hello" ? .leftToRight : .rightToLeft
    #expect(document.direction == requested ?? dumped)
    #expect(document.root.view("a:id/0")?.storedFrame == Rect(x: x, y: 40, width: 200, height: 40))
  }

  @Test func `the label of a picture with the texts of several views counts`() throws {
    let image = "<node class='android.widget.ImageView' content-desc='\(Self.hebrew)&#10;12' bounds='[0,0][180,220]'/>"
    let root = "<node class='android.widget.FrameLayout' bounds='[0,0][400,800]'>\(image)</node>"
    #expect(try readForeign("<hierarchy rotation='0'>\(root)</hierarchy>").value.direction == .rightToLeft)
  }

  @Test(arguments: [(hebrew, .rightToLeft), ("Hello", .leftToRight)] as [(String, LayoutDirection)])
  func `a dump of iOS has the direction of its texts`(_ words: String, _ direction: LayoutDirection) throws {
    let text = "<XCUIElementTypeStaticText label='\(words)' x='16' y='90' width='90' height='20'/>"
    let window = "<XCUIElementTypeWindow x='0' y='0' width='390' height='844'>\(text)</XCUIElementTypeWindow>"
    #expect(try readForeign(window).value.direction == direction)
  }
}
