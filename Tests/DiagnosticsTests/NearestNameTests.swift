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
    ("xwidth", "width"),
    ("xxheight", "height"),
    ("dpading", "padding"),
  ])
  func `finds the nearest name`(name: String, expected: String) {
    #expect(nearestName(to: name, among: candidates) == expected)
  }

  @Test(arguments: ["", "x", "color", "iq", "breadth", "co", String(repeating: "w", count: 10_000)])
  func `finds no name when none is close`(name: String) {
    #expect(nearestName(to: name, among: candidates) == nil)
  }

  /// A third of the longer name may be wrong, and the first three letters of a name are enough.
  @Test(
    arguments: [
      ("ab", "abc", true), ("abx", "abc", true), ("a", "abc", false), ("abcdxy", "abcdef", true),
      ("abcxyz", "abcdef", false), ("abcdef", "abcd", true), ("abcdexyz", "abcdefgh", false),
      ("cor", "cornerRadius", true),
      ("co", "cornerRadius", false), ("COR", "cornerRadius", true), ("orn", "cornerRadius", false),
    ] as [(String, String, Bool)])
  func `a name is close up to a third of its letters`(name: String, candidate: String, isClose: Bool) {
    #expect(nearestName(to: name, among: [candidate]) == (isClose ? candidate : nil))
  }

  @Test func `names are compared for the first diagnostics only`() {
    #expect(nearestName(to: "widht", among: candidates, after: maximumSuggestions - 1) == "width")
    #expect(nearestName(to: "widht", among: candidates, after: maximumSuggestions) == nil)
    #expect(maximumSuggestions == 20)
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

  @Test func `exchanged letters win over a wrong letter`() {
    #expect(nearestName(to: "lable", among: ["table", "label"]) == "label")
    #expect(nearestName(to: "lable", among: ["label", "table"]) == "label")
  }

  @Test(
    arguments: [
      ("div", "column"),  // not the longer name that begins with it
      ("V-Stack", "column"), ("vstck", "column"), ("h_stack", "row"), ("widht", "width"), ("row", "row"),
      ("nowhere", nil),
    ] as [(String, String?)])
  func `a word of another system names the candidate that it means`(_ word: String, _ expected: String?) {
    let synonyms = ["div": "column", "vstack": "column", "hstack": "row", "nowhere": "absent"]
    #expect(
      nearestName(to: word, among: ["divider", "column", "row", "stack", "width"], synonyms: synonyms) == expected)
  }

  @Test func `no candidates, no name`() {
    #expect(nearestName(to: "width", among: []) == nil)
  }
}
