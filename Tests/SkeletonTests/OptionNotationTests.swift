import Skeleton
import Testing

/// The notation of the values of options, and their limits.
@Suite struct OptionNotationTests {
  /// The name of an option, accepted values and refused ones.
  private static let notations: [(option: String, accepted: [String], refused: [String])] = [
    ("at", ["0", "0%", "100%", "12.5%", "0s", "7ms", "3.5s"], ["", "7", "0.5", "-1%", "100.5%", "%", "-3s", "3m"]),
    ("fps", ["0.001", "1000"], ["0", "-1", "1000.5", "5s", "", "nan", "inf"]),
    ("scale", ["0.5", "1000"], ["0", "1000.001", "2x"]), ("fontScale", ["1.3", "1000"], ["0", "1001"]),
    ("startAt", ["0", "2", "2s", "500ms"], ["-1", "-1ms", "2%", ""]),
    ("duration", ["0.001", "1ms"], ["0", "0s", "-2s"]),
    (
      "size", ["390x844", "390x", "x844", "390.5x844", "1080x2400px", "10000000x"],
      [
        "", "x", "px", "xpx", "390", "390x844x2", "0x844", "390x0", "-1x5", "390x844pt", "10000001x", "axb",
        "390 x 844",
      ]
    ),
    ("repeat", ["1", "fill", "12"], ["0", "-1", "1.5", "once", "FILL", ""]),
    ("columns", ["1", "10000"], ["0", "10001", "+5", "5.0", "", "-5"]),
    ("maxDepth", ["1", "4096"], ["0", "4097"]), ("maxViews", ["1", "1000000000000"], ["0", "1000000000001"]),
    ("theme", ["light", "dark", "sepia"], [""]), ("root", ["0", "main", "-1"], [""]),
    (
      "name", ["A", "a1B2", "Z" + String(repeating: "9", count: 99)],
      [
        "", "1a", "a_b", "a.b", "ä", "a b", "[a", "a{", "@", "`", "A" + String(repeating: "9", count: 100), "a/", "a:",
      ]
    ),
    (
      "package", ["a", "a.b_1.C", "_", String(repeating: "a", count: 200)],
      [
        "", ".", "a.", ".a", "a..b", "1a", "a.9", "a-b", "a b", "a/", "a:", "a[", "a@",
        String(repeating: "a", count: 201),
      ]
    ),
    ("animate", ["css", "smil", "none"], ["CSS", "", "gif"]), ("colors", ["true", "256", "16"], ["8", "True"]),
    ("rtl", ["true", "false"], ["yes", "1", ""]), ("direction", ["ltr", "rtl"], ["left", ""]),
    ("unit", ["pt", "px"], ["dp", ""]), ("sizes", ["320x", "320x,x7,3x5"], ["320x,", ",", "320"]),
  ]

