import Diagnostics
import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// The writing direction of paragraphs, and the edges at which they begin in dumps.
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

  /// The text view of a screen of Android of 400 × 800 pixels, or the static text of one of iOS.
  private func alignment(_ words: String, _ type: String) throws -> TextAlignment? {
    let text = "<node class='\(type)' text='\(words)' resource-id='a:id/it' bounds='[20,40][220,80]'/>"
    let root = "<node class='android.widget.FrameLayout' bounds='[0,0][400,800]'>\(text)</node>"
    return try readForeign("<hierarchy rotation='0'>\(root)</hierarchy>").value.root.view("a:id/it")?.text?.alignment
  }

  @Test(
    arguments: [
      ("Hello", .natural), (hebrew, .right), (arabic, .right), ("12:30", .natural), ("12: \(hebrew)", .right),
    ] as [(String, TextAlignment)])
  func `a paragraph of Android begins at its own edge`(_ words: String, _ expected: TextAlignment) throws {
    #expect(try alignment(words, "android.widget.TextView") == expected)
    #expect(try alignment(words, "android.widget.Button") == .center)
  }

  @Test func `a text of iOS begins at the edge of its screen`() throws {
    let text = "<XCUIElementTypeStaticText name='it' label='\(Self.hebrew)' x='16' y='90' width='90' height='20'/>"
    let window = "<XCUIElementTypeWindow x='0' y='0' width='390' height='844'>\(text)</XCUIElementTypeWindow>"
    let views = try readForeign(window).value.root.children
    #expect(views.compactMap { $0.text?.alignment } == [.natural])
  }
}
