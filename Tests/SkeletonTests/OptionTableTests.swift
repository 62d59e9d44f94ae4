import Skeleton
import TestSupport
import Testing

/// The table of options.
@Suite struct OptionTableTests {
  @Test(arguments: RenderOption.all)
  func `a value is read, printed and reset`(_ option: RenderOption) throws {
    let text = option.example
    var options = RenderOptions()
    #expect(option.text(in: options) == nil)
    try option.setting(text).apply(to: &options)
    #expect(options != RenderOptions())
    // `--direction rtl` is `--rtl`.
    let printed = option.name == "direction" ? try #require(RenderOption.named("rtl")) : option
    #expect(printed.text(in: options) == (printed.form == .flag ? "" : text))
    #expect(RenderOption.all.filter { $0.text(in: options) != nil }.map(\.name) == [printed.name])
    option.reset(in: &options)
    #expect(options == RenderOptions())
  }

  @Test func `every property of the options has an entry`() throws {
    var options = RenderOptions()
    for option in RenderOption.all { try option.setting(option.example).apply(to: &options) }
    // Rules, Android resources and code are files, and the limit of an animation follows from the others.
    let exceptions: Set = ["rules", "animationPixels", "resources", "code", "themeStyle", "leafSizes"]
    func check(_ value: Any, _ standard: Any) {
      for (child, other) in zip(Mirror(reflecting: value).children, Mirror(reflecting: standard).children) {
        guard let label = child.label, !exceptions.contains(label) else { continue }
        if label == "markup" || label == "limits" {
          check(child.value, other.value)
        } else {
          #expect("\(child.value)" != "\(other.value)", "\(label) has no option")
        }
      }
    }
    check(options, RenderOptions())
  }

  @Test func `names are unique, and summaries are sentences`() {
    #expect(Set(RenderOption.all.map(\.name)).count == RenderOption.all.count)
    for option in RenderOption.all {
      #expect(option.summary.hasSuffix("."), "\(option.name)")
      #expect(option.summary.first?.isUppercase == true, "\(option.name)")
      #expect(!option.formats.isEmpty && !option.surfaces.isEmpty, "\(option.name)")
    }
    #expect(RenderOption.named("stopAt")?.commandName == "stop-at")
  }

  @Test(arguments: [
    ("scale", "0", "\"scale\" is \"0\", expected a number above 0 and at most 1000"),
    ("columns", "10001", "\"columns\" is \"10001\", expected a whole number from 1 to 10000"),
    ("device", "iphne-15", "\"device\" is \"iphne-15\"; did you mean \"iphone-15\"?"),
    ("duration", "0", "\"duration\" is \"0\", expected a time above 0 such as 2s or 500ms"),
    (
      "at", "2",
      "\"at\" is \"2\", expected a time from 0 such as 0.5s or 500ms, or a share of the sweep from 0% to 100%"
    ),
    (
      "at", "-1s",
      "\"at\" is \"-1s\", expected a time from 0 such as 0.5s or 500ms, or a share of the sweep from 0% to 100%"
    ),
  ])
  func `a wrong value has a sentence`(_ name: String, _ text: String, _ sentence: String) throws {
    let option = try #require(RenderOption.named(name))
    let mistake = #expect(throws: OptionMistake.self) { try option.setting(text) }
    #expect(mistake?.sentence == sentence)
  }

  @Test func `equal options have equal keys, others other keys`() throws {
    var keys: Set = [RenderOptions().canonicalText(on: .record)]
    for option in RenderOption.on(.record) {
      var options = RenderOptions()
      try option.setting(option.example).apply(to: &options)
      keys.insert(options.canonicalText(on: .record))
    }
    #expect(keys.count == RenderOption.on(.record).count + 1)
    var (first, second) = (RenderOptions(), RenderOptions())
    (first.theme, first.title) = ("a", "b preset=5:pulse")
    (second.theme, second.preset, second.title) = ("a", .pulse, "b")
    #expect(first.canonicalText(on: .record) != second.canonicalText(on: .record))
  }

  @Test func `the arguments of some options give the options again`() throws {
    var options = RenderOptions()
    for option in RenderOption.on(.commandLine) where option.name != "rtl" && option.name != "direction" {
      try option.setting(option.example).apply(to: &options)
    }
    let arguments = options.commandArguments(without: ["scale"])
    #expect(!arguments.contains("--scale") && !arguments.contains("--rtl"))
    #expect(arguments.contains("--responsive"))
    #expect(arguments.firstIndex(of: "--stop-at").map { arguments[$0 + 1] } == "2s")
  }

  // MARK: - Formats

  /// A document whose picture depends on every option.
  private static let markup = """
    <feed width="300" height="90"><theme name="sepia" overlay="#F4ECD8"/><cell repeat="2"><row gap="8">
    <avatar width="40.3" height="40.3"/><text id="t" grow="1"/></row></cell></feed>
    """

  /// Values that change this document's pictures.
  private static let effective = [
    "scale": "3", "at": "10%", "fps": "7", "duration": "700ms", "columns": "33", "colors": "16", "animate": "none",
    "fragment": "true", "shell": "true", "title": "Wait", "documentName": "Cell.xml", "name": "Wait",
  ]

  @Test(arguments: RenderOption.all.filter { effective[$0.name] != nil })
  func `the bytes of exactly the listed formats depend on an option`(_ option: RenderOption) throws {
    for format in OutputFormat.allCases {
      var options = RenderOptions()
      (options.scale, options.framesPerSecond) = (1, 5)
      let plain = try render(Array(Self.markup.utf8), as: format, options: options).bytes
      try option.setting(#require(Self.effective[option.name])).apply(to: &options)
      let other = try render(Array(Self.markup.utf8), as: format, options: options).bytes
      #expect((plain != other) == option.formats.contains(format), "\(option.name), \(format)")
    }
  }

  @Test func `an option without effect names the formats that use it`() throws {
    let columns = try #require(RenderOption.named("columns"))
    #expect(IgnoredOption(columns, spelled: "--columns", for: [.png, .ascii]) == nil)
    #expect(
      IgnoredOption(columns, spelled: "--columns", for: [.png, .svg])?.sentence
        == "--columns has no effect on png, svg; it applies to ascii, ansi")
  }
}

extension RenderOptions {
  fileprivate var title: String {
    get { markup.title }
    set { markup.title = newValue }
  }
}