  @Test(arguments: notations)
  func `a value is read if it has the notation and is in range`(
    option: String, accepted: [String], refused: [String]
  ) throws {
    let option = try #require(RenderOption.named(option))
    for text in accepted { #expect(throws: Never.self, "\(text)") { try option.setting(text) } }
    for text in refused { #expect(throws: OptionMistake.self, "\(text)") { try option.setting(text) } }
  }

  @Test(arguments: [
    ("390x844", CanvasSize(width: 390, height: 844), "390x844"), ("390x", CanvasSize(width: 390), "390x"),
    ("x844.5", CanvasSize(height: 844.5), "x844.5"),
    ("1080x2400px", CanvasSize(width: 1_080, height: 2_400, unit: .pixels), "1080x2400px"),
    ("x24px", CanvasSize(height: 24, unit: .pixels), "x24px"),
  ])
  func `a size is two sides in points or in pixels`(text: String, size: CanvasSize, printed: String) {
    #expect(CanvasSize(text) == size)
    #expect(size.text == printed)
    #expect(CanvasSize().text == "")
  }

  @Test func `times are seconds, or shares of the sweep`() {
    #expect(SampleTime("0") == .seconds(0))
    #expect(SampleTime("250ms") == .seconds(0.25))
    #expect(SampleTime("1.5s") == .seconds(1.5))
    #expect(SampleTime("12.5%") == .progress(0.125))
    #expect(RenderOptions.parseSeconds("2") == 2)
    #expect(RenderOptions.parseSeconds("7ms") == 0.007)
    #expect(RenderOptions.parseSeconds("-1s") == nil)
    #expect(RenderOptions.parseExtent("0") == nil)
    #expect(RenderOptions.parseExtent("0.25") == 0.25)
  }

  /// The setting of an option prints what it reads, in one notation.
  @Test(arguments: [
    ("at", "500ms", "0.5s"), ("at", "12.5%", "12.5%"), ("startAt", "7", "7s"), ("duration", "250ms", "0.25s"),
    ("fps", "7.50", "7.5"), ("repeat", "fill", "fill"), ("repeat", "3", "3"), ("size", "300.50x", "300.5x"),
    ("colors", "16", "16"), ("theme", "dark", "dark"), ("maxFrames", "7", "7"),
  ])
  func `a value has one canonical text`(name: String, text: String, canonical: String) throws {
    let option = try #require(RenderOption.named(name))
    var options = RenderOptions()
    try option.setting(text).apply(to: &options)
    #expect(option.text(in: options) == canonical)
  }

  // MARK: - Ranges of the options of a call

  private static let ranges: [(problem: String, change: @Sendable (inout RenderOptions) -> Void)] = [
    ("", { $0.scale = 1_000 }), ("\"scale\"", { $0.scale = 1_000.5 }), ("\"scale\"", { $0.scale = 0 }),
    ("", { ($0.startTime, $0.stopTime) = (0.5, 0.5) }), ("the stop time", { ($0.startTime, $0.stopTime) = (0.5, 0.4) }),
    ("\"startAt\"", { $0.startTime = -0.1 }), ("\"stopAt\"", { $0.stopTime = .infinity }),
    ("", { $0.framesPerSecond = 1_000 }), ("\"fps\"", { $0.framesPerSecond = 0 }),
    ("\"fps\"", { $0.framesPerSecond = .nan }),
    ("\"duration\"", { $0.duration = 0 }), ("", { $0.columns = 10_000 }), ("\"columns\"", { $0.columns = 0 }),
    ("\"columns\"", { $0.columns = 10_001 }), ("\"at\"", { $0.time = .progress(1.5) }),
    ("", { $0.time = .progress(1) }),
    ("\"at\"", { $0.time = .seconds(-1) }), ("\"repeat\"", { $0.repetition = .times(0) }),
    ("", { $0.repetition = .fill }),
    ("\"size\"", { $0.size = CanvasSize(width: 10_000_001) }), ("", { $0.size = CanvasSize(width: 10_000_000) }),
    ("\"size\"", { $0.size = CanvasSize(height: 0) }), ("\"fontScale\"", { $0.fontScale = -1 }),
    ("\"maxDepth\"", { $0.limits.depth = 0 }), ("\"maxDepth\"", { $0.limits.depth = 4_097 }),
    ("", { $0.limits.depth = 4_096 }), ("\"maxViews\"", { $0.limits.views = 0 }), ("", { $0.limits.views = 2 }),
    ("\"theme\"", { $0.theme = .named("") }), ("\"root\"", { $0.root = "" }),
    ("\"showDelay\"", { $0.showDelay = -1 }), ("\"minimumTime\"", { $0.minimumTime = -1 }),
    ("\"transition\"", { $0.transition = -1 }), ("\"name\"", { $0.markup.name = "9" }),
    ("\"package\"", { $0.markup.packageName = "9" }),
  ]

  @Test(arguments: ranges.indices)
  func `the options of a call are in range`(index: Int) {
    let (problem, change) = Self.ranges[index]
    var options = RenderOptions()
    change(&options)
    #expect(options.areInRange == problem.isEmpty)
    do throws(RenderError) {
      _ = try Document("<feed width='9'><view width='3' height='5'/></feed>").scene(options)
      #expect(problem.isEmpty)
    } catch {
      let text = error.description
      #expect(
        !problem.isEmpty
          && text.hasPrefix(problem.hasPrefix("\"") ? "the option \(problem) is out of range, " : problem))
    }
  }

  @Test func `the limits have the values that the help of the command states`() {
    let limits = RenderLimits()
    #expect(limits.inputBytes == 268_435_456)
    #expect((limits.attributes, limits.depth, RenderLimits.maximumDepth) == (1_024, 512, 4_096))
    #expect((limits.views, limits.bones) == (1_000_000, 250_000))
    #expect((limits.pixels, limits.streamedPixels, limits.streamedSide) == (67_000_000, 1_000_000_000, 65_535))
    #expect((limits.frames, limits.animationPixels, limits.work) == (3_600, 4_000_000_000, 200_000_000))
    #expect(RenderOption.named("maxViews")?.defaultText == "\(limits.views), and \(limits.bones) bones")
    #expect(
      RenderOption.named("maxPixels")?.defaultText
        == "\(limits.pixels); for png and text \(limits.streamedPixels), and \(limits.streamedSide) on a side")
    let options = RenderOptions()
    #expect((options.startTime, options.showDelay, options.minimumTime, options.transition) == (0, 0, 0, 0))
    #expect(options.columns == 80 && !options.isRightToLeft && !options.solvesConstraints && !options.finishesCycle)
    #expect(!options.markup.isFragment && !options.markup.isShell && !options.markup.isResponsive)
  }

