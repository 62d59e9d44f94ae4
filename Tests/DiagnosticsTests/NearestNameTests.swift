import Diagnostics
import Testing

@Suite struct NearestNameTests {
  private let candidates = ["width", "height", "weight", "cornerRadius", "padding", "text", "id"]

  @Test(arguments: [
    ("widht", "width"),
    ("Width", "width"),
    ("WIDTH", "width"),
    ("wdth", "width"),
    ("widthh", "width"),
    ("cornerRaduis", "cornerRadius"),
    ("corner-radius", "cornerRadius"),
    ("pading", "padding"),
    ("tex", "text"),
    ("corner", "cornerRadius"),
  ])
  func `finds the nearest name`(name: String, expected: String) {
    #expect(nearestName(to: name, among: candidates) == expected)
  }

  @Test(arguments: ["", "x", "color", "iq", "breadth", "co", String(repeating: "w", count: 10_000)])
  func `finds no name when none is close`(name: String) {
    #expect(nearestName(to: name, among: candidates) == nil)
  }

  @Test func `names are compared for the first diagnostics only`() {
    #expect(nearestName(to: "widht", among: candidates, after: maximumSuggestions - 1) == "width")
    #expect(nearestName(to: "widht", among: candidates, after: maximumSuggestions) == nil)
  }

  @Test func `of equally close names the first wins`() {
    #expect(nearestName(to: "eight", among: ["height", "weight"]) == "height")
    #expect(nearestName(to: "eight", among: ["weight", "height"]) == "weight")
  }

  @Test func `an exact name wins over one that came before`() {
    #expect(nearestName(to: "weight", among: candidates) == "weight")
  }

  @Test func `exchanged neighbours are one mistake`() {
    // Two substitutions exceed the limit for three letters.
    #expect(nearestName(to: "gpa", among: ["gap"]) == "gap")
    #expect(nearestName(to: "gxy", among: ["gap"]) == nil)
  }

  @Test func `no candidates, no name`() {
    #expect(nearestName(to: "width", among: []) == nil)
  }
}
