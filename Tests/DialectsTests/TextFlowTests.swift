import Testing
import ViewTree

@Suite struct TextFlowTests {
  @Test(arguments: [
    (1_000.0, 1), (300, 1), (299.9999999, 1), (299.9, 2), (100, 3), (99, 4), (30, 10), (1, 40), (1e-300, 40), (0, 1),
    (-5, 1),
    (.nan, 1),
  ])
  func `a text takes the lines that its box makes it break into`(boxWidth: Double, lines: Int) {
    let flow = TextFlow(width: 300, lineHeight: 20, lines: 1...40)
    #expect(flow.lineCount(inWidth: boxWidth) == lines)
  }

  @Test(arguments: [(1_000.0, 3), (100, 3), (70, 5), (10, 6)])
  func `its own lines are the least, where it is cut the most`(boxWidth: Double, lines: Int) {
    #expect(TextFlow(width: 300, lineHeight: 20, lines: 3...6).lineCount(inWidth: boxWidth) == lines)
  }

  @Test func `content without a flow is as high as ever`() {
    var content = ContentSize(minContentWidth: 0, maxContentWidth: 90, height: 12)
    #expect(content.height(inWidth: 10) == 12)
    content.flow = TextFlow(width: 90, lineHeight: 12, lines: 1...9)
    #expect(content.height(inWidth: 30) == 36)
    #expect(content.height(inWidth: nil) == 12)
  }
}