  @Test func `a limit sets those of its kind`() throws {
    var options = RenderOptions()
    try RenderOption.named("maxViews")?.setting("77").apply(to: &options)
    #expect((options.limits.views, options.limits.bones) == (77, 77))
    try RenderOption.named("maxPixels")?.setting("99").apply(to: &options)
    #expect((options.limits.pixels, options.limits.streamedPixels, options.limits.streamedSide) == (99, 99, 99))
    RenderOption.named("maxPixels")?.reset(in: &options)
    #expect(options.limits.streamedSide == 65_535 && options.limits.pixels == 67_000_000)
  }

  /// A text of 60 characters is complete in a message, one of 61 is cut.
  @Test(arguments: [(58, true), (59, false)])
  func `a long value is shortened in its message`(count: Int, isWhole: Bool) throws {
    let text = String(repeating: "a", count: count)
    let option = try #require(RenderOption.named("scale"))
    let sentence = #expect(throws: OptionMistake.self) { try option.setting(text) }?.sentence
    let shown = isWhole ? "\"\(text)\"" : "\"\(String(repeating: "a", count: 56))…\""
    #expect(sentence == "\"scale\" is \(shown), expected a number above 0 and at most 1000")
  }

  @Test func `the mistake of a file in an option is that of the file`() throws {
    func sentence(_ name: String, _ text: String) throws -> String? {
      let option = try #require(RenderOption.named(name))
      return #expect(throws: OptionMistake.self) { try option.setting(text) }?.advice
    }
    #expect(try sentence("elements", "<elements>\n<elemnt/></elements>")?.hasPrefix("2:1: ") == true)
    #expect(try sentence("data", "[\n{]") == "2:2: expected a name in quotes")
  }

  @Test(arguments: [
    (
      "scale", #"{"type":["number","null"],"exclusiveMinimum":0,"maximum":1000,"#,
      #"{"type":"number","exclusiveMinimum":0,"maximum":1000}"#
    ),
    (
      "columns", #"{"type":["integer","null"],"minimum":1,"maximum":10000,"#,
      #"{"type":"integer","minimum":1,"maximum":10000}"#
    ),
    ("rtl", #"{"type":["boolean","null"],"#, #"{"type":"boolean"}"#),
    ("animate", #"{"enum":["css","smil","none",null],"#, #"{"enum":["css","smil","none"]}"#),
    (
      "sizes", #"{"type":["array","string","null"],"items":{"type":"string"},"#,
      #"{"type":"string","examples":["320x,768x"]}"#
    ),
    ("at", #"{"type":["number","string","null"],"description":"#, #"{"type":"string","examples":["25%"]}"#),
    ("root", #"{"type":["integer","string","null"],"description":"#, #"{"type":"string","examples":["0"]}"#),
    (
      "data", #"{"type":["array","object","string","null"],"items":{"type":["array","object"]},"#,
      #"{"type":"string","examples":["[{\"name\":\"a\"}]"]}"#
    ),
  ])
  func `the schemas of an option state its values, in JSON and in a query`(name: String, json: String, query: String)
    throws
  {
    let option = try #require(RenderOption.named(name))
    #expect(option.schema.hasPrefix(json), "\(option.schema)")
    #expect(option.querySchema == query)
  }

  // MARK: - Options without effect

  @Test func `at most eight formats that use an option are named`() throws {
    let at = try #require(RenderOption.named("at"))
    #expect(IgnoredOption(at, spelled: "--at", for: [.json])?.sentence == "--at has no effect on json")
    #expect(IgnoredOption(at, spelled: "--at", for: [.json, .png]) == nil)
    let scale = try #require(RenderOption.named("scale"))
    #expect(
      IgnoredOption(scale, spelled: "scale", for: [.svg], named: { "<\($0.rawValue)>" })?.sentence
        == "scale has no effect on <svg>; it applies to <png>, <apng>, <gif>, <webp>, <json>")
  }
}
