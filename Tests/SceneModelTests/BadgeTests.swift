import Testing
import ViewTree

@testable import Inference

/// The fills of padded texts that are named as badges.
@Suite struct BadgeTests {
  private func filled(_ width: Double, _ height: Double, _ change: (inout View) -> Void = { _ in }) -> View {
    var view = dumpedText(box(17, 31, width, height), "Recently viewed")
    view.identifier = "com.example:id/order_status"
    change(&view)
    Badges().fill(&view)
    return view
  }

  @Test(arguments: [
    ("com.example:id/textRecentBadge", true), ("shield_pill", true), ("chip", true), ("tag2", false),
    ("com.example.badge:id/title", false), ("percentage", false), ("statusbar", false), (nil, false),
  ])
  func `a padded text is filled if a word of its name is that of a badge`(_ name: String?, _ isFilled: Bool) {
    #expect(filled(127, 39) { $0.identifier = name }.appearance.isBoxed == isFilled)
  }

  /// The words in one line of the frame's height are wider than the frame; they have 14 points at most.
  @Test(
    arguments: [
      (127, 39, 14), (70, 15.6, 13), (110, 19, nil), (301, 39, nil), (60, 40, nil),
    ] as [(Double, Double, Double?)])
  func `a text is padded if its frame is too narrow for its height`(
    _ width: Double, _ height: Double, _ fontSize: Double?
  ) {
    let view = filled(width, height)
    #expect(view.appearance.isBoxed == (fontSize != nil))
    #expect(view.text?.sharedFontSize.map { ($0 * 100).rounded() / 100 } == fontSize)
    #expect((view.text?.alignment == .center) == (fontSize != nil))
    #expect(view.appearance.cornerRadius == (fontSize == nil ? .zero : CornerRadius(.points(height / 2))))
  }

  @Test func `a button, a container and a text without words get no fill as badges`() {
    #expect(!filled(127, 39) { $0.isInteractive = true }.appearance.isBoxed)
    #expect(!filled(127, 39) { $0.kind = .container }.appearance.isBoxed)
    let wordless = filled(127, 39) { $0.text?.content = "" }
    #expect(!wordless.appearance.isBoxed)
    #expect(!filled(127, 39) { $0.text = nil }.appearance.isBoxed)
  }
}
