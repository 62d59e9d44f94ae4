import Dialects
import Geometry
import TestSupport
import Testing
import ViewTree

@testable import SceneModel

/// The bones of texts, one for each line: design, section 4.
@Suite struct TextBoneTests {
  /// The comments for translators are an attributed string, too.
  @Test(arguments: [("userComments", 200.0), ("attributedText", 0)])
  func `the alignment of a text is not that of its comments`(_ key: String, _ edge: Double) throws {
    let paragraph = "<paragraphStyle key='NSParagraphStyle' alignment='left'/>"
    let string = "<fragment content='Short'><attributes>\(paragraph)</attributes></fragment>"
    let found = try Found(
      xib(
        "<label id='l' text='Short' textAlignment='right'>\(rect(0, 0, 200, 20))"
          + "<attributedString key='\(key)'>\(string)</attributedString></label>"))
    let frame = try #require(found.frames("l").first)
    #expect(abs((edge == 0 ? frame[0] : frame[0] + frame[2]) - edge) < 1)
  }

  @Test func `bars are seven tenths of the font size high, centered in line boxes`() throws {
    let found = try Found(
      "<screen width=\"200\" height=\"140\"><text id=\"t\" lines=\"3\" fontSize=\"10\" lineHeight=\"20\"/></screen>")
    #expect(found.frames("t") == [[0, 6.5, 200, 7], [0, 26.5, 200, 7], [0, 46.5, 120, 7]])
    #expect(found.radii("t") == [3.5, 3.5, 3.5, 3.5])
    #expect(found.bones.map(\.line) == [0, 1, 2])
  }

  @Test func `a label without a text keeps its size on another canvas`() throws {
    let fixture = Fixture("rules/texts/label-without-a-text-keeps-its-size-on-another-canvas.xib")
    let markup = String(decoding: try fixture.bytes(), as: UTF8.self)
    let found = try Found(markup) { $0.size = Canvas(width: 500, height: 120) }
    #expect(found.frames("name").map { [$0[0], $0[1]] } == [[20, 24.3]])
    #expect(found.frames("time").map { $0[0] + $0[2] / 2 } == [250])
    #expect(found.frames("detail").map { $0[0] } == [20])
  }

  @Test func `a single line has the full width`() throws {
    let found = try Found("<feed width=\"200\"><text id=\"t\" fontSize=\"10\"/></feed>")
    #expect(found.frames("t") == [[0, 3.5, 200, 7]])
  }

  @Test func `the last line is as long as the author says, at the start edge`() throws {
    let markup = "<feed width=\"200\"><text id=\"t\" lines=\"2\" fontSize=\"10\" lastLine=\"25%\"/></feed>"
    #expect(try Found(markup).frames("t")[1] == [0, 17.5, 50, 7])
    #expect(try Found(markup) { $0.direction = .rightToLeft }.frames("t")[1] == [150, 17.5, 50, 7])
  }

  @Test func `the start edge is that of the text's own direction`() throws {
    let text = "<text id=\"t\" lines=\"2\" fontSize=\"10\" lastLine=\"25%\"/>"
    let markup = "<feed width=\"200\"><column direction=\"rtl\">\(text)</column></feed>"
    #expect(try Found(markup).frames("t")[1] == [150, 17.5, 50, 7])
  }

  @Test func `a bar is never higher than its line box`() throws {
    let found = try Found("<feed width=\"200\"><text id=\"t\" fontSize=\"20\" lineHeight=\"10\"/></feed>")
    #expect(found.frames("t") == [[0, 0, 200, 10]])
  }

  @Test func `the author's radius replaces the round ends`() throws {
    let found = try Found("<feed width=\"200\"><text id=\"t\" fontSize=\"10\" cornerRadius=\"2\"/></feed>")
    #expect(found.radii("t") == [2, 2, 2, 2])
  }

  /// count = max(1, min(numberOfLines or ∞, round(height ÷ (1.2 × fontSize)))); an absent numberOfLines is 1.
  @Test(arguments: [
    (lines: nil as Int?, fontSize: 10.0, height: 60.0, count: 1), (1, 10, 60, 1), (0, 10, 60, 5), (3, 10, 60, 3),
    (0, 10, 4, 1), (0, 17, 41, 2), (0, 0, 41, 3), (9, 10, 30, 3),
  ])
  func `lines of an Interface Builder label`(lines: Int?, fontSize: Double, height: Double, count: Int) throws {
    let attribute = lines.map { "numberOfLines=\"\($0)\"" } ?? ""
    let found = try Found(
      xib(
        """
        <label id="l" \(attribute)>\(rect(20, 30, 200, height))
          <fontDescription key="fontDescription" type="system" pointSize="\(fontSize)"/></label>
        """))
    let frames = found.frames("l")
    #expect(frames.count == count)
    // The line boxes keep the pitch of the font in a higher frame, and UILabel centers them; else they share the frame.
    let size = fontSize > 0 ? fontSize : 12
    let share = height / Double(count)
    let lineHeight = min(1.2 * size, share)
    let top = 30 + (height - Double(count) * lineHeight) / 2
    let barHeight = min(0.7 * size, lineHeight)
    for (line, frame) in frames.enumerated() {
      // The bar of a line without a text is ten times as wide as its font size, and at least 70 % of its frame.
      let single = min(200, max(fontSize * 10, 140))
      let width = count > 1 ? (line == count - 1 ? 120 : 200) : single
      let y = top + Double(line) * lineHeight + (lineHeight - barHeight) / 2
      #expect(frame == Rect(x: 20, y: y, width: width, height: barHeight).numbers)
    }
  }

  @Test(arguments: [(characters: 10, height: 20.0), (100, 40), (200, 80), (1, 300)])
  func `the bars of a dump's text stay inside its frame and within 48 points`(characters: Int, height: Double) throws {
    let frames = try framesOfText(characters: characters, height: height)
    #expect(!frames.isEmpty)
    for frame in frames {
      #expect(frame[0] >= 10 && frame[0] + frame[2] <= 210.001)
      #expect(frame[1] >= 20 && frame[1] + frame[3] <= 20 + height)
      #expect(frame[3] <= 48)
    }
  }

  @Test func `a longer text of a dump has more lines`() throws {
    #expect(try framesOfText(characters: 10, height: 20).count == 1)
    #expect(try framesOfText(characters: 100, height: 40).count > 1)
    #expect(try framesOfText(characters: 200, height: 80).count > framesOfText(characters: 100, height: 40).count)
  }

  @Test func `a text view of a dump without text gives no bone`() throws {
    #expect(try framesOfText(characters: 0, height: 20).isEmpty)
  }

  private func framesOfText(characters: Int, height: Double) throws -> [[Double]] {
    try Found(
      """
      <hierarchy><node class="android.widget.FrameLayout" bounds="[0,0][400,800]">
        <node class="android.widget.TextView" resource-id="t" text="\(String(repeating: "x", count: characters))"
          bounds="[10,20][210,\(20 + Int(height))]"/>
      </node></hierarchy>
      """
    ).frames("t")
  }

  /// A text view of 300 × 400 points; the second text is that with which Interface Builder creates text views.
  @Test(arguments: [
    ("", 1), ("text=\"Lorem ipsum dolor sit er elit lamet, consectetaur cillium adipisicing pecu\"", 4),
    ("editable=\"NO\"", 17),
  ])
  func `an editor has one line, or a short paragraph with the text of new ones`(attributes: String, lines: Int) throws {
    let found = try Found(xib("<textView id=\"t\" \(attributes)>\(rect(0, 0, 300, 360))</textView>"))
    #expect(found.frames("t").count == lines)
  }
}
