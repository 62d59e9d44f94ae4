import Comparison
import Diagnostics
import Skeleton
import SystemIO
import Testing

@testable import Snapshots

@Suite struct ConfigurationTests {
  /// The messages with their positions, without the quoted lines.
  private func mistakes(_ text: String) -> [String] {
    do throws(InvalidInput) {
      _ = try readConfiguration(Array(text.utf8))
      return []
    } catch {
      let source = SourceText(name: "f", utf8: Array(text.utf8))
      return error.diagnostics.map { String(source.rendered($0).prefix { $0 != "\n" }) }
    }
  }

  @Test func `a plain document gives no diagnostic`() throws {
    let configuration = try readConfiguration(Array("{}".utf8))
    #expect(configuration.variants == [Variant()])
    #expect(configuration.formats == [.bones, .ascii, .png])
    #expect(configuration.tolerance == .perChannel(0))
  }

  @Test func `everything can be said`() throws {
    let configuration = try readConfiguration(
      Array(
        """
        {"version": 1, "sizes": ["own", "390.0x844", "820x"], "themes": ["dark", "high contrast"],
         "directions": ["rtl"], "formats": ["png", "bones"], "scale": 0.0005, "at": "25%", "columns": 40,
         "preset": "pulse", "repeat": "fill",
         "perceptual": 1.5, "rules": "hints.xml", "elements": "e.xml", "data": "d.json", "exclude": ["drafts/", "**/*.svg"]}
        """.utf8))
    #expect(configuration.variants.count == 6)
    #expect(
      configuration.variants.map(\.suffix) == [
        ".dark.rtl", ".high contrast.rtl", ".390x844.dark.rtl", ".390x844.high contrast.rtl", ".820x.dark.rtl",
        ".820x.high contrast.rtl",
      ])
    #expect(configuration.formats == [.bones, .png])
    #expect(configuration.options.scale == 0.0005)
    #expect(configuration.options.time == .progress(0.25))
    #expect(configuration.options.columns == 40)
    #expect(configuration.options.preset == .pulse)
    #expect(configuration.options.repetition == .fill)
    #expect(configuration.tolerance == .perceptual(1.5))
    #expect(configuration.rules == "hints.xml")
    #expect(configuration.elements == "e.xml")
    #expect(configuration.data == "d.json")
    #expect(configuration.excluded.map(\.text) == ["drafts/", "**/*.svg"])
  }

  @Test(arguments: [
    ("[]", "f:1:1: error: \"the file\" is an array, expected an object"),
    ("{\"thmes\": []}", "f:1:2: error: unknown name \"thmes\"; did you mean \"themes\"?"),
    ("{\"version\": 2}", "f:1:13: error: \"version\" is 2, expected 1"),
    ("{\"sizes\": \"390x\"}", "f:1:11: error: \"sizes\" is a string, expected an array of strings"),
    ("{\"sizes\": []}", "f:1:11: error: \"sizes\" is empty; leave it out, or list at least one value"),
    ("{\"sizes\": [\"wide\"]}", "f:1:12: error: \"sizes\" has \"wide\", expected own, 390x844, 390x or x844"),
    ("{\"sizes\": [\"-1x2\"]}", "f:1:12: error: \"sizes\" has \"-1x2\", expected own, 390x844, 390x or x844"),
    ("{\"sizes\": [\"1x2\", \"1.0x2\"]}", "f:1:19: error: \"sizes\" has \"1.0x2\" twice"),
    ("{\"themes\": [\"../dark\"]}", "f:1:13: error: \"themes\" has \"../dark\", expected a name without / and ."),
    ("{\"themes\": [\"rtl\"]}", "f:1:13: error: \"themes\" has \"rtl\", expected a name without / and ."),
    ("{\"themes\": [\"390x\"]}", "f:1:13: error: \"themes\" has \"390x\", expected a name without / and ."),
    ("{\"directions\": [\"lrt\"]}", "f:1:17: error: \"directions\" has \"lrt\"; did you mean \"ltr\"?"),
    ("{\"formats\": [\"bons\"]}", "f:1:14: error: \"formats\" has \"bons\"; did you mean \"bones\"?"),
    ("{\"formats\": [\"gif\"]}", "f:1:14: error: \"formats\" has \"gif\", expected bones, ascii or png"),
    ("{\"scale\": 0}", "f:1:11: error: \"scale\" is 0, expected a number above 0 and at most 1000"),
    (
      "{\"at\": true}",
      "f:1:8: error: \"at\" is a Boolean, "
        + "expected a time from 0 such as 0.5s or 500ms, or a share of the sweep from 0% to 100%"
    ),
    (
      "{\"at\": \"2\"}",
      "f:1:8: error: \"at\" is \"2\", "
        + "expected a time from 0 such as 0.5s or 500ms, or a share of the sweep from 0% to 100%"
    ),
    ("{\"preset\": \"puls\"}", "f:1:12: error: \"preset\" is \"puls\"; did you mean \"pulse\"?"),
    ("{\"columns\": 1.5}", "f:1:13: error: \"columns\" is 1.5, expected a whole number from 1 to 10000"),
    ("{\"tolerance\": 1e9}", "f:1:15: error: \"tolerance\" is 1000000000, expected a whole number from 0 to 255"),
    (
      "{\"tolerance\": 1, \"perceptual\": 1}",
      "f:1:32: error: \"tolerance\" and \"perceptual\" exclude each other; leave one out"
    ),
    (
      "{\"exclude\": [\"../a\"]}",
      "f:1:14: error: \"exclude\" has \"../a\", expected a path inside the folder such as drafts or **/*.svg"
    ),
    ("{\"scale\": 1,}", "f:1:13: error: expected a name in quotes"),
  ])
  func `an error has a position and names the expected value`(_ text: String, _ sentence: String) {
    #expect(mistakes(text) == [sentence])
  }

  @Test func `all mistakes are reported at once`() {
    #expect(mistakes("{\"scale\": -1,\n \"nonsense\": 1,\n \"sizes\": [\"a\", \"b\"]}").count == 4)
  }

  @Test(arguments: [
    ("a.xml", "a.xml", true), ("a.xml", "b/a.xml", false), ("b", "b/c/a.xml", true), ("b/", "b/a.xml", true),
    ("b", "bc/a.xml", false), ("*.xml", "a.xml", true), ("*.xml", "b/a.xml", false), ("**/*.xml", "a.xml", true),
    ("**/*.xml", "b/c/a.xml", true), ("b/**/d", "b/d/a", true), ("b/**/d", "b/c/c/d/a", true),
    ("b/**/d", "b/c/a", false), ("*a*a*", "banana", true), ("*a*a*c", "banana", false), ("./a.xml", "a.xml", true),
    ("**", "b/a.xml", true), ("b/a.xml/c", "b/a.xml", false),
  ])
  func `a pattern matches`(_ pattern: String, _ path: String, _ isMatch: Bool) throws {
    #expect(try #require(PathPattern(pattern)).matches(path) == isMatch)
  }

  @Test(arguments: ["", "/a", "a//b", "../a", "a/../b"])
  func `no pattern leads out of the folder`(_ pattern: String) {
    #expect(PathPattern(pattern) == nil)
  }

  @Test func `goldens have the names of their documents, and no two share any`() throws {
    let variant = Variant(size: CanvasSize(width: 390), theme: "dark", isRightToLeft: true)
    let names = try ["a/cell.xml", "a/cell.storyboard", "a/cell.xml.xml", "b.XML"].map { path in
      try #require(SuiteDocument(path: path)).golden(variant, .bones)
    }
    #expect(
      names == [
        "a/cell.390x.dark.rtl.bones.json", "a/cell.storyboard.390x.dark.rtl.bones.json",
        "a/cell.xml.390x.dark.rtl.bones.json", "b.390x.dark.rtl.bones.json",
      ])
    #expect(SuiteDocument(path: "cell.png") == nil)
    #expect(try #require(SuiteDocument(path: "cell.xml")).golden(Variant(), .png) == "cell.png")
  }
}
