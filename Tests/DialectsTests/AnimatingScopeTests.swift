import Geometry
import Testing

@testable import Dialects

/// The times and color words of activity indicators.
@Suite struct AnimatingScopeTests {
  private static let colors = [
    Color(red: 1, green: 2, blue: 3), Color(red: 4, green: 5, blue: 6, alpha: 7), Color(red: 8, green: 9, blue: 10),
  ]

  @Test(arguments: [
    ("color1", "#010203FF"), ("color2", "#04050607"), ("color3;", "#08090AFF;"),
    // Numbers above that of the colors start again at the first.
    ("color4 color5", "#010203FF #04050607"), ("colors", "#010203FF #04050607 #08090AFF"),
    ("none; colors, color1", "none; #010203FF #04050607 #08090AFF, #010203FF"),
    ("color0", "color0"), ("color", "color"), ("color1x", "color1x"), ("mycolor1", "mycolor1"),
    ("color-1", "color-1"), ("rgba(1, 2, 3, 0.5)", "rgba(1, 2, 3, 0.5)"), ("", ""),
  ])
  func `color words stand for the colors of the indicator`(text: String, replaced: String) {
    #expect(AnimatingScope(colors: Self.colors).replacingColorWords(in: text) == replaced)
    #expect(AnimatingScope().replacingColorWords(in: text) == text)
  }

  @Test func `a text that would exceed 65536 bytes keeps its color words`() {
    let scope = AnimatingScope(colors: Self.colors)
    let room = String(repeating: "x", count: 65_536 - 10)
    #expect(scope.replacingColorWords(in: room + " color1") == room + " #010203FF")
    #expect(scope.replacingColorWords(in: room + "x color1") == room + "x color1")
  }

  @Test func `times are relative to the start and the stop of the indicator`() {
    let scope = AnimatingScope(start: 3, stop: 7, colors: Self.colors)
    #expect(scope.resolve(.afterStart(0.5)) == 3.5 && scope.resolve(.afterStop(-0.25)) == 6.75)
    #expect(AnimatingScope(start: 3).resolve(.afterStop(1)) == nil)
    // The times of the members of a group are relative to the group.
    #expect(scope.insideGroup == AnimatingScope(colors: Self.colors))
  }

  @Test func `a scope is plain outside of indicators`() {
    #expect(AnimatingScope().isPlain)
    #expect(!AnimatingScope(start: 1).isPlain && !AnimatingScope(stop: 1).isPlain)
    #expect(!AnimatingScope(colors: Self.colors).isPlain)
  }
}
